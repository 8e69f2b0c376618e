import { guards } from "./support/guards.ts";

guards("what is seen", [
  {
    what: "A token's contrast is lowered",
    file: "app/styles/tokens.css",
    replace: "  --ink-muted: #44605f;\n  --ink-accent: #0b6b62;",
    by: "  --ink-muted: #8aa5a4;\n  --ink-accent: #0b6b62;",
    caughtBy: {
      unit: {
        file: "tests/unit/contrast.test.ts",
        group: "colours, dark: false, more contrast: false",
        test: "reach their contrast, each on each of its grounds",
      },
    },
  },
  {
    what: "The ring of the focus is removed",
    file: "app/styles/base.css",
    replace: "outline: 3px solid var(--focus);",
    by: "outline: 0;",
    caughtBy: {
      browser: {
        file: "tests/e2e/states.spec.ts",
        group: "pricing",
        test: "can be used by everyone on a desktop",
      },
    },
  },
  {
    what: "A button loses its name",
    file: "components/islands/header/mobile-menu.tsx",
    replace: "aria-label={label}",
    by: "data-label={label}",
    caughtBy: {
      browser: {
        file: "tests/e2e/states.spec.ts",
        group: "mobile-menu",
        test: "can be used by everyone on a phone",
      },
    },
  },
  {
    what: "A section is wider than a small phone",
    file: "app/styles/base.css",
    replace: "  p {\n    text-wrap: pretty;",
    by: "  p {\n    min-width: 25rem;\n    text-wrap: pretty;",
    caughtBy: {
      browser: {
        file: "tests/e2e/states.spec.ts",
        group: "pricing",
        test: "can be used by everyone on a phone",
      },
    },
    detail: true,
  },
]);
