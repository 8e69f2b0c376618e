import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { ogTitle } from "../../lib/build/metadata.ts";
import { toScriptJson } from "../../lib/build/structured-data.ts";
import { readColors } from "../../lib/build/tokens.ts";

test.each([
  [`Pricing: three plans | ${site.name}`, "Pricing: three plans"],
  [`${site.name}: coaching`, "Coaching"],
])("the card of the page %j has the title %j", (title, onCard) => {
  expect(ogTitle(title)).toBe(onCard);
});

test("no word of structured data can end its script element", () => {
  const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe("</script><!--");
});

test("each scheme has the colors of the page, not of its parts", () => {
  const css = `
:root,
.on-light {
  --ink: #111;
  --data: #222;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ink: #eee;
    --data: var(--ink);
  }
}
.inverse {
  --ink: #fff;
  --focus: #333;
}
`;
  expect(readColors(css)).toEqual({ light: { ink: "#111", data: "#222" }, dark: { ink: "#eee" } });
});
