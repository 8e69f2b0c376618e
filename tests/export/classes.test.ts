import { expect, test } from "@jest/globals";
import { transform } from "lightningcss";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

/** Classes without a rule, with the reason. */
const exceptions: readonly RegExp[] = [
  /^solution-panels-/, // named after a drawing, of which only some are placed by a rule
  /^group$/, // Tailwind's mark for group-hover:, of no looks itself
  /^notices$/, // by which tests find the notices
];

test("every class in the markup has a rule in the style sheets", () => {
  const site = exportedSite();
  const styled = new Set<string>();
  for (const path of [...site.files.paths].filter((file) => file.endsWith(".css")))
    transform({
      filename: path,
      code: Buffer.from(site.files.bytes(path)),
      visitor: {
        Selector(selector) {
          for (const part of selector) if (part.type === "class") styled.add(part.name);
        },
      },
    });
  const used = everyPage(site).flatMap(({ document }) =>
    document
      .querySelectorAll("[class]")
      .flatMap(({ attrs }) => attrs.class?.split(/\s+/).filter(Boolean) ?? []),
  );
  const unknown = used.filter(
    (name) => !styled.has(name) && !exceptions.some((exception) => exception.test(name)),
  );
  expect(used).not.toHaveLength(0);
  expect([...new Set(unknown)]).toEqual([]);
});
