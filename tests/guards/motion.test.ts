import { type Catcher, guards } from "./support/guards.ts";

const browser = (test: string): Catcher => ({ browser: { file: "tests/e2e/fades.spec.ts", test } });

const heading = "components/islands/navigation/focus-heading.tsx";
const reveals = "components/islands/motion/reveals.tsx";
const fades = "app/styles/transitions.css";

guards("fades and motion", [
  {
    what: "Pages do not fade",
    file: "components/islands/navigation/page-fade.tsx",
    replace: 'enter="page" exit="page"',
    by: 'enter="none" exit="none"',
    caughtBy: browser("fade out and in, each within 200 ms, and between pages of one section too"),
    detail: true,
  },
  {
    what: "A page fades when the router draws it again",
    file: "components/islands/navigation/page-fade.tsx",
    replace: 'default="none"',
    by: 'update="page" default="none"',
    caughtBy: browser("do not fade when the router draws the one that is there again"),
    detail: true,
  },
  {
    what: "The focus comes to the heading once the fade has ended",
    file: "components/islands/navigation/focus-heading.tsx",
    replace: "useLayoutEffect(() => {",
    by: 'require("react").useEffect(() => {',
    caughtBy: browser("have it there before they have faded in"),
    detail: true,
  },
  {
    what: "Pages fade for half a second",
    file: fades,
    replace: "page-out 140ms",
    by: "page-out 500ms",
    caughtBy: browser("fade out and in, each within 200 ms, and between pages of one section too"),
    detail: true,
  },
  {
    what: "Fades ignore the wish for less motion",
    file: fades,
    replace: "animation-duration: 1ms !important;",
    by: "",
    caughtBy: browser("fade for no more than an instant where motion is reduced, also when that changes"),
    detail: true,
  },
  {
    what: "A new page does not take the focus",
    file: heading,
    replace: "heading.focus({ preventScroll: true });",
    by: "void heading;",
    caughtBy: browser("take the focus to their main heading, from header, page and menu"),
  },
  {
    what: "A new page begins at its heading, past what stands above it",
    file: heading,
    replace: "heading.focus({ preventScroll: true });",
    by: "heading.focus();\n    heading.scrollIntoView();",
    caughtBy: browser("begin at their top, and come back to where they were"),
    detail: true,
  },
  {
    what: "Sections do not rise",
    file: reveals,
    replace: "animate = module.animate;",
    by: "void module;",
    caughtBy: browser("rise as they enter, and are visible before, after, and without that"),
    detail: true,
  },
  {
    what: "Sections are hidden until they rise",
    file: "app/styles/base.css",
    replace: "@layer base {",
    by: "[data-reveal] {\n  opacity: 0;\n}\n\n@layer base {",
    caughtBy: browser("rise as they enter, and are visible before, after, and without that"),
  },
  {
    what: "Sections rise whatever the wish",
    file: reveals,
    replace: 'matchMedia("(prefers-reduced-motion: reduce)").matches',
    by: "false",
    caughtBy: browser("stand still where motion is reduced"),
    detail: true,
  },
]);
