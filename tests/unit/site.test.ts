import { expect, jest, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { ogTitle } from "../../lib/site/metadata.ts";
import { toScriptJson } from "../../lib/site/structured-data.ts";

// No page of the site is needed.
jest.mock("../../lib/site/registry.ts", () => ({ pages: [] }));

test("a page's card has its title without the product's name, which the logo says", () => {
  expect(ogTitle("Pricing: three plans")).toBe("Pricing: three plans");
  expect(ogTitle(`${site.name}: coaching`)).toBe("Coaching");
});

test("no word of structured data can end its script element", () => {
  const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe("</script><!--");
});
