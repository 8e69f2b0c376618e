import { expect, test } from "@jest/globals";
import { delivery } from "../../content/forms.ts";
import { exportedSite } from "../support/exported-site.ts";

/* Content's schema is for tools, and only its types are for pages: zod is none of the site's. */
test("nothing of zod is in the export and, without FORM_ENDPOINT, nothing of what sends the forms", () => {
  const marks = ["ZodError", "randomUUID", "data-delivery", ...Object.values(delivery)];
  const { files } = exportedSite();
  const paths = [...files.paths].filter((path) => /\.(html|js|txt)$/.test(path));
  const found = paths.flatMap((path) => {
    const text = files.text(path);
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`);
  });
  expect(paths).not.toHaveLength(0);
  expect(found).toEqual([]);
});
