/** A deliberate defect. */
export interface Mutant {
  what: string;
  file: string;
  /** Occurs once in the file, … */
  replace: string;
  /** … and is replaced by this. */
  by: string;
  noticedBy: Check;
}

/** A command that Node.js runs in a copy of the project, and its output when it notices the mutant. */
interface Check {
  args: readonly string[];
  says: RegExp;
  /** Its requirement. A browser needs a site to open. */
  needs?: "site" | "browser";
}

/** Not "No tests found", which also ends with an error. */
const failedTests = /^Tests: +\d+ failed|^ +\d+ failed/m;

const jest = (file: string): Check => ({
  args: ["node_modules/jest/bin/jest.js", "--testPathPatterns", `tests/${file}\\.test`],
  says: failedTests,
});
const exported = (file: string): Check => ({ ...jest(`export/${file}`), needs: "site" });
const browser = (file: string): Check => ({
  args: ["node_modules/@playwright/test/cli.js", "test", `${file}.spec`],
  says: failedTests,
  needs: "browser",
});
const build = (says: RegExp): Check => ({ args: ["--import", "tsx", "scripts/build.ts"], says });
const lint = (says: RegExp): Check => ({
  args: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  says,
});

/** The replaced words are constants and markup that seldom change. */
export const mutants: readonly Mutant[] = [
  {
    what: "a notice is renamed",
    file: "content/notices.ts",
    replace: 'title: "Live Chat Not Available"',
    by: 'title: "No Live Chat"',
    noticedBy: jest("unit/fixed-facts"),
  },
  {
    what: "a section imports content",
    file: "components/sections/pricing-plans.tsx",
    replace: 'import { clsx } from "clsx";',
    by: 'import { clsx } from "clsx";\nimport { site } from "@/content/site";',
    noticedBy: lint(/A section does not depend on pages\./),
  },
  {
    what: "pages ask not to be indexed",
    file: "lib/build/metadata.ts",
    replace: 'stage === "preview"',
    by: 'stage !== "preview"',
    noticedBy: build(/It keeps search engines out/),
  },
  {
    what: "the sitemap forgets a page",
    file: "app/sitemap.ts",
    replace: "(await loadPages())",
    by: "(await loadPages()).slice(1)",
    noticedBy: exported("machine-files"),
  },
  {
    what: "the page shows under onboarding",
    file: "components/islands/onboarding/onboarding.css",
    replace: "body > :not(.onboarding)",
    by: ".notices",
    noticedBy: browser("onboarding"),
  },
  {
    what: "a notice stays nine seconds",
    file: "lib/notice-rules.ts",
    replace: "noticeDuration = 5000",
    by: "noticeDuration = 9000",
    noticedBy: jest("components/notices"),
  },
  {
    what: "a form asks a server",
    file: "components/islands/forms/use-submission.ts",
    replace: "console.log(entity);",
    by: 'console.log(entity);\n    fetch("/api");',
    noticedBy: browser("forms"),
  },
  {
    what: "the bounds of controls are pale",
    file: "app/styles/tokens.css",
    replace: "--line-strong: #658080;",
    by: "--line-strong: #a5b0b0;",
    noticedBy: browser("contrast"),
  },
];
