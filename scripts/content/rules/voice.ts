import type { Mistake } from "../../tools/problem.ts";
import { type Content, textsIn } from "../queries.ts";

interface VoiceRule {
  find: RegExp;
  /** The reason, before what was found: "British English: fortnight." */
  wrong: string;
  /** The fix, after "Write". $1 and $2 are groups of `find`. */
  right: string;
}

const british = (find: RegExp, right: string): VoiceRule => ({ find, wrong: "British English", right });
const stiff = (find: RegExp, right: string): VoiceRule => ({ find, wrong: "People contract this", right });
const term = (find: RegExp, right: string): VoiceRule => ({ find, wrong: "Not our term", right });

/** The part of the voice guide (docs/voice.md) that a machine can check. */
const voiceRules: readonly VoiceRule[] = [
  term(/\bAI mentor(s|ship)?\b/i, "AI coach or AI coaching: a mentor is a person"),
  term(/\binfluencer coach(?:es|ing)?\b/i, "influencer mentor or influencer mentorship: the coach is the AI"),
  term(/\b(?:e-)?mail(s|ed|ing)?\b(?!@)/i, "email$1"),
  term(/\b(?!Get Started Free\b)[Gg]et [Ss]tarted(?: [Ff]ree| [Nn]ow)?\b/, "Get Started Free"),
  term(
    /\b(?!See pricing\b)(?:[Ss]ee|[Vv]iew|[Cc]ompare) (?:our |the )?(?:[Pp]lans|[Pp]rices|[Pp]ricing)\b/,
    "See pricing",
  ),

  { find: /(\w*)'(\w*)/, wrong: "A straight apostrophe", right: "$1’$2" },
  { find: /"/, wrong: "A straight quotation mark", right: "“ or ”" },
  { find: /!/, wrong: "An exclamation mark", right: "a period" },
  {
    find: /\b\d{1,2}:\d\d\b(?!\s[AP]M\b)/,
    wrong: "A time without AM or PM",
    right: "twelve-hour time, such as 5:00 PM",
  },
  {
    find: /\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    wrong: "A day before its month",
    right: "the month first, such as October 12, 2026",
  },

  stiff(/\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b/i, "$1n’t"),
  stiff(/\bcan ?not\b/i, "can’t"),
  stiff(/\bwill not\b/i, "won’t"),
  stiff(/\b(I|we|you|they) will\b/i, "$1’ll"),
  stiff(/(?<!\b(?:how|what|where|who) )\b(you|we|they) are (?=\w)/i, "$1’re"),
  stiff(/(?<!\b(?:how|of|what|where) )\b(it|that|there) is (?=\w)/i, "$1’s"),

  british(
    /\b(apolog|custom|emphas|optim|organ|personal|prior|real|recogn)is(e[ds]?|ing|ation(?:al|ally|s)?)\b/i,
    "$1iz$2",
  ),
  british(/\banalys(e[ds]?|ing)\b/i, "analyz$1"),
  british(/\bpractis(e[ds]?|ing)\b/i, "practic$1"),
  british(/\b(behavi|col|fav|flav|hon|lab|neighb)our(\w*)/i, "$1or$2"),
  british(/\b(cent|met|theat)re(s?)\b/i, "$1er$2"),
  british(/\b(cancel|counsel|label|model|travel)l(ed|ing|[eo]rs?)\b/i, "$1$2"),
  british(/\b(defen|licen|offen)ce(s?)\b/i, "$1se$2"),
  british(/\b(enrol|fulfil)(s|ment)?\b/i, "$1l$2"),
  british(/\b(acknowledg|judg)ement(s?)\b/i, "$1ment$2"),
  british(/\b(catalog|program)(?:ue|me)(s?)\b/i, "$1$2"),
  british(/\bgrey(s?)\b/i, "gray$1"),
  british(/\b(after|back|for|to)wards\b/i, "$1ward"),
  british(/\b(among|whil)st\b/i, "among or while"),
  british(/\blearnt\b/i, "learned"),
  british(/\bfortnights?\b/i, "two weeks"),
  british(/\bshall\b/i, "will, or ask “Want me to …?”"),

  {
    find: /\b(?:bring(?:s|ing)?|brought) up\b/i,
    wrong: "A phrase with three other meanings",
    right: "work on or raise",
  },
  {
    find: /\b(?:best[- ]in[- ]class|cutting[- ]edge|effortless(?:ly)?|empower\w*|game[- ]chang\w+|leverag\w+|next[- ]level|revolution\w+|seamless(?:ly)?|supercharg\w+|transformative|unleash\w*|unlock\w*|world[- ]class)\b/i,
    wrong: "Hype",
    right: "what it does, in plain words",
  },
];

/** The product fixes these words, whatever the voice guide says. tests/unit/fixed-facts.test.ts proves them. */
const fixedWords: Readonly<Record<string, RegExp>> = {
  "content/notices.ts": /^notices\./,
  "content/onboarding.ts": /^onboarding\.done\./,
};

/** Finds words that the voice guide rules out. */
export function findOffVoice(content: Content): Mistake[] {
  return textsIn(content).flatMap(({ file, field, value }) => {
    if (fixedWords[file]?.test(field)) return [];
    return voiceRules.flatMap(({ find, wrong, right }) => {
      const found = find.exec(value);
      if (!found) return [];
      const fix = right.replace(/\$(\d)/g, (_, group) => found[group] ?? "");
      return [
        { file, field, wrong: `${wrong}: ${found[0].trim()}.`, right: `Write ${fix}. See docs/voice.md.` },
      ];
    });
  });
}
