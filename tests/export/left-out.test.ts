import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { delivery } from "../../content/forms.ts";
import { listFiles } from "../../scripts/tools/files.ts";

/* Content's schema is for tools, and only its types are for pages: zod is none of the site's. */
test("nothing of zod is in the export and, without FORM_ENDPOINT, nothing of what sends the forms", () => {
  const marks = ["ZodError", "randomUUID", "data-delivery", ...Object.values(delivery)];
  const files = listFiles("out").filter(({ path }) => /\.(html|js|txt)$/.test(path));
  const found = files.flatMap(({ path }) => {
    const text = readFileSync(`out/${path}`, "utf8");
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`);
  });
  expect(files).not.toHaveLength(0);
  expect(found).toEqual([]);
});
