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
      browser: { file: "tests/e2e/policy.spec.ts", test: "structured data and scripts of this site pass" },
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
      unit: {
        file: "tests/unit/policy.test.ts",
        test: "_headers asks for HTTPS for two years, and shows the site in no frame",
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
    what: "Scripts wait for a photo as long as it takes",
    file: "scripts/post-build/late-scripts.ts",
    replace: "const patience = 1000;",
    by: "const patience = 1_000_000;",
    caughtBy: {
      browser: {
        file: "tests/e2e/deferred-scripts.spec.ts",
        test: "scripts do not wait for ever for the photo of the first screen",
      },
    },
    detail: true,
  },
]);
