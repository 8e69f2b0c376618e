import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { delivery } from "../../content/forms.ts";
import { listFiles } from "../../scripts/tools/files.ts";

test("without FORM_ENDPOINT, nothing of what sends the forms is in the export", () => {
  const marks = ["randomUUID", "data-delivery", ...Object.values(delivery)];
  const files = listFiles("out").filter(({ path }) => /\.(html|js|txt)$/.test(path));
  const found = files.flatMap(({ path }) => {
    const text = readFileSync(`out/${path}`, "utf8");
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`);
  });
  expect(files).not.toHaveLength(0);
  expect(found).toEqual([]);
});
