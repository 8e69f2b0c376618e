import { expect, test } from "@jest/globals";
import { type Declaration, transform } from "lightningcss";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const site = exportedSite();

/** The properties that each class sets without a condition, in the order of the stylesheets. */
const propertiesOf = new Map<string, readonly string[]>();
for (const path of site.files.paths)
  if (path.endsWith(".css"))
    transform({
      filename: path,
      code: site.files.bytes(path),
      visitor: {
        Rule: {
          media: () => [],
          supports: () => [],
          container: () => [],
          style: ({ value: { selectors, declarations } }) => {
            const properties = declarations?.declarations.map(propertyOf) ?? [];
            for (const [first, ...others] of selectors)
              if (first?.type === "class" && others.length === 0 && properties.length > 0)
                propertiesOf.set(first.name, [...(propertiesOf.get(first.name) ?? []), ...properties]);
          },
        },
      },
    });

function propertyOf(declaration: Declaration): string {
  if (declaration.property === "custom") return declaration.value.name;
  return declaration.property === "unparsed" ? declaration.value.propertyId.property : declaration.property;
}

test("no class of an element is overridden by other classes of the same element", () => {
  const elements = everyPage(site).flatMap(({ document }) => document.querySelectorAll("[class]"));
  const lists = new Set(elements.map(({ attrs }) => attrs.class ?? ""));
  expect(lists.size).toBeGreaterThan(100);
  const order = [...propertiesOf.keys()];
  const overridden = [...lists].flatMap((list) => {
    const names = order.filter((name) => list.split(/\s+/).includes(name));
    const isOverridden = (name: string, index: number) =>
      propertiesOf
        .get(name)
        ?.every((property) =>
          names.slice(index + 1).some((later) => propertiesOf.get(later)?.includes(property)),
        );
    return names.filter(isOverridden).map((name) => `${name} in "${list}"`);
  });
  expect(overridden).toEqual([]);
});
