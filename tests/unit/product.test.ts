import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import * as pages from "../../content/pages/index.ts";
import notFound from "../../content/pages/not-found.ts";
import { escaped } from "../../scripts/content/line-of.ts";
import { entriesOf, isObject } from "../../scripts/content/queries.ts";

/** What a row or a section of docs/product.md is about, by the row's first cell or the section's title. */
const subjects = new Map<string, unknown>([
  ...Object.values(pages).map((page) => [`\`${page.path}\``, page] as const),
  ...Object.values(notices).map((notice) => [`**${notice.title}**`, notice] as const),
  ...pages.pricing.plans.map((plan) => [`**${plan.name}**`, plan] as const),
  ["any other", notFound],
  ["Header and footer", navigation],
  ["Onboarding", onboarding],
  ["Notices", noticeLabels],
  ["Forms", [pages.demo, pages.contact]],
]);

const rules = readFileSync("docs/product.md", "utf8")
  .split(/^(?:## |\| )/m)
  .map((rule) => [/^(.+?)(?: →.*?| \(.*?)?(?: \||\r?\n)/.exec(rule)?.[1] ?? "", rule.replace(/\s+/g, " ")]);

test.each(rules)("the content follows docs/product.md: %s", (subject, rule) => {
  const values = [subjects.get(subject), ...entriesOf(subjects.get(subject)).map(({ value }) => value)];
  const groups = values.filter(isObject).map(Object.values);
  const matches = (pattern: RegExp) =>
    [...rule.matchAll(pattern)].map(([, ...found]) => found.filter(Boolean));
  // As whole words, because "$29" is in "$290". They may begin a sentence.
  const hasText = (text: string) => {
    const words = escaped(text).replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);
    const pattern = new RegExp(`(?<![\\w.])${words}(?!\\w|[.,]\\d)`);
    return values.some((value) => pattern.test(String(value)));
  };
  const missing = [
    ...matches(/\*\*([^*]+)\*\*/g).filter(([text = ""]) => !hasText(text)),
    ...matches(/`(\/[\w/-]*)`/g).filter(([path]) => !values.includes(path)),
    // A link, a notice, a tone or an id belongs to its label, as often as it is there.
    ...[/\*\*([^*]+)\*\* (?:→ `(.+?)`|\((\w+)\))/g, /`(\w+)` \(\*\*([^*]+)\*\*\)/g]
      .flatMap(matches)
      .filter((pair, _index, pairs) => {
        const places = groups.filter((group) =>
          pair.every((one) => group.includes(one === "notice" ? "notImplemented" : one)),
        );
        return places.length < pairs.filter((other) => `${other}` === `${pair}`).length;
      }),
  ];
  expect(missing).toEqual([]);
});
