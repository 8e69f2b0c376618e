import { expect, test } from "@jest/globals";
import { delivery } from "../../content/forms.ts";
import { exportedSite } from "../support/exported-site.ts";

test.each([
  // Content's schema is for tools, and only its types are for pages.
  ["zod", ["ZodError"]],
  ["what sends the forms, without FORM_ENDPOINT", ["randomUUID", ...Object.values(delivery)]],
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
