import type { Finding } from "../tools/problem.ts";
import type { Place } from "./find-text.ts";
import { escaped } from "./line-of.ts";
import { type ContentModule, type Entry, entriesOf, isObject } from "./queries.ts";

/** The files that a section or row of docs/product.md is about. Rows that begin with a path are about its page. */
const files: Readonly<Record<string, readonly string[]>> = {
  "Header and footer": ["content/navigation.ts"],
  Onboarding: ["content/onboarding.ts"],
  Notices: ["content/notices.ts"],
  Forms: ["content/pages/demo.ts", "content/pages/contact.ts"],
  Plans: ["content/pages/pricing.ts"],
  "any other": ["content/pages/not-found.ts"],
};

/** A bold text of the document, and the path, notice, tone, id or field beside it. A path alone is a label too. */
interface Rule {
  line: number;
  label: string;
  target: string | undefined;
}

/** A value of the content. */
interface Part extends Entry {
  file: string;
}

/** Finds what docs/product.md, the `document`, says in bold, and the content does not, or with another path, notice or id. */
export function findBrokenRules(
  document: string,
  modules: readonly ContentModule[],
  places: readonly Place[],
): Finding[] {
  // The sections, and the rows of tables but for their heads.
  const units = document.matchAll(/^(?:## |\| (?!.*\n\|---)).*\n(?:(?!## |\| ).*\n)*/gm);
  let section: readonly string[] = [];
  return [...units].flatMap(({ 0: unit, index }) => {
    const title = /^(?:## |\| )(.+?)(?: →.*?| \(.*?)?(?: \||\n)/.exec(unit)?.[1] ?? "";
    if (unit.startsWith("#")) section = files[title] ?? [];
    const isSubject = ({ file, value }: ContentModule) =>
      title.startsWith("`/")
        ? isObject(value) && title === `\`${value.path}\``
        : (files[title] ?? section).includes(file);
    const parts = modules
      .filter(isSubject)
      .flatMap(({ file, value }) => [
        { file, field: "", value },
        ...entriesOf(value).map((entry) => ({ file, ...entry })),
      ]);
    // A row that begins with a bold text is about the group that has it.
    const name = /^\*\*(.+)\*\*$/.exec(title)?.[1];
    const group = parts.find((part) => name !== undefined && has(part, name));
    const scope = group ? parts.filter(({ field }) => field.startsWith(group.field)) : parts;
    return check(rulesIn(unit, document.slice(0, index).split("\n").length), scope, places);
  });
}

function rulesIn(unit: string, firstLine: number): Rule[] {
  const pattern = /(?:`(\w+)`\s\()?\*\*([^*]+)\*\*(?:\s→\s`(.+?)`|\s\((\w+)\))?|`(\/[\w/-]*)`/g;
  return [...unit.matchAll(pattern)].map((found) => ({
    line: firstLine + unit.slice(0, found.index).split("\n").length - 1,
    label: (found[2] ?? found[5] ?? "").replace(/\s+/g, " "),
    target: found[4] === "notice" ? "notImplemented" : (found[1] ?? found[3] ?? found[4]),
  }));
}

function check(rules: readonly Rule[], scope: readonly Part[], places: readonly Place[]): Finding[] {
  return rules.flatMap((rule) => {
    const { line, label, target } = rule;
    const problem = `docs/product.md:${line} has **${label}**${target ? ` → ${target}` : ""}.`;
    const fix = "Change it back, or there too with the owner's consent.";
    const findingIn = (part: Part | undefined): Finding => ({
      file: part?.file ?? "docs/product.md",
      field: part?.field ?? "",
      problem,
      fix,
    });
    if (target === undefined) return hasText(scope, label) ? [] : findingIn(scope[0]);

    const alike = rules.filter((other) => other.target === target);
    const same = alike.filter((other) => other.label === label);
    const groups = scope.filter((part) => has(part, target) || part.field.endsWith(`.${target}`));
    const found = groups.filter((part) => has(part, label)).length;
    if (found >= same.length) return [];
    // A link may be in the header and the footer. If the content has as many, they are in the order of the document.
    if (groups.length !== alike.length) {
      const astray = scope.find((part) => has(part, label) && !groups.includes(part));
      return same.indexOf(rule) < found ? [] : findingIn(astray ?? scope[0]);
    }
    const group = groups[alike.indexOf(rule)];
    if (!group || has(group, label)) return [];
    const [name] = Object.entries(group.value as object).find(([, value]) => value !== target) ?? [];
    // What may have to follow: another label, the breadcrumb, and the title of the page.
    const page = places.find(({ field, text }) => field === "path" && text === target)?.file;
    const others = places.filter(
      ({ file, field, text }) =>
        text === label || (file === page && field === "title" && text.includes(label)),
    );
    const also = others.map((place) => `${place.file}:${place.line}`).join(", ");
    return {
      ...findingIn(group),
      field: `${group.field}.${name}`,
      fix: also ? `${fix} The old text is also in ${also}.` : fix,
    };
  });
}

/** Whether a part is a group with this value. */
function has({ value }: Part, wanted: string): boolean {
  return isObject(value) && Object.values(value).includes(wanted);
}

/** Whether one of the values has these words. They may begin a sentence. "$29" is not in "$290". */
function hasText(scope: readonly Part[], text: string): boolean {
  const words = escaped(text).replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const pattern = new RegExp(`(?<![\\w.])${words}(?!\\w|[.,]\\d)`);
  return scope.some(({ value }) => pattern.test(String(value)));
}
