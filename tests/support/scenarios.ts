import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import health from "../../content/pages/health.ts";
import solutions from "../../content/pages/solutions.ts";
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

/** A state of the site that is tested: a page, and the steps after it opens. */
export interface Scenario {
  /** Unique, and valid as the name of a file. */
  name: string;
  path: string;
  /** The viewports in which the scenario exists. It opens in the first. */
  viewports: readonly [ViewportName, ...ViewportName[]];
  firstVisit: boolean;
  /** Whether no photo loads. */
  photosFail: boolean;
  /** Whether another scenario has the same markup. */
  isTwin: boolean;
  steps: readonly Step[];
  /** Text that is visible once the scenario is reached. */
  shows?: string;
}

/** True for a page as it opens, whose screenshots have its full height. */
export const isPage = ({ steps, firstVisit }: Scenario): boolean => steps.length === 0 && !firstVisit;

/** True for a page as visitors usually get it. */
export const isWholePage = (scenario: Scenario): boolean => isPage(scenario) && !scenario.photosFail;

/** True for a page whose markup another one has: the solutions share theirs. */
export const isTwinPage = ({ path }: Pick<Scenario, "path">): boolean =>
  path.startsWith(`${solutions.path}/`) && path !== health.path;

/** A path that no page has. */
export const unknownPath = "/no-such-page";

const click = (label: string): Step => ({ click: label });

/** Values that a visitor types into a form. They are long, because what repeats them has to fit a phone. */
export const visitor = {
  name: "Hubert Wolfeschlegelsteinhausenbergerdorff",
  email: "hubert.wolfeschlegelsteinhausenbergerdorff@studio.example",
} as const;

/** The actions that answer each question of onboarding and go on to the next. */
const answers = onboarding.steps.map((step): readonly Step[] => [
  ...(step.type === "text"
    ? [{ fill: step.question, with: visitor.name }]
    : step.options.slice(0, "max" in step ? step.max : 1).map(({ label }) => ({ choose: label }))),
  click(onboarding.next),
]);

type Form = (typeof demo | typeof contact)["form"];

/** The required fields of a form. */
export const requiredFields = (form: Form) =>
  Object.values(form.fields).flatMap((field) => ("missing" in field ? [field] : []));

/** The actions that fill in a form's required fields. */
export const fillIn = (form: Form): readonly Step[] =>
  requiredFields(form).map((field) => ({
    fill: field.label,
    with: "invalid" in field ? visitor.email : visitor.name,
  }));

/** Returns a scenario of a page: as it opens, or after steps whose labels come from the content. */
const scenario = (name: string, path: string, other: Partial<Scenario> = {}): Scenario => ({
  name,
  path,
  viewports: ["desktop", "phone"],
  firstVisit: false,
  photosFail: false,
  isTwin: isTwinPage({ path }),
  steps: [],
  ...other,
});

const menus = [
  scenario("solutions-menu", "/pricing", {
    viewports: ["desktop"],
    steps: [click(navigation.labels.submenu)],
    shows: navigation.labels.overviewText,
  }),
  scenario("mobile-menu", "/pricing", {
    viewports: ["phone"],
    steps: [click(navigation.labels.menu), click(menuEntry(solutions.path).name)],
    shows: navigation.labels.overview,
  }),
];

const onboardingStep = (name: string, steps: readonly Step[], shows: string) =>
  scenario(`onboarding-${name}`, "/pricing", { firstVisit: true, steps, shows });

/** The questions and the end of onboarding, and a question with all the answers that it takes. */
const firstVisits = [
  ...[...onboarding.steps.map(({ question }) => question), onboarding.done.title].map((heading, index) =>
    onboardingStep(`${index + 1}`, answers.slice(0, index).flat(), heading),
  ),
  ...onboarding.steps.flatMap((step, index) => {
    if (step.type !== "checkbox") return [];
    const chosen = answers.slice(0, index + 1).flat();
    const count = interpolate(step.count, { count: step.max, max: step.max });
    return onboardingStep(`${step.id}-chosen`, chosen.slice(0, -1), count);
  }),
];

const forms = [demo, contact].flatMap(({ path, form, sent }) => {
  const name = path.slice(1);
  const isTwin = path === contact.path;
  const { label, invalid } = form.fields.email;
  return [
    scenario(`${name}-errors`, path, {
      isTwin,
      steps: [{ fill: label, with: visitor.name }, click(form.submit)],
      shows: invalid,
    }),
    scenario(`${name}-sent`, path, {
      isTwin,
      // The notice has its own scenario.
      steps: [...fillIn(form), click(form.submit), click(noticeLabels.close), { gone: noticeLabels.close }],
      shows: sent.text.split(" {")[0] ?? "",
    }),
  ];
});

const shownNotices = [
  // The longest notice.
  ...(footerNotice
    ? [
        scenario("notice", contact.path, {
          steps: [click(footerNotice)],
          shows: notices.notImplemented.title,
        }),
      ]
    : []),
  scenario("notice-success", contact.path, {
    isTwin: true,
    steps: [...fillIn(contact.form), click(contact.form.submit)],
    shows: notices.messageSent.title,
  }),
];

/** Returns every scenario: all pages, the 404 page, two without photos, and everything that a visitor can open. */
export const allScenarios = (paths: readonly string[]): readonly Scenario[] => [
  ...paths.map((path) => scenario(pageSlug(path), path)),
  scenario("404", unknownPath),
  ...(["/", "/about"] as const).map((path) =>
    scenario(`${pageSlug(path)}-without-photos`, path, { photosFail: true }),
  ),
  ...menus,
  ...firstVisits,
  ...forms,
  ...shownNotices,
];
