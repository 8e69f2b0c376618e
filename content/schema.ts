/**
 * The schema of the content, with which `npm run check:content` validates every file. Everything else imports only the inferred types
 * (`import type`), because zod is a development package and must not reach the site.
 */
import { readdirSync } from "node:fs";
import { z } from "zod";
import * as icons from "../lib/icons.ts";
import type { notices } from "./notices.ts";
import {
  alt,
  day,
  email,
  entries,
  id,
  index,
  language,
  link,
  list,
  moneyIn,
  origin,
  pagePath,
  photoFile,
  previewText,
  price,
  searchText,
  share,
  text,
  texts,
  unique,
} from "./schema-fields.ts";

/* ---------- notices and actions ---------- */

const notice = z.strictObject({ title: text(), text: text(), tone: z.enum(["info", "success"]) });
export type Notice = z.infer<typeof notice>;
export type NoticeId = keyof typeof notices;
/** The check compares it with the keys of content/notices.ts. This module cannot: mistakes in that file would end the check. */
const noticeId = z.custom<NoticeId>((value) => typeof value === "string");
const noticeLabels = texts("region", "close", "info", "success");
export type NoticeLabels = z.infer<typeof noticeLabels>;

export type { Href } from "./schema-fields.ts";

const linkAction = z.strictObject({ label: text(), href: link });
/** A button that only shows a notice. */
const noticeAction = z.strictObject({ label: text(), notice: noticeId });
const linkOrNotice = 'Give it a label, and either href: "/pricing" or notice: "preview".';
const action = z.union([linkAction, noticeAction], linkOrNotice);
export type Action = z.infer<typeof action>;
/** `variant: "link"` makes an action a text link where it would be a button. */
const variant = { variant: z.exactOptional(z.literal("link")) };
const heroAction = z.union([linkAction.extend(variant), noticeAction.extend(variant)], linkOrNotice);

/* ---------- images ---------- */

const iconName = z.enum(Object.keys(icons) as (keyof typeof icons)[]);
const socialIconName = z.enum(["linkedin", "instagram", "youtube"]);
export type SocialIconName = z.infer<typeof socialIconName>;

/** The name of an illustration in app/art/, without ".svg". */
const artName = z.enum(
  readdirSync("app/art").flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : [])),
);

/**
 * `alt` stays true if the crop changes. With `faces`, the photo is cropped around faces, or if it is an own one, below its top. A `tight`
 * photo, which a face fills, is shown higher, for room below the chin.
 */
const photoBase = z.strictObject({
  alt: alt(),
  faces: z.exactOptional(z.boolean()),
  tight: z.exactOptional(z.boolean()),
});
const stockPhoto = photoBase.extend({
  id: z
    .string()
    .regex(
      /^photo-\d+-[0-9a-f]+$/,
      'Copy the id from the URL of the image, such as "photo-1544005313-94ddf0286df2".',
    ),
});
export type StockPhoto = z.infer<typeof stockPhoto>;
const ownPhoto = photoBase.extend({ src: photoFile });
const photo = z.union(
  [stockPhoto, ownPhoto],
  'Give it either id: "photo-1544005313-94ddf0286df2", of Unsplash, or src: "/photos/nadia.jpg", and alt.',
);
export type Photo = z.infer<typeof photo>;

/** A photo, and the illustration that shows until the photo has loaded, or instead of it. */
const picture = z.strictObject({ art: artName, photo });
export type Picture = z.infer<typeof picture>;

/* ---------- sections ---------- */

const passage = texts("title", "text");
export type Passage = z.infer<typeof passage>;
const closing = z.strictObject({ line: text(), action: linkAction.extend(variant) });
/** A sample message from the daily coach. Screen readers say its `label`. */
const coachNote = texts("label", "from", "when", "text");
export type CoachNote = z.infer<typeof coachNote>;
const person = z.strictObject({ name: text(), role: text(), picture });
export type Person = z.infer<typeof person>;
const influencer = z.strictObject({ name: text(), expertise: text(), picture });
export type Influencer = z.infer<typeof influencer>;
const people = z.strictObject({ title: text(), people: list(person, "name") });

/** A part of the story: an opening sentence in large type, then paragraphs. */
const storyPart = z.strictObject({ opening: text(), paragraphs: list(text()) });

