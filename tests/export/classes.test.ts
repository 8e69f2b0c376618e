import { expect, test } from "@jest/globals";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { classesIn } from "../support/classes.ts";
import { exportedSite } from "../support/exported-site.ts";

/** Classes without a rule, with the reason. */
const exceptions: readonly RegExp[] = [
  /^solution-panels-/, // named after a drawing, of which only some are placed by a rule
  /^group$/, // Tailwind's mark for group-hover:, of no looks itself
  /^notices$/, // by which tests find the notices
];

test("every class in the markup has a rule in the style sheets", () => {
  const site = exportedSite();
  const sheets = [...site.files.paths].filter((file) => file.endsWith(".css"));
  const styled = new Set(sheets.flatMap((sheet) => classesIn(site.files.bytes(sheet))));
  const used = everyPage(site).flatMap(({ document }) =>
    document.querySelectorAll("[class]").flatMap(({ attrs }) => attrs.class?.split(/\s+/) ?? []),
  );
  const unknown = used.filter(
    (name) => !styled.has(name) && !exceptions.some((exception) => exception.test(name)),
  );
  expect(used).not.toHaveLength(0);
  const messages = [...new Set(unknown)].map((name) => `no class is called "${name}": see docs/styles.md`);
  expect(messages).toEqual([]);
});
