import { guards } from "./support/guards.ts";

guards("what is delivered", [
  {
    what: "A page asks not to be indexed",
    file: "lib/metadata.ts",
    replace: "    title,\n    description,\n    alternates: {",
    by: "    title,\n    description,\n    robots: { index: false },\n    alternates: {",
    caughtBy: { build: "noindex" },
  },
  {
    what: "The sitemap forgets a page",
    file: "app/sitemap.ts",
    replace: "(await loadPages()).map(",
    by: "(await loadPages()).slice(1).map(",
    caughtBy: { build: "sitemap.xml" },
  },
  {
    what: "Data states a price that no visitor sees",
    file: "lib/structured-data.ts",
    replace: 'price: price.slice(1).replaceAll(",", "")',
    by: 'price: "9"',
    caughtBy: { build: "price" },
  },
  {
    what: "An inline script has no hash",
    file: "scripts/post-build/policy/inline.ts",
    replace: "return { scripts: hashes(scripts),",
    by: "return { scripts: hashes(scripts.slice(1)),",
    caughtBy: {
      browser: { file: "tests/e2e/policy.spec.ts", test: "navigating between all pages breaks no policy" },
    },
  },
  {
    what: "A drawing brings an inline style",
    file: "components/ui/art.tsx",
    replace: "<picture>",
    by: '<picture style={{ color: "red" }}>',
    caughtBy: { build: "inline style" },
  },
  {
    what: "A script comes from another host",
    file: "app/layout.tsx",
    replace: "<HeadScripts />",
    by: '<HeadScripts />\n        <script src="https://tracker.example/a.js" />',
    caughtBy: { build: "a script comes from another host" },
  },
  {
    what: "The site may be asked for without HTTPS after three months",
    file: "lib/security-headers.ts",
    replace: "2 * year",
    by: "year / 4",
    caughtBy: {
      export: {
        file: "tests/export/observatory.test.ts",
        test: "Mozilla's Observatory would give every page 130 points or more",
      },
    },
  },
  {
    what: "Every page loads the motion code",
    file: "components/islands/motion/reveals.tsx",
    replace: 'import { useEffect } from "react";',
    by: 'import { useEffect } from "react";\nimport { motion } from "framer-motion";\n\nexport const all = motion;',
    caughtBy: { build: "JavaScript" },
  },
  {
    what: "Scripts are asked for at once",
    file: "scripts/post-build/policy/step.ts",
    replace: "joinScripts(startScriptsLate(html))",
    by: "joinScripts(html)",
    caughtBy: {
      browser: {
        file: "tests/e2e/arrival.spec.ts",
        test: "/pricing arrives lightly, paints its words before its scripts, and stands still",
      },
    },
    detail: true,
  },
  {
    what: "Scripts start once the background is painted",
    file: "scripts/post-build/late-scripts.ts",
    replace: "getEntriesByName('first-contentful-paint')",
    by: "getEntriesByName('first-paint')",
    caughtBy: {
      browser: {
        file: "tests/e2e/late-scripts.spec.ts",
        test: "scripts wait while only the background is painted",
      },
    },
    detail: true,
  },
  {
    what: "Scripts wait for a photo as long as it takes",
    file: "scripts/post-build/late-scripts.ts",
    replace: "const patience = 1000;",
    by: "const patience = 1_000_000;",
    caughtBy: {
      browser: {
        file: "tests/e2e/late-scripts.spec.ts",
        test: "scripts wait for the photo of the first screen, but not for ever",
      },
    },
    detail: true,
  },
]);
