import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import solutions from "../../content/pages/solutions.ts";
import type { PageContent } from "../../content/schema.ts";
import { pageSlug } from "../../lib/site/urls.ts";
import { interpolate } from "../../lib/text/interpolate.ts";
import { footerNotice, menuEntry } from "./menu.ts";

/** The two viewports in which most things are tested. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

type ViewportName = keyof typeof viewports;

/** One action of a visitor, named by visible text or an accessible name. */
export type Step =
  | { click: string }
  | { fill: string; with: string }
  | { choose: string }
  // A button that disappears.
  | { gone: string };

/** A state of the site that is tested: a page, and the steps that lead to it. */
export interface Scenario {
  /** Unique, and valid as the name of a file. */
  name: string;
  path: string;
  /** The viewports in which it exists. It is opened in the first. */
  viewports: readonly [ViewportName, ...ViewportName[]];
  firstVisit: boolean;
  /** Whether the photo host answers nothing useful. */
  photosFail: boolean;
  steps: readonly Step[];
  /** Text that is visible once it is reached. */
  shows?: string;
}

/** True for a page as it opens, whose screenshots have its full height. */
export const isPage = ({ steps, firstVisit }: Scenario): boolean => steps.length === 0 && !firstVisit;

/** A path that no page has. */
export const unknownPath = "/no-such-page";

const open = { viewports: ["desktop", "phone"], firstVisit: false, photosFail: false, steps: [] } as const;
const click = (label: string): Step => ({ click: label });

const [name, role, goals] = onboarding.steps;

/** The actions that lead from each step of onboarding to the next. */
const onboardingSteps: readonly (readonly Step[])[] = [
  [{ fill: name.question, with: "Noor" }, click(onboarding.next)],
  [{ choose: role.options[0].label }, click(onboarding.next)],
  [...goals.options.slice(0, goals.max).map(({ label }) => ({ choose: label })), click(onboarding.next)],
];

/** The actions that fill in a form and send it. */
const send = ({ form }: typeof demo | typeof contact): readonly Step[] => [
  { fill: form.name.label, with: "Noor Haddad" },
  { fill: form.email.label, with: "noor@studio.example" },
  ...("message" in form ? [{ fill: form.message.label, with: "Hello there" }] : []),
  click(form.submit),
];

const part = (name: string, path: string, steps: readonly Step[], shows: string) =>
  ({ ...open, name, path, steps, shows }) satisfies Scenario;
const firstVisit = (name: string, steps: readonly Step[], shows: string): Scenario => ({
  ...part(`onboarding-${name}`, "/pricing", steps, shows),
  firstVisit: true,
});

/** The scenarios that a visitor's actions lead to. Their text comes from the content. */
const parts: readonly Scenario[] = [
  {
    ...part("solutions-menu", "/pricing", [click(navigation.labels.submenu)], solutions.cards[0].description),
    viewports: ["desktop"],
  },
  {
    ...part(
      "mobile-menu",
      "/pricing",
      [click(navigation.labels.menu), click(menuEntry(solutions.path).name)],
      navigation.labels.overview,
    ),
    viewports: ["phone"],
  },
  ...[...onboarding.steps.map(({ question }) => question), onboarding.done.title].map((heading, step) =>
    firstVisit(`${step + 1}`, onboardingSteps.slice(0, step).flat(), heading),
  ),
  firstVisit(
    "goals-chosen",
    onboardingSteps.flat().slice(0, -1),
    interpolate(goals.count, { count: goals.max, max: goals.max }),
  ),
  ...[demo, contact].flatMap((page) => {
    const { path, form, sent } = page;
    const name = path.slice(1);
    const wrong = [{ fill: form.email.label, with: "noor@" }, click(form.submit)];
    return [
      part(`${name}-errors`, path, wrong, form.email.invalid),
      // The notice has its own scenario.
      part(
        `${name}-sent`,
        path,
        [...send(page), click(noticeLabels.close), { gone: noticeLabels.close }],
        sent.text.split(" {")[0] ?? "",
      ),
    ];
  }),
  // The longest of them.
  part("notice", "/contact", [click(footerNotice)], notices.notImplemented.title),
  part("notice-success", contact.path, send(contact), notices.messageSent.title),
];

/** Returns every scenario: all pages, the 404 page, two without photos, and what a visitor's actions lead to. */
export function allScenarios(pages: readonly PageContent[]): readonly Scenario[] {
  return [
    ...pages.map(({ path }) => ({ ...open, name: pageSlug(path), path })),
    { ...open, name: "404", path: unknownPath },
    { ...open, name: "home-without-photos", path: "/", photosFail: true },
    { ...open, name: "about-without-photos", path: "/about", photosFail: true },
    ...parts,
  ];
}
