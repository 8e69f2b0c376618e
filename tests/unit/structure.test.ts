import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { listFiles } from "../../scripts/tools/files.ts";
import { clientProblems, importProblems, pageFileProblems, type SourceFile } from "../support/structure.ts";

const sources: SourceFile[] = ["app", "components", "content", "lib", "scripts"].flatMap((folder) =>
  listFiles(folder)
    .map(({ path }) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(path, "utf8") })),
);

describe("the project", () => {
  test("imports only what each folder may import", () => {
    expect(importProblems(sources)).toEqual([]);
  });

  test("has client components only among the islands", () => {
    expect(clientProblems(sources)).toEqual([]);
  });

  test("has pages that are short lists of sections", () => {
    expect(pageFileProblems(sources)).toEqual([]);
  });

  test("has no other run-time packages than these", () => {
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
});

test("every development package has its reason in docs/decisions", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const reasons = readFileSync("docs/decisions/0001-development-packages.md", "utf8");
  expect(Object.keys(devDependencies).filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

describe("the rules refuse", () => {
  test.each([
    ["content/pages/home.ts", 'import { photo } from "../../lib/photos";', "lib/photos"],
    ["content/pages/home.ts", 'import { navigation } from "@/content/navigation";', "content/navigation"],
    ["content/pages/home.ts", 'import { iconNames } from "../types";', "content/types"],
    ["components/ui/card.tsx", 'import { site } from "@/content/site";', "content/site"],
    ["components/ui/card.tsx", 'import type { X } from "@/content/site";', "types of content/site"],
    ["components/ui/card.tsx", 'import { Hero } from "../sections/hero";', "components/sections/hero"],
    ["components/sections/hero.tsx", 'import { site } from "@/content/site";', "content/site"],
    ["components/sections/hero.tsx", 'import { iconNames } from "@/content/types";', "content/types"],
    [
      "components/sections/hero.tsx",
      'import { Header } from "@/components/layout/header";',
      "components/layout/header",
    ],
    [
      "components/islands/gate/gate.tsx",
      'import { onboarding } from "@/content/onboarding";',
      "content/onboarding",
    ],
    [
      "components/islands/gate/gate.tsx",
      'import { Hero } from "@/components/sections/hero";',
      "components/sections/hero",
    ],
    ["components/layout/header.tsx", 'import Home from "@/app/page";', "app/page"],
    ["lib/metadata.ts", 'import { Card } from "@/components/ui/card";', "components/ui/card"],
    ["lib/metadata.ts", 'import page from "../app/page";', "app/page"],
    ["scripts/build.ts", 'import { Icon } from "../components/ui/icon.tsx";', "components/ui/icon"],
    ["scripts/build.ts", 'import { pages } from "../tests/support/pages.ts";', "tests/support/pages"],
    ["app/page.tsx", 'import { run } from "@/scripts/tools/run";', "scripts/tools/run"],
    ["lib/a.ts", 'export { x } from "../app/x";', "app/x"],
    ["lib/a.ts", 'import "../app/globals";', "app/globals"],
    ["lib/a.ts", 'const x = await import("../app/x.tsx");', "app/x"],
    ["lib/a.ts", 'import {\n  a,\n  b,\n} from "../app/x";', "app/x"],
  ])("%s with: %s", (path, source, target) => {
    expect(importProblems([{ path, source }])).toEqual([`${path} imports ${target}`]);
  });

  test("a client component that is no island", () => {
    const path = "components/sections/hero.tsx";
    expect(clientProblems([{ path, source: '"use client";\nexport function Hero() {}' }])).toHaveLength(1);
    expect(clientProblems([{ path, source: "// why\n'use client'\n" }])).toHaveLength(1);
  });

  test("a long page file", () => {
    const source = "line\n".repeat(31);
    expect(pageFileProblems([{ path: "app/about/page.tsx", source }])).toEqual([
      "app/about/page.tsx has 31 lines, more than 30",
    ]);
  });
});

describe("the rules allow", () => {
  test.each([
    [
      "content/pages/home.ts",
      'import { site } from "../site";\nimport type { HomeContent } from "../types";',
    ],
    ["content/types.ts", 'import type { Route } from "next";'],
    [
      "components/ui/icon.tsx",
      'import { iconNames } from "./icon-names";\nimport type { Photo } from "@/content/types";',
    ],
    [
      "components/islands/forms/demo.tsx",
      'import type { site } from "@/content/site";\nimport { m } from "framer-motion";',
    ],
    ["components/sections/hero.tsx", 'import { Gate } from "@/components/islands/gate/gate";'],
    ["components/layout/header.tsx", 'import { navigation } from "@/content/navigation";'],
    ["lib/registry.ts", 'import type { PageContent } from "../content/types.ts";'],
    ["scripts/content/load.ts", 'import { iconNames } from "../../components/ui/icon-names.ts";'],
    ["lib/a.ts", '// import { x } from "../app/x";\n/* import { y } from "../app/y"; */'],
  ])("%s with: %s", (path, source) => {
    expect(importProblems([{ path, source }])).toEqual([]);
  });

  test("an island", () => {
    expect(clientProblems([{ path: "components/islands/gate/gate.tsx", source: '"use client";' }])).toEqual(
      [],
    );
  });
});
