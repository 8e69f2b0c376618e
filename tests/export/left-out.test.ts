import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { exportedSite } from "../support/exported-site.ts";

/** A property that lucide's components read, whose name no compiler changes. */
const lucideMark = "absoluteStrokeWidth";

test("lucide's components still have their mark", () => {
  expect(readFileSync("node_modules/lucide-react/dist/esm/Icon.mjs", "utf8")).toContain(lucideMark);
});

test.each([
  // Content's schema is for tools, and only its types are for pages.
  ["zod", ["ZodError"]],
  // Only lucide's drawings are used: next.config.ts leaves out its components.
  ["lucide's components", [lucideMark]],
])("the export has nothing of %s", (_what, marks) => {
  const { files } = exportedSite();
  const paths = [...files.paths].filter((path) => /\.(html|js|txt)$/.test(path));
  const found = paths.flatMap((path) => {
    const text = files.text(path);
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`);
  });
  expect(paths).not.toHaveLength(0);
  expect(found).toEqual([]);
});
