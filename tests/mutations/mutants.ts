/** Runs a test or a command in a copy of the project, and what its output has to say when it fails. */
interface KilledBy {
  command: readonly [name: string, ...args: string[]];
  says: string;
  /** What has to be there before the command runs. A browser needs a site to open. */
  needs?: "site" | "browser";
}

/** One thing that is broken on purpose. */
export interface Mutant {
  what: string;
  file: string;
  /** Stands once in the file, … */
  replace: string;
  /** … and is replaced by this. */
  by: string;
  killedBy: KilledBy;
}

const jest =
  (project: "unit" | "components") =>
  (file: string, test: string): KilledBy => ({
    command: [
      "jest",
      "--selectProjects",
      project,
      "--testPathPatterns",
      `${project}/${file}.test`,
      "-t",
      test,
    ],
    says: test,
  });
const unit = jest("unit");
const component = jest("components");
const exported = (file: string, test: string): KilledBy => ({
  command: ["jest", "--selectProjects", "export", "--testPathPatterns", `export/${file}.test`, "-t", test],
  says: test,
  needs: "site",
});
const browser = (file: string, test: string): KilledBy => ({
  command: ["playwright", "test", `${file}.spec`, "--project=chromium", "--grep", test],
  says: test,
  needs: "browser",
});
const content = (says: string): KilledBy => ({
  command: ["node", "--import", "tsx", "scripts/check-content.ts"],
  says,
});
const build = (says: string): KilledBy => ({
  command: ["node", "--import", "tsx", "scripts/build.ts"],
  says,
});
const lint = (says: string): KilledBy => ({ command: ["biome", "check", "--error-on-warnings"], says });

/** The words of each file are constants and markup that a refactoring seldom touches. */
export const mutants: readonly Mutant[] = [
  {
    what: "a notice is renamed",
    file: "content/notices.ts",
    replace: 'title: "Live Chat Not Available"',
    by: 'title: "No Live Chat"',
    killedBy: unit("fixed-facts", "content/notices.ts"),
  },
  {
    what: "a link is misspelt",
    file: "content/navigation.ts",
    replace: 'path: "/partners"',
    by: 'path: "/partner"',
    killedBy: content("Did you mean /partners?"),
  },
  {
    what: "a name of invisible characters counts",
    file: "lib/validation.ts",
    replace: "/[^\\s\\p{Default_Ignorable_Code_Point}]/u",
    by: "/\\S/u",
    killedBy: unit("validation", "is blank"),
  },
  {
    what: "a plan's target off the site is followed",
    file: "components/ui/plan-button.tsx",
    replace: "isInternal(plan.link)",
    by: "plan.link !== undefined",
    killedBy: component("plan-button", "notice"),
  },
  {
    what: "a section becomes a client component",
    file: "components/sections/pricing-plans.tsx",
    replace: 'import { clsx } from "clsx";',
    by: '"use client";\n\nimport { clsx } from "clsx";',
    killedBy: unit("structure", "client components are islands"),
  },
  {
    what: "a section imports content",
    file: "components/sections/pricing-plans.tsx",
    replace: 'import { clsx } from "clsx";',
    by: 'import { clsx } from "clsx";\nimport { site } from "@/content/site";',
    killedBy: lint("A section knows no page."),
  },
  {
    what: "pages ask not to be indexed",
    file: "lib/metadata.ts",
    replace: 'stage === "preview"',
    by: 'stage !== "preview"',
    killedBy: build("It keeps search engines out"),
  },
  {
    what: "the sitemap forgets a page",
    file: "app/sitemap.ts",
    replace: "(await loadPages())",
    by: "(await loadPages()).slice(1)",
    killedBy: exported("machine-files", "sitemap"),
  },
  {
    what: "the visit is not remembered",
    file: "components/islands/onboarding/later-steps.tsx",
    replace: 'localStorage.setItem(onboardedKey, "true")',
    by: "void onboardedKey",
    killedBy: component("onboarding", "are logged once"),
  },
  {
    what: "the page shows under onboarding",
    file: "components/islands/onboarding/onboarding.css",
    replace: "body > :not(.onboarding)",
    by: ".notices",
    killedBy: browser("onboarding", "shows onboarding alone"),
  },
  {
    what: "a notice stays nine seconds",
    file: "lib/notice-rules.ts",
    replace: "noticeDuration = 5000",
    by: "noticeDuration = 9000",
    killedBy: component("notices", "goes after five seconds"),
  },
  {
    what: "a form asks a server",
    file: "components/islands/forms/use-submission.ts",
    replace: "console.log(entity);",
    by: 'console.log(entity);\n    fetch("/api");',
    killedBy: browser("forms", "asks nobody for anything"),
  },
  {
    what: "Escape does not close the Solutions menu",
    file: "components/islands/header/disclosure.tsx",
    replace: 'if (event.key !== "Escape") return;',
    by: 'if (event.key !== "F2") return;',
    killedBy: component("disclosure", "Escape closes a menu"),
  },
  {
    what: "a new page does not take the focus",
    file: "components/islands/navigation/focus-heading-on-navigation.tsx",
    replace: "if (!location.hash) focusPage();",
    by: "",
    killedBy: browser("fades", "take the focus to their main heading"),
  },
  {
    what: "the ring of the focus is gone",
    file: "app/styles/base.css",
    replace: "outline: 3px solid var(--focus);",
    by: "outline: 0;",
    killedBy: browser("scenarios", "404"),
  },
  {
    what: "the bounds of controls are pale",
    file: "app/styles/tokens.css",
    replace: "--line-strong: #658080;",
    by: "--line-strong: #a5b0b0;",
    killedBy: browser("contrast", "colours reach their contrast"),
  },
];