/** `people` are the full names in the paragraphs, if any, so that the check finds the story when a person is renamed. */
export const story = passage
  .extend({ parts: list(storyPart, "opening"), people: z.exactOptional(unique(z.array(text())).readonly()) })
  .superRefine(({ people = [], parts }, { addIssue }) => {
    const paragraphs = parts.flatMap((part) => part.paragraphs);
    people.forEach((name, index) => {
      if (paragraphs.some((paragraph) => paragraph.includes(name))) return;
      const message = `The paragraphs do not name ${name}. Write the name in full in one of them, or remove it here.`;
      addIssue({ code: "custom", message, path: ["people", index], input: name });
    });
  });

/** The mission or the vision. */
const statement = texts("label", "line", "practice");

/** A partner's name, its font weight and a small symbol: the path of a line on a 32 × 32 grid (SVG). */
const partnerLogo = z.strictObject({
  name: text(),
  symbol: text(),
  weight: z.literal([400, 500, 600, 700]),
});
export type PartnerLogo = z.infer<typeof partnerLogo>;

/** The values of a line chart. */
const series = z.array(share).min(2).readonly();

/** A small chart with sample data, described by `alt`, with one or two `captions` below it. */
const chartBase = z.strictObject({
  alt: alt(),
  captions: unique(z.array(text()).min(1).max(2)).readonly(),
});
/** The labels below both ends of a chart. */
const ends = z.tuple([text(), text()]).readonly();

/** Values, rows and columns are counted from 0. */
export const chart = z.discriminatedUnion("kind", [
  /** Bars: pale from `quiet[0]` to `quiet[1]`, coral at the highest. The labels of `axis` are evenly spaced. */
  chartBase
    .extend({
      kind: z.literal("bars"),
      values: entries(share).readonly(),
      quiet: z.tuple([index, index]).readonly(),
      axis: entries(text()).readonly(),
    })
    .refine(({ values, quiet }) => Math.max(...quiet) < values.length, {
      path: ["quiet"],
      error: "Give the places of the first and the last pale bar, counted from 0.",
    }),
  /** A value over time. */
  chartBase.extend({ kind: z.literal("trend"), values: series, ends }),
  /** Parts with ripples that meet. */
  chartBase.extend({
    kind: z.literal("ripples"),
    labels: unique(entries(text()).max(4)).readonly(),
  }),
  /** Rows with a progress bar. A `marked` one ends in a coral dot. */
  chartBase.extend({
    kind: z.literal("progress"),
    rows: list(z.strictObject({ label: text(), share, marked: z.exactOptional(z.boolean()) }), "label"),
  }),
  /** Lines that start out of step and fall into one rhythm. */
  chartBase.extend({ kind: z.literal("rhythms"), lines: z.int().min(2).max(6), ends }),
  /** A dot for each value, as large as the value. The one in the `marked` row and column is coral. */
  chartBase
    .extend({
      kind: z.literal("dots"),
      rows: list(z.strictObject({ label: text(), values: entries(share).readonly() }), "label"),
      columns: entries(text()).readonly(),
      marked: z.tuple([index, index]).readonly(),
    })
    .refine(({ rows, columns, marked: [row, column] }) => row < rows.length && column < columns.length, {
      path: ["marked"],
      error: "Give the places of the dot's row and column, counted from 0.",
    })
    .refine(({ rows, columns }) => rows.every(({ values }) => values.length === columns.length), {
      path: ["rows"],
      error: "Give each row a value for each column.",
    }),
]);
export type Chart = z.infer<typeof chart>;
export type ChartOf<Kind extends Chart["kind"]> = Extract<Chart, { kind: Kind }>;

const benefit = passage.extend({ chart });
const benefits = passage.extend({ items: unique(z.tuple([benefit, benefit, benefit]), "title").readonly() });

/** `stat` is a number that the quotation states, shown large. */
export const testimonial = z
  .strictObject({
    quote: text(),
    name: text(),
    role: text(),
    picture,
    stat: z.exactOptional(texts("value", "meaning")),
  })
  .refine(({ quote, stat }) => !stat || quote.includes(stat.value), {
    path: ["stat", "value"],
    error: "Use a number from the quotation, or leave `stat` out.",
  });
export type Testimonial = z.infer<typeof testimonial>;

const partners = z.strictObject({ title: text(), logos: list(partnerLogo, "name") });

