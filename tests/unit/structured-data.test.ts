import { expect, test } from "@jest/globals";
import { toScriptJson } from "../../lib/build/structured-data.ts";

test("no word of structured data can end its script element", () => {
  const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe("</script><!--");
});
