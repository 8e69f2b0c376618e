import { type Catcher, guards } from "./support/guards.ts";

const rule = (test: string): Catcher => ({ unit: { file: "tests/unit/structure.test.ts", test } });

const head = "components/layout/page-head.tsx";

guards("the structure", [
  {
    what: "A section is drawn in the browser",
    file: "components/sections/pricing-plans.tsx",
    replace: 'import { clsx } from "clsx";',
    by: '"use client";\n\nimport { clsx } from "clsx";',
    caughtBy: rule("has client components only among the islands"),
  },
  {
    what: "A section brings its own motion",
    file: "components/sections/pricing-plans.tsx",
    replace: 'import { clsx } from "clsx";',
    by: 'import { clsx } from "clsx";\nimport "framer-motion";',
    caughtBy: rule("moves and notifies in islands only, and links by one component"),
  },
  {
    what: "A component says a sentence of its own",
    file: head,
    replace: "<h1",
    by: "<p>Welcome to us</p><h1",
    caughtBy: rule("has no sentence outside the content"),
  },
  {
    what: "A type does not fit",
    file: "lib/notice-rules.ts",
    replace: "noticeDuration = 5000",
    by: "noticeDuration: string = 5000",
    caughtBy: { command: "typecheck", says: "lib/notice-rules.ts" },
  },
  {
    what: "A source is not formatted",
    file: "lib/notice-rules.ts",
    replace: "noticeDuration = 5000",
    by: "noticeDuration   =  5000",
    caughtBy: { command: "lint", says: "lib/notice-rules.ts" },
  },
]);
