import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { listFiles } from "../../scripts/tools/files.ts";

/* Which folder may import which, and that no copy stands in a component, is Biome's to hold: biome.jsonc. */

const sources = ["app", "components"].flatMap((folder) =>
  listFiles(folder)
    .map(({ path }) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".ts") || path.endsWith(".tsx"))
    .map((path) => ({ path, lines: readFileSync(path, "utf8").trimEnd().split("\n") })),
);

test("client components are islands, but for two files of which Next.js wants it", () => {
  const clients = sources
    .filter(({ lines }) => lines.some((line) => line.startsWith('"use client"')))
    .map(({ path }) => path);
  expect(clients).toContain("components/islands/header/disclosure.tsx");
  expect(clients.filter((path) => !path.startsWith("components/islands/"))).toEqual([
    "app/error.tsx",
    "app/global-error.tsx",
  ]);
});

test("a page file is a short list of sections", () => {
  const long = sources.filter(({ path, lines }) => path.endsWith("/page.tsx") && lines.length > 30);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test("visitors get code of these packages alone", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(dependencies).sort()).toEqual([
    "@tailwindcss/postcss",
    "clsx",
    "framer-motion",
    "lucide-react",
    "next",
    "react",
    "react-dom",
    "sonner",
    "tailwindcss",
  ]);
});
