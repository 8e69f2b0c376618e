import { type Catcher, guards } from "./support/guards.ts";

const browser = (test: string): Catcher => ({ browser: { file: "tests/e2e/header.spec.ts", test } });

const disclosure = "components/islands/header/disclosure.tsx";
const mobile = "components/islands/header/mobile-menu.tsx";
const opening = "components/islands/header/use-open-on-page.ts";

guards("the menus", [
  {
    what: "The dropdown does not open on hover",
    file: disclosure,
    replace:
      'if (event.pointerType !== "mouse") return;\n    clearTimeout(leaving.current);\n    setOpen((now)',
    by: 'if (event.pointerType !== "pen") return;\n    clearTimeout(leaving.current);\n    setOpen((now)',
    caughtBy: browser("opens on hover, can be reached, and closes on leave"),
    detail: true,
  },
  {
    what: "The dropdown's button hovers under a finger",
    file: disclosure,
    replace:
      'if (event.pointerType !== "mouse") return;\n    clearTimeout(leaving.current);\n    setOpen((now)',
    by: 'clearTimeout(leaving.current);\n    setOpen((now) => now || "pressed");\n    setOpen((now)',
    caughtBy: browser("opens and closes by its button only"),
    detail: true,
  },
  {
    what: "The arrow key does not open the dropdown",
    file: disclosure,
    replace: '"ArrowDown"',
    by: '"ArrowUp"',
    caughtBy: browser("opens by ArrowDown; Escape closes it and gives focus back"),
    detail: true,
  },
  {
    what: "A press is lost while React is not ready for it",
    file: "components/islands/presses/catch-early-press.ts",
    replace: 'document.addEventListener("click", remember, true)',
    by: 'document.addEventListener("click", remember)',
    caughtBy: browser("opens by a press that React, not ready for it, lets go no further"),
    detail: true,
  },
  {
    what: "A press in whose midst React takes the page over counts twice",
    file: "components/islands/presses/early-press.tsx",
    replace: "isUnderWay ? undefined : earlyPress",
    by: "earlyPress",
    caughtBy: browser("opens by a press in whose midst React takes the page over"),
    detail: true,
  },
  {
    what: "Escape does not close the dropdown",
    file: disclosure,
    replace: 'event.key !== "Escape"',
    by: 'event.key !== "F2"',
    caughtBy: browser("opens by Enter; Escape closes it and gives focus back"),
  },
  {
    what: "The dropdown stays open when focus leaves it",
    file: disclosure,
    replace: "event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)",
    by: "!event.relatedTarget",
    caughtBy: browser("closes when focus leaves it, and on a press elsewhere"),
    detail: true,
  },
  {
    what: "A press on the button closes what hover opened",
    file: disclosure,
    replace: '(now === "pressed" ? false : "pressed")',
    by: '(now ? false : "pressed")',
    caughtBy: browser("a press on its button keeps open what hover opened, the next closes it"),
    detail: true,
  },
  {
    what: "The dropdown stays open on the next page",
    file: opening,
    replace: "setOpen(closed);",
    by: "",
    caughtBy: browser("closes when the page changes under it"),
    detail: true,
  },
  {
    what: "The entry is not the current one on its sub-pages",
    file: "components/islands/header/nav-link.tsx",
    replace: "pathname === href || below?.includes(pathname)",
    by: "pathname === href || below?.includes(href)",
    caughtBy: browser("closes when one of its links is followed; the entry stays the current one"),
    detail: true,
  },
  {
    what: "The page scrolls behind the mobile menu",
    file: mobile,
    replace: 'document.documentElement.dataset.menu = "open";',
    by: "",
    caughtBy: browser("holds every entry, and the page behind does not scroll"),
    detail: true,
  },
  {
    what: "The mobile menu's Solutions does not expand",
    file: "components/islands/header/expander.tsx",
    replace: "onClick={() => setOpen(!open)}",
    by: "onClick={() => setOpen(false)}",
    caughtBy: browser("expands Solutions in place"),
    detail: true,
  },
  {
    what: "The Tab key leaves the open mobile menu",
    file: mobile,
    replace: 'event.key !== "Tab"',
    by: 'event.key !== "F2"',
    caughtBy: browser("keeps focus inside; Escape closes it and gives focus back"),
  },
  {
    what: "The mobile menu stays when its page's own link is followed",
    file: mobile,
    replace: 'closest("a")) setOpen(false)',
    by: 'closest("b")) setOpen(false)',
    caughtBy: browser("closes when a link is followed, the current page's own too"),
    detail: true,
  },
  {
    what: "The mobile menu stays at a desktop width",
    file: mobile,
    replace: 'toDesktop.addEventListener("change", close);',
    by: "",
    caughtBy: browser("closes on back, and at a desktop width"),
    detail: true,
  },
  {
    what: "Without JavaScript the dropdown cannot be reached",
    file: "app/styles/header.css",
    replace: ".disclosure:is(:hover, :focus-within) .disclosure-panel",
    by: ".disclosure:is(:active) .disclosure-panel",
    caughtBy: {
      browser: {
        file: "tests/e2e/no-scripts.spec.ts",
        group: "on a desktop",
        test: "every address of the navigation can be reached from the header, by keyboard too",
      },
    },
    detail: true,
  },
  {
    what: "A plan's target off the site is followed",
    file: "components/ui/plan-action.tsx",
    replace: "/^\\/(?![/\\\\])/",
    by: "/^\\//",
    caughtBy: {
      unit: {
        file: "tests/components/plan-action.test.tsx",
        test: 'is a button that shows the placeholder notice when the target is "//pay.example/premium"',
      },
    },
  },
  {
    what: "The dropdown does not know of a pointer that was there before it",
    file: disclosure,
    replace: 'root.current?.matches(":hover")',
    by: "false",
    caughtBy: browser("is open for a pointer that rested on it before the scripts came"),
    detail: true,
  },
]);
