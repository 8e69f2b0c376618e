import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { changedPages } from "../support/changed-pages.ts";

const files = {
  "app/layout.tsx": 'import { Header } from "@/components/header";',
  "app/page.tsx": 'import home from "@/content/pages/home";\nimport { Page } from "@/components/page";',
  "app/press/page.tsx":
    'import {\n  Facts\n} from "@/components/facts";\nimport press from "@/content/pages/press";',
  "app/blog/page.tsx": 'import type { Facts } from "@/components/facts";',
  "components/facts.tsx": 'import { Row } from "./row";',
  "components/row.tsx": "",
  "components/header.tsx": "",
  "components/page.tsx": "",
  "content/pages/home.ts": "",
  "content/pages/press.ts": 'export default { art: "waves" };',
  "public/art/waves.svg": "",
};

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "changed-pages-"));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const git = (...args: readonly string[]) => execFileSync("git", args, { stdio: "ignore" });

function commit(): void {
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@site.example", "commit", "--allow-empty", "-m", "Change");
}

beforeAll(() => {
  process.chdir(folder);
  for (const [file, text] of Object.entries(files)) write(file, text);
  git("init", "-b", "main");
  commit();
});

afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test.each([
  ["nothing", undefined, []],
  ["the content of a page", "content/pages/home.ts", ["app/page.tsx"]],
  ["a component that a section imports", "components/row.tsx", ["app/press/page.tsx"]],
  ["a drawing", "public/art/waves.svg", ["app/press/page.tsx"]],
  ["a component of the layout", "components/header.tsx", ["app/layout.tsx"]],
  ["a new page", "app/about/page.tsx", ["app/about/page.tsx"]],
])("after a change of %s, what shows it has changed, committed or not", (_, changed, expected) => {
  git("switch", "--force-create", "edit", "main");
  if (changed) write(changed, "// Changed.\n");
  expect([...changedPages()]).toEqual(expected);
  commit();
  expect([...changedPages()]).toEqual(expected);
});
