import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import config from "../../next.config.ts";
import { listFiles } from "../../scripts/tools/files.ts";
import { pagesForJest } from "../support/pages.ts";

/* biome.jsonc enforces which folder may import which, and that components have no copy. */

const sources = ["app", "components"].flatMap((folder) =>
  listFiles(folder)
    .map(({ path }) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".ts") || path.endsWith(".tsx"))
    .map((path) => ({ path, lines: readFileSync(path, "utf8").trimEnd().split("\n") })),
);

test("client components are islands, except the two error pages of Next.js", () => {
  const clients = sources
    .filter(({ lines }) => lines.some((line) => line.startsWith('"use client"')))
    .map(({ path }) => path);
  expect(clients).toContain("components/islands/header/disclosure.tsx");
  expect(clients.filter((path) => !path.startsWith("components/islands/"))).toEqual([
    "app/error.tsx",
    "app/global-error.tsx",
  ]);
});

/* What docs/architecture.md lists under "Agreed". Typed out: a list read from the project would change with it. */
const runTimePackages = "next react react-dom framer-motion sonner lucide-react tailwindcss clsx".split(" ");
const testPackages = ["@jest/globals", "@testing-library/react", "@playwright/test"];
const files = ["package.json", "next.config.ts", "tsconfig.json", "playwright.config.ts"];
const folders = ["app", "components", "content", "lib", "public", "tests"];

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

test("visitors get code only from the agreed packages", () => {
  expect(Object.keys(dependencies).sort()).toEqual([...runTimePackages, "@tailwindcss/postcss"].sort());
});

test.each([...runTimePackages, ...testPackages])("%s is imported", (name) => {
  // Imported by a script or, like Tailwind, by a style sheet. Importing only a type does not count.
  const importing = new RegExp(`^(?!import type).*(from|import)[ (]+"${name}["/]`, "m");
  const importers = testPackages.includes(name) ? ["tests"] : ["app", "components", "lib"];
  const found = importers.flatMap((folder) =>
    listFiles(folder).filter(
      ({ path }) => /\.(tsx?|css)$/.test(path) && importing.test(readFileSync(`${folder}/${path}`, "utf8")),
    ),
  );
  expect(found).not.toEqual([]);
});

test("the agreed files and folders exist", () => {
  expect(readdirSync(".")).toEqual(expect.arrayContaining([...files, ...folders]));
});

test.each(pagesForJest())("$path is a folder of app/ whose page exports static metadata", ({ path }) => {
  expect(readFileSync(join("app", path, "page.tsx"), "utf8")).toMatch(/^export const metadata\b/m);
});

test("the site is built as HTML", () => {
  expect(config.output).toBe("export");
});

test("onboarding is mounted in the root layout", () => {
  expect(readFileSync("app/layout.tsx", "utf8")).toContain("<SiteOnboarding />");
});
