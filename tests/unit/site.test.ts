import { expect, jest, test } from "@jest/globals";
import { toScriptJson } from "../../lib/site/structured-data.ts";

// No page of the site is needed.
jest.mock("../../lib/site/registry.ts", () => ({ pages: [] }));

test("no word of structured data can end its script element", () => {
  const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe("</script><!--");
});
