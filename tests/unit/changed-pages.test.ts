import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { changedPages } from "../support/changed-pages.ts";

const project = process.cwd();
afterEach(() => process.chdir(project));

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

test.each([
  ["nothing", undefined, []],
  ["the content of a page", "content/pages/home.ts", ["app/page.tsx"]],
  ["a component that a section imports", "components/row.tsx", ["app/press/page.tsx"]],
  ["a drawing", "public/art/waves.svg", ["app/press/page.tsx"]],
  ["a component of the layout", "components/header.tsx", ["app/layout.tsx"]],
  ["a new page", "app/about/page.tsx", ["app/about/page.tsx"]],
])("after a change of %s, what shows it has changed, committed or not", async (_, changed, expected) => {
  await withTemporaryFolder("changed-pages", async (folder) => {
    process.chdir(folder);
    const write = (file: string, text: string) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    const git = (...args: readonly string[]) => execFileSync("git", args, { stdio: "ignore" });
    const commit = () => {
      git("add", ".");
      git("-c", "user.name=A", "-c", "user.email=a@site.example", "commit", "--allow-empty", "-m", "Change");
    };
    for (const [file, text] of Object.entries(files)) write(file, text);
    git("init", "-b", "main");
    commit();
    git("switch", "-c", "edit");
    if (changed) write(changed, "// Changed.\n");
    expect([...changedPages()]).toEqual(expected);
    commit();
    expect([...changedPages()]).toEqual(expected);
  });
});
