import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { finishExport } from "../../scripts/post-build/finish.ts";
import { pagesForJest } from "../support/pages.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "export-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

test("a build whose export has faults fails, and tells all of them with page and field", async () => {
  const told = jest.spyOn(console, "error").mockReturnValue();
  writeFileSync(join(folder, "about.html"), '<title>About</title><main><a href="/nowhere">x</a></main>');
  const code = await finishExport({ origin: "https://www.site.com", stage: "production" }, folder);
  expect(code).toBe(1);
  const [text] = told.mock.calls[0] as [string];
  for (const { path } of pagesForJest()) if (path !== "/about") expect(text).toContain(`${path}  file\n`);
  for (const field of ["a href", "description", "canonical", "og:image", "JSON-LD"])
    expect(text).toContain(`/about  ${field}\n`);
  expect(text).toContain("404.html  file\n");
  expect(text).toMatch(/\d\d problems in the exported site: it must not be published\.$/);
  expect(readdirSync(folder)).toEqual(["about.html", "about.md"]);
});
