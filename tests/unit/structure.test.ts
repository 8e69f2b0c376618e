import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { listFiles } from "../../scripts/tools/files.ts";
import { copyProblems } from "../support/copy.ts";
import {
  clientProblems,
  dataProblems,
  importProblems,
  packageProblems,
  pageFileProblems,
  type SourceFile,
} from "../support/structure.ts";

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

  test("has content that is plain data", () => {
    expect(dataProblems(sources)).toEqual([]);
  });

  test("moves and notifies in islands only, and links by one component", () => {
    expect(packageProblems(sources)).toEqual([]);
  });

  test("has no sentence outside the content", () => {
    expect(copyProblems(sources)).toEqual([]);
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

describe("the rules refuse", () => {
  test.each([
    ["content/pages/home.ts", 'import { photo } from "../../lib/photos";', "lib/photos"],
    ["content/pages/home.ts", 'import { navigation } from "@/content/navigation";', "content/navigation"],
    ["content/pages/home.ts", 'import { site } from "../schema";', "content/schema"],
    ["components/ui/card.tsx", 'import { site } from "@/content/site";', "content/site"],
    ["components/ui/card.tsx", 'import type { X } from "@/content/site";', "types of content/site"],
    ["components/ui/card.tsx", 'import { Hero } from "../sections/hero";', "components/sections/hero"],
    ["components/sections/hero.tsx", 'import { site } from "@/content/site";', "content/site"],
    ["components/sections/hero.tsx", 'import { site } from "@/content/schema";', "content/schema"],
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

  test.each([
    ['import { readFileSync } from "node:fs";', "content/site.ts imports node:fs"],
    ['import { clsx } from "clsx";', "content/site.ts imports clsx"],
    ["export const site = { name: () => 1 };", "content/site.ts has a function"],
    ["export function name() {}", "content/site.ts has a function"],
    ['const fs = require("fs");', "content/site.ts loads a module"],
    ['const fs = await import("./types");', "content/site.ts loads a module"],
  ])("content with: %s", (source, problem) => {
    expect(dataProblems([{ path: "content/site.ts", source }])).toEqual([problem]);
  });

  test.each(["components/sections/hero.tsx", "components/ui/card.tsx", "app/layout.tsx", "lib/motion.ts"])(
    "motion and notices in %s",
    (path) => {
      const source = 'import { m } from "framer-motion/m";\nimport { toast } from "sonner";';
      expect(packageProblems([{ path, source }])).toEqual([
        `${path} imports framer-motion/m, which belongs in components/islands/`,
        `${path} imports sonner, which belongs in components/islands/`,
      ]);
    },
  );

  test("a link that fetches the page behind it as soon as it is seen", () => {
    const source = 'import Link from "next/link";';
    expect(packageProblems([{ path: "components/sections/hero.tsx", source }])).toEqual([
      "components/sections/hero.tsx imports next/link, which belongs in components/ui/page-link",
    ]);
  });

  test.each([
    ["<p>Two words</p>", "Two words"],
    ["<p>\n  Over several\n  lines, with a comma.\n</p>", "Over several lines, with a comma."],
    ["<p>Hello there, {name}</p>", "Hello there,"],
    ["<p>{count} articles left</p>", "articles left"],
    ["<p>Don't go <b>yet</b></p>", "Don't go"],
    ["<img src={src} />All of it<br />", "All of it"],
    ['<button aria-label="Close it">', "Close it"],
    ['<img alt={"Two people"} />', "Two people"],
    ["<input placeholder={`Your name, please`} />", "Your name, please"],
    ['const attributes = { "aria-label": "Main menu" };', "Main menu"],
    ['<p title="It says so">', "It says so"],
    ['<p>{"Two words"}</p>', "Two words"],
  ])("a sentence in a component: %s", (source, text) => {
    const path = "components/sections/hero.tsx";
    expect(copyProblems([{ path, source }])).toEqual([`${path} says "${text}"`]);
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
      'import { site } from "../site";\nimport type { HomeContent } from "../schema";',
    ],
    [
      "components/ui/icon.tsx",
      'import { Art } from "./art";\nimport type { Photo } from "@/content/schema";',
    ],
    [
      "components/islands/forms/demo.tsx",
      'import type { site } from "@/content/site";\nimport { m } from "framer-motion";',
    ],
    ["components/sections/hero.tsx", 'import { Gate } from "@/components/islands/gate/gate";'],
    ["components/layout/header.tsx", 'import { navigation } from "@/content/navigation";'],
    ["lib/registry.ts", 'import type { PageContent } from "../content/schema.ts";'],
    ["scripts/content/problems.ts", 'import { schemaOf } from "../../content/schema.ts";'],
    ["lib/a.ts", '// import { x } from "../app/x";\n/* import { y } from "../app/y"; */'],
  ])("%s with: %s", (path, source) => {
    expect(importProblems([{ path, source }])).toEqual([]);
  });

  test("content with the words of functions and paths in its texts", () => {
    const source = '// a function\nexport const site = { text: "require(node:fs) => function" };';
    expect(dataProblems([{ path: "content/site.ts", source }])).toEqual([]);
    const types = 'import type { Route } from "next";\nexport interface A { b: Route }';
    expect(dataProblems([{ path: "content/navigation.ts", source: types }])).toEqual([]);
  });

  test("motion and notices in an island", () => {
    const source = 'import { m } from "framer-motion";\nimport { toast } from "sonner";';
    expect(packageProblems([{ path: "components/islands/motion/reveals.tsx", source }])).toEqual([]);
  });

  test.each([
    "<p>{words.title}</p>",
    '<p aria-label={words.label} className="grid gap-4">Menu</p>',
    "const list = items.map((item) => item.name).filter(Boolean);\nif (a > b) c();\n",
    "export function Hero<Words extends Head>({ words }: { words: Words }): Promise<void> {}",
    "}\n\ninterface Props {\n  a: Map<string, number>;\n}\n\nexport function A() {}",
    "// <p>Two words</p>\n/* <p>Two words</p> */\n{/* Two words */}",
    "<Art className={clsx('a b', \"c d\")} />",
    '<svg viewBox="0 0 12 12"><path d="M0 0h12" /></svg>',
  ])("a component with: %s", (source) => {
    expect(copyProblems([{ path: "components/sections/hero.tsx", source }])).toEqual([]);
  });

  test("an island", () => {
    expect(clientProblems([{ path: "components/islands/gate/gate.tsx", source: '"use client";' }])).toEqual(
      [],
    );
  });
});