/** `highlight` is the badge of the highlighted plan. Only one plan has it. */
const plan = z.strictObject({
  name: text(),
  price,
  /** A period, such as "per month", or "" for a price without one. */
  frequency: z.union([z.literal(""), text()], 'Write a period such as "per month", or "" for none.'),
  description: text(),
  features: list(text()),
  cta: text(),
  /** A path of this site. Any other link is blocked: its button shows a notice (docs/product.md). */
  link: text(),
  highlight: z.exactOptional(text()),
});
export type Plan = z.infer<typeof plan>;
/** Two to four: pricing-plans.tsx has a class for each number. */
export const plans = unique(z.array(plan).min(2).max(4), "name")
  .readonly()
  .superRefine((all, { addIssue }) => {
    const highlighted = all.filter(({ highlight }) => highlight !== undefined).map(({ name }) => name);
    if (highlighted.length < 2) return;
    const message = `More than one plan is highlighted: ${highlighted.join(", ")}. Keep \`highlight\` on one plan and remove it from the others.`;
    addIssue({ code: "custom", message, input: all });
  });

/* ---------- pages ---------- */

const pageTitle = searchText(10, 50);
const pageDescription = searchText(50, 158);

/** The fields of every page. */
const page = z.strictObject({
  path: pagePath,
  /** A short name, for breadcrumbs and lists of pages. */
  name: text(),
  /** For search engines and the browser's tab. The product's name follows it, except on the home page. No two pages share one. */
  title: previewText(pageTitle),
  description: pageDescription,
  /** The line and the action above the footer. */
  closing,
});
export type PageContent = z.infer<typeof page>;

const chatMessage = z.strictObject({ from: z.enum(["coach", "member"]), text: text() });
/** The home page's note, with a member's reply. */
const homeNote = coachNote.extend({ reply: texts("from", "text") });
const home = page.extend({
  hero: passage.extend({ actions: z.tuple([linkAction, linkAction]).readonly(), photo, note: homeNote }),
  /** Three cards. Beside their texts, `coaching` shows its chat, `network` the mentors' subjects and `everyone` the solutions. */
  advantage: passage.extend({
    coaching: passage.extend({
      link: linkAction,
      /** A sample chat, in order. `speakers` are the names of the two sides for screen readers. */
      chat: z.strictObject({
        label: text(),
        speakers: texts("coach", "member"),
        messages: list(chatMessage, "text"),
      }),
    }),
    network: passage,
    everyone: passage.extend({ link: linkAction }),
  }),
  partners,
});
export type HomeContent = z.infer<typeof home>;

const about = page.extend({
  header: passage,
  story,
  missionVision: z.strictObject({ mission: statement, vision: statement }),
  team: people,
});
export type AboutContent = z.infer<typeof about>;

/**
 * The color of the chip behind a card's icon: a tone of the waves, from the surface down. Cards of one color belong together and are
 * next to each other, and each page explains its colors in a comment.
 */
const color = z.enum(["shallow", "middle", "deep"]);
const productCard = z.strictObject({ icon: iconName, title: text(), description: text(), color });
export type ProductCard = z.infer<typeof productCard>;
const products = page.extend({
  header: passage,
  /** The first product is a large card, with `leadArt` and `note`. */
  products: list(productCard, "title"),
  /** The button of every product. Its accessible name adds the title. */
  learnMore: noticeAction,
  leadArt: artName,
  note: coachNote,
  plans: z.strictObject({ title: text(), rows: list(texts("plan", "adds"), "plan"), link: linkAction }),
});
export type ProductsContent = z.infer<typeof products>;

const solutionCard = productCard.extend({
  /** Also the name of its illustration in app/art/. */
  id: artName,
  link,
  /** A sentence in the first person, as a visitor would say it. */
  quote: text(),
});
export type SolutionCard = z.infer<typeof solutionCard>;
const solutions = page.extend({ header: passage, cards: list(solutionCard), sentences: passage });
export type SolutionsContent = z.infer<typeof solutions>;

const solution = page.extend({
  hero: passage.extend({ actions: list(heroAction, "label"), picture }),
  benefits,
  testimonial,
});
export type SolutionContent = z.infer<typeof solution>;

const partnersPage = page.extend({
  header: passage.extend({ picture, link: linkAction }),
  mentors: z.strictObject({ title: text(), people: list(influencer, "name") }),
  program: passage.extend({
    /** The fragment of the header's link. */
    id,
    items: list(passage, "title"),
    apply: passage.extend({ action: linkAction }),
    login: z.strictObject({ question: text(), action }),
  }),
});
export type PartnersContent = z.infer<typeof partnersPage>;

