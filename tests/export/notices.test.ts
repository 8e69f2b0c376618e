import { expect, test } from "@jest/globals";
import { navigation } from "../../content/navigation.ts";
import { entriesOf, isObject } from "../../scripts/content/queries.ts";
import { visibleWords } from "../../scripts/post-build/html.ts";
import { exportedPage } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

/* What a button does with its notice: tests/components/notices.test.tsx. */

/** The notices that a part of the content names, by the words of their buttons. */
function noticesIn(content: unknown): Readonly<Record<string, unknown>> {
  const values = entriesOf({ content }).map(({ value }) => value);
  const actions = values.filter(isObject).filter(({ notice }) => notice !== undefined);
  return Object.fromEntries(actions.map(({ label, name, notice }) => [label ?? name, notice]));
}

test.each(pagesForJest())(
  "every button of $path that has a notice shows its own, and no other has one",
  (page) => {
    const { document } = exportedPage(page.path);
    const parts = { header: navigation.demo, main: page, footer: [navigation.footer, navigation.social] };
    for (const [name, content] of Object.entries(parts)) {
      const notices = noticesIn(content);
      const found = document
        .querySelectorAll(`${name} :is(a, button)`)
        .map((part) => [
          visibleWords(part) || part.getAttribute("aria-label"),
          part.getAttribute("data-notice"),
        ])
        .filter(([words, notice]) => notice !== undefined || (words ?? "") in notices);
      expect(found).toEqual(found.map(([words]) => [words, notices[words ?? ""]]));
      expect(new Set(found.map(([words]) => words))).toEqual(new Set(Object.keys(notices)));
    }
  },
);
