import { expect, test } from "@jest/globals";
import { exportedSite } from "../support/exported-site.ts";

test("the export has nothing of zod: content's schema is for tools, and only its types are for pages", () => {
  const { files } = exportedSite();
  const paths = [...files.paths].filter((path) => /\.(html|js|txt)$/.test(path));
  expect(paths).not.toHaveLength(0);
  expect(paths.filter((path) => files.text(path).includes("ZodError"))).toEqual([]);
});