const formField = z.strictObject({
  label: text(),
  /** A line of text by default. */
  type: z.exactOptional(z.enum(["email", "tel", "textarea"])),
  /** The value that browsers may fill in, by its name in HTML (WCAG 1.3.5). */
  autocomplete: z.exactOptional(text()),
  placeholder: z.exactOptional(text()),
  /** The error message when the field is empty. A field with one is required. */
  missing: z.exactOptional(text()),
  /** The error message when the browser rejects its value. */
  invalid: z.exactOptional(text()),
});
export type FormField = z.infer<typeof formField>;
const requiredField = formField.required({ missing: true });
const emailField = requiredField.required({ invalid: true });
/** The text fields of a form, in order, by the names of their values. Others may be added. */
const formFields = z.object({ name: requiredField, email: emailField }).catchall(formField);
const form = texts("title", "intro", "footnote", "submit").extend({
  fields: formFields,
  /** Follows the label of a field that is not required. */
  optional: z.exactOptional(text()),
  /** Shows without JavaScript, followed by the email link. */
  withoutScript: text(),
});
export type FormContent = z.infer<typeof form>;

const audience = z.enum(["freelancer", "entrepreneur", "organization", "education", "health"]);
const demoForm = form.extend({
  fields: formFields.extend({ company: formField, role: formField }),
  optional: text(),
  interests: z.strictObject({
    legend: text(),
    options: list(z.strictObject({ id: audience, label: text() })),
  }),
});
const demoSent = z.strictObject({
  /** {name} is the name that the visitor entered. */
  title: text("{name}"),
  text: text("{email}"),
  steps: list(texts("when", "what"), "when"),
});
const demo = page.extend({ header: passage.extend({ picture }), form: demoForm, sent: demoSent });
export type DemoContent = z.infer<typeof demo>;

const channel = passage.extend({ action });
const contact = page.extend({
  header: passage,
  channels: z.strictObject({ mail: passage, chat: channel, faq: channel }),
  form: form.extend({ fields: formFields.extend({ message: requiredField }) }),
  sent: passage,
});
export type ContactContent = z.infer<typeof contact>;

const article = z.strictObject({
  category: text(),
  title: text(),
  description: text(),
  picture,
  author: text(),
  date: day,
});
const blog = page.extend({
  header: passage,
  /** The first article is the lead. */
  articles: list(article, "title"),
  /** The button of every article. Its accessible name adds the title. */
  readMore: noticeAction,
  loadMore: action,
});
export type BlogContent = z.infer<typeof blog>;

/** An amount in the description, such as "$29", is the price of a plan. */
export const pricing = page
  .extend({ header: passage, plans, currencyNote: text(), question: linkAction })
  .refine(
    ({ description, plans: all }) => {
      const prices = all.flatMap(({ price: shown }) => moneyIn(shown));
      return moneyIn(description).every((found) => prices.includes(found));
    },
    { path: ["description"], error: "It has a price that no plan has. Write that of the plan." },
  );
export type PricingContent = z.infer<typeof pricing>;

/** Every button of the dashboard says that it is a preview. */
const previewAction = noticeAction.extend({ notice: z.literal("preview") });
/** `mentor` is the person in `when`, by full name, if there is one. */
const hubItem = z
  .strictObject({
    tag: text(),
    live: z.boolean(),
    when: text(),
    mentor: z.exactOptional(text()),
    title: text(),
    picture,
    action: previewAction,
  })
  .refine(({ when, mentor }) => mentor === undefined || when.includes(mentor), {
    path: ["when"],
    error: "It does not name the person in `mentor`. Write that name in full, or remove `mentor`.",
  });
const score = { label: text(), value: z.number().min(0).max(100), note: text() };
const dashboard = page.extend({
  greeting: text(),
  badge: text(),
  coach: passage.extend({ actions: z.tuple([previewAction, previewAction]).readonly() }),
  progress: z.strictObject({
    title: text(),
    details: previewAction,
    influence: z.strictObject({ ...score, scale: text() }),
    goals: z.strictObject(score),
    trend: z.strictObject({ label: text(), value: text(), note: text(), points: series, alt: alt() }),
  }),
  hub: z.strictObject({ title: text(), items: list(hubItem, "title") }),
  book: passage.extend({ slots: list(texts("when", "subject", "coach")), action: previewAction }),
  community: z.strictObject({
    title: text(),
    open: previewAction,
    items: list(texts("initials", "name", "text", "about"), "text"),
  }),
});
export type DashboardContent = z.infer<typeof dashboard>;

const notFound = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  header: passage,
  home: linkAction,
});
export type NotFoundContent = z.infer<typeof notFound>;

/* ---------- other modules ---------- */

export const site = z.strictObject({
  /** The product's name. It is written only here: other modules use ${site.name}. */
  name: previewText(text()),
  /** The site's origin. SITE_URL overrides it for a build. */
  origin,
  tagline: text(),
  language,
  locale: text(),
  email,
});
export type Site = z.infer<typeof site>;

const navigationItem = z.strictObject({ name: text(), path: link });
/** A column of links. Solutions have the labels and URLs of their cards. */
export const footerColumn = z
  .strictObject({
    title: text(),
    links: z.exactOptional(list(action, "label")),
    solutions: z.exactOptional(list(id)),
  })
  .refine(({ links, solutions }) => !links !== !solutions, "Give the column either links or solutions.");
const socialName = { name: text(), icon: socialIconName };
const socialLink = z.union(
  [z.strictObject({ ...socialName, href: link }), z.strictObject({ ...socialName, notice: noticeId })],
  'Give it a name, an icon, and either href: "https://…" or notice: "notImplemented".',
);
const navigation = z.strictObject({
  /** `submenu` names the button that opens the list of solutions; `overview` and `overviewText` are its link to all of them. */
  labels: texts(
    "skip",
    "main",
    "mobile",
    "menu",
    "submenu",
    "overview",
    "overviewText",
    "home",
    "solutions",
    "footer",
    "social",
    "breadcrumbs",
  ),
  items: list(navigationItem, "path"),
  demo: action,
  join: linkAction,
  footer: list(footerColumn, "title"),
  /** May be empty. */
  social: unique(z.array(socialLink), "name").readonly(),
});
export type Navigation = z.infer<typeof navigation>;

/** `label` names the step in the progress list. */
const question = { id, label: text(), question: text(), hint: text() };
const options = list(z.strictObject({ id, label: text() }));
/** Options that may have waves: those of the last chosen one show beside the questions from then on. */
const pictured = list(z.strictObject({ id, label: text(), art: artName.optional() }));
const onboardingStep = z.discriminatedUnion("type", [
  z.strictObject({ ...question, type: z.literal("text"), autocomplete: text() }),
  z.strictObject({ ...question, type: z.literal("radio"), options: pictured }),
  z.strictObject({
    ...question,
    type: z.literal("checkbox"),
    hint: text("{max}"),
    /** The most options that may be chosen. */
    max: z.int().min(1),
    count: text("{count}", "{max}"),
    options,
  }),
]);
const onboarding = z.strictObject({
  label: text(),
  welcome: text(),
  /** Replaces the welcome once a name is given. */
  hello: text("{name}"),
  greeting: text("{name}"),
  progress: text(),
  /** Read out with each step. */
  position: text("{step}", "{total}"),
  back: text(),
  next: text(),
  steps: unique(z.tuple([onboardingStep], onboardingStep).readonly()).refine(
    ([first]) => first.type !== "checkbox",
    "The first step is plain HTML, which cannot limit how many are chosen. Begin with another step.",
  ),
  done: texts("title", "text", "enter"),
});
export type OnboardingContent = z.infer<typeof onboarding>;
export type OnboardingStep = z.infer<typeof onboardingStep>;

const pageError = texts("title", "text", "reload");
export type ErrorContent = z.infer<typeof pageError>;
const llms = z.strictObject({
  contact: text(),
  groups: list(z.strictObject({ title: text(), pages: list(pagePath) }), "title"),
});
export type Llms = z.infer<typeof llms>;

/* ---------- which module has which schema ---------- */

/** The schema of each file in content/: of its default export, or of its named exports. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  "errors.ts": z.strictObject({ pageError }),
  "llms.ts": z.strictObject({ llms }),
  "navigation.ts": z.strictObject({ navigation }),
  "notices.ts": z.strictObject({ notices: z.record(z.string(), notice), noticeLabels }),
  "onboarding.ts": z.strictObject({ onboarding }),
  "site.ts": z.strictObject({ site }),
  "pages/about.ts": about,
  "pages/blog.ts": blog,
  "pages/contact.ts": contact,
  "pages/dashboard.ts": dashboard,
  "pages/demo.ts": demo,
  "pages/home.ts": home,
  "pages/not-found.ts": notFound,
  "pages/partners.ts": partnersPage,
  "pages/pricing.ts": pricing,
  "pages/products.ts": products,
  "pages/solutions.ts": solutions,
};

/** Returns the schema of a file of content/. A page below /solutions needs no line in `schemas`. */
export function schemaOf(file: string, value: unknown): z.ZodType {
  const schema = schemas[file.slice("content/".length)];
  if (schema) return schema;
  const isSolution = z.looseObject({ path: z.string().startsWith("/solutions/") }).safeParse(value).success;
  return isSolution
    ? solution
    : z.never("content/schema.ts has no schema for this file. Add one to `schemas`.");
}
