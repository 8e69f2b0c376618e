/**
 * The schema of the content. `npm run check:content` validates every content module, and reports problems with their fixes.
 * Everything else imports inferred types only (`import type`), because zod is a development package and must not reach the
 * site.
 */
import { z } from "zod";
import {
  alt,
  day,
  different,
  entries,
  formed,
  index,
  link,
  list,
  notA,
  origin,
  pagePath,
  partId,
  price,
  searchWords,
  share,
  texts,
  words,
} from "./schema-fields.ts";

/* ---------- notices and actions ---------- */

const notice = z.strictObject({ title: words(), text: words(), tone: z.enum(["info", "success"]) });
export type Notice = z.infer<typeof notice>;
/** The notices that a button may show. Forms show the others. */
const placeholders = z.strictObject({ notImplemented: notice, liveChat: notice, preview: notice });
const notices = placeholders.extend({ demoSent: notice, messageSent: notice });
export type NoticeId = keyof z.infer<typeof notices>;
export type Notices = z.infer<typeof notices>;
const placeholderNotice = placeholders.keyof();
const noticeLabels = texts("region", "empty", "close", "info", "success");
export type NoticeLabels = z.infer<typeof noticeLabels>;

const linkAction = z.strictObject({ label: words(), href: link });
/** Only shows a notice. */
const noticeAction = z.strictObject({ label: words(), notice: placeholderNotice });
export type NoticeAction = z.infer<typeof noticeAction>;
const action = z.union([linkAction, noticeAction]);
export type Action = z.infer<typeof action>;
/** `look: "link"` shows an action as a text link where others of its place are buttons. */
const looks = { look: z.exactOptional(z.literal("link")) };
const heroAction = z.union([linkAction.extend(looks), noticeAction.extend(looks)]);
export type HeroAction = z.infer<typeof heroAction>;

/* ---------- pictures ---------- */

/** The icons that content may name. Their drawings are in components/ui/icon.tsx. */
const iconName = z.enum(
  [
    "arrow-down",
    "arrow-right",
    "check",
    "chevron-down",
    "circle-alert",
    "eye",
    "graduation-cap",
    "heart",
    "heart-pulse",
    "info",
    "laptop",
    "menu",
    "message-circle",
    "pencil",
    "sprout",
    "tent",
    "users",
    "waves",
    "waypoints",
    "x",
  ],
  { error: ({ input }) => `There is no icon ${JSON.stringify(input)}.` },
);
export type IconName = z.infer<typeof iconName>;
const socialIconName = z.enum(["linkedin", "instagram", "youtube"], {
  error: ({ input }) => `There is no social media icon ${JSON.stringify(input)}.`,
});
export type SocialIconName = z.infer<typeof socialIconName>;

const solutionId = z.enum(["freelancers", "entrepreneurs", "organizations", "education", "health"]);

/** The drawings of public/art, by file name without ".svg". */
export const artName = z.enum(
  [
    ...solutionId.options,
    "course",
    "demo",
    "partners",
    "portrait-1",
    "portrait-2",
    "portrait-3",
    "portrait-4",
    "session",
    "team-1",
    "team-2",
    "team-3",
    "team-4",
  ],
  { error: ({ input }) => `There is no drawing ${JSON.stringify(input)} in public/art.` },
);
export type ArtName = z.infer<typeof artName>;
/** The drawings with a thumbnail. Only these can be in the menu. */
const thumbnailName = z.enum(solutionId.options, {
  error: ({ input }) => `There is no drawing ${JSON.stringify(input)} for the menu.`,
});
export type ThumbnailName = z.infer<typeof thumbnailName>;

/** A stock photo. `alt` stays true if the crop changes; `faces` keeps faces in view when the host crops. */
const photo = z.strictObject({
  id: formed(
    /^photo-\d+-[0-9a-f]+$/,
    notA(
      "a photo's id",
      'Copy it from the address of the image: "photo-", digits, a dash, digits and letters from a to f.',
    ),
  ),
  alt: alt(),
  faces: z.exactOptional(z.boolean()),
});
export type Photo = z.infer<typeof photo>;

/** A photo, and the drawing that shows until the photo has loaded, or instead of it. */
const picture = z.strictObject({ art: artName, photo });
export type Picture = z.infer<typeof picture>;

/* ---------- parts of pages ---------- */

const head = texts("title", "lead");
export type Head = z.infer<typeof head>;
const passage = texts("title", "text");
export type Passage = z.infer<typeof passage>;
const closing = z.strictObject({ line: words(), action: linkAction.extend(looks) });
export type Closing = z.infer<typeof closing>;
/** A sample message from the daily coach. `label` says so to screen readers and in Markdown pages. */
const coachNote = texts("label", "from", "when", "text");
export type CoachNote = z.infer<typeof coachNote>;
const person = z.strictObject({ name: words(), role: words(), picture });
export type Person = z.infer<typeof person>;
const influencer = z.strictObject({ name: words(), expertise: words(), picture });
export type Influencer = z.infer<typeof influencer>;
const people = z.strictObject({ title: words(), people: list(person, "name") });

/** `people` are the people in the paragraphs, by full name, so that the check finds the story when one is renamed. */
const story = head
  .extend({ opening: words(), paragraphs: list(words()), people: list(words()) })
  .superRefine(({ people, paragraphs }, { addIssue }) => {
    people.forEach((name, place) => {
      if (paragraphs.some((paragraph) => paragraph.includes(name))) return;
      const message = `The paragraphs do not name ${name}.\nWrite the name in full in one of them, or remove it here.`;
      addIssue({ code: "custom", message, path: ["people", place], input: name });
    });
  });

/** The mission or the vision. */
const statement = texts("label", "line", "practice");
export type Statement = z.infer<typeof statement>;

/** A partner's name with a small symbol, an SVG path on a 32 × 32 grid that is drawn as a line. */
const partnerLogo = z.strictObject({
  name: words(),
  symbol: words(),
  /** The font weight of the name. */
  weight: z.literal([400, 500, 550, 650, 700, 750]),
});
export type PartnerLogo = z.infer<typeof partnerLogo>;

/** Reports the place of something marked if the data has none at that place. */
function reportOutside(
  { addIssue }: z.RefinementCtx,
  path: PropertyKey[],
  place: number,
  { length }: readonly unknown[],
): void {
  if (place < length) return;
  const message = `The data has no entry ${place}.\nThe last one is ${length - 1}: entries are counted from 0.`;
  addIssue({ code: "custom", message, path, input: place });
}

/** The values of a line. */
const series = z.array(share).min(2, "A line needs at least two values.\nAdd the missing ones.").readonly();

const figureFields = { alt: alt(), captions: different(z.array(words()).min(1).max(2)).readonly() };
/** Bars: pale from `quiet[0]` to `quiet[1]`, coral at `peak`. The labels of `axis` are evenly spaced. */
const barsFigure = z
  .strictObject({
    kind: z.literal("bars"),
    ...figureFields,
    values: entries(share).readonly(),
    quiet: z.tuple([index, index]).readonly(),
    peak: index,
    axis: entries(words()).readonly(),
  })
  .superRefine(({ values, quiet, peak }, context) => {
    reportOutside(context, ["quiet", 0], quiet[0], values);
    reportOutside(context, ["quiet", 1], quiet[1], values);
    reportOutside(context, ["peak"], peak, values);
  });
export type BarsFigure = z.infer<typeof barsFigure>;
/** A value over time. */
const trendFigure = z.strictObject({ kind: z.literal("trend"), ...figureFields, values: series });
export type TrendFigure = z.infer<typeof trendFigure>;
/** Up to four parts whose ripples meet. */
const ripplesFigure = z.strictObject({
  kind: z.literal("ripples"),
  ...figureFields,
  labels: different(
    entries(words()).max(4, "There are more parts than fit side by side.\nKeep up to four."),
  ).readonly(),
});
export type RipplesFigure = z.infer<typeof ripplesFigure>;
/** Rows with a progress bar. The `marked` one ends in a coral dot. */
const progressFigure = z
  .strictObject({
    kind: z.literal("progress"),
    ...figureFields,
    rows: list(z.strictObject({ label: words(), share }), "label"),
    marked: index,
  })
  .superRefine(({ rows, marked }, context) => reportOutside(context, ["marked"], marked, rows));
export type ProgressFigure = z.infer<typeof progressFigure>;
/** As many lines, which start out of step and fall into one rhythm. */
const rhythmsFigure = z.strictObject({
  kind: z.literal("rhythms"),
  ...figureFields,
  lines: z.int().min(2).max(6),
});
export type RhythmsFigure = z.infer<typeof rhythmsFigure>;
/** A dot for each value, as large as the value. The marked one is coral. */
const dotsFigure = z
  .strictObject({
    kind: z.literal("dots"),
    ...figureFields,
    rows: list(z.strictObject({ label: words(), values: entries(share).readonly() }), "label"),
    columns: entries(words()).readonly(),
    marked: z.tuple([index, index]).readonly(),
  })
  .superRefine(({ rows, columns, marked }, context) => {
    reportOutside(context, ["marked", 0], marked[0], rows);
    reportOutside(context, ["marked", 1], marked[1], columns);
    rows.forEach(({ values }, row) => {
      if (values.length === columns.length) return;
      const message = `Values and columns differ in number: ${values.length} and ${columns.length}.\nGive the row a value for each column.`;
      context.addIssue({ code: "custom", message, path: ["rows", row, "values"], input: values });
    });
  });
export type DotsFigure = z.infer<typeof dotsFigure>;
/**
 * A small chart with sample data. `alt` says what it shows. One or two `captions` are below it. Shares and values go from 0
 * to 1. Rows, columns and values are counted from 0.
 */
const figure = z.discriminatedUnion("kind", [
  barsFigure,
  trendFigure,
  ripplesFigure,
  progressFigure,
  rhythmsFigure,
  dotsFigure,
]);
export type Figure = z.infer<typeof figure>;

const benefit = passage.extend({ figure });
const benefits = head.extend({ items: different(z.tuple([benefit, benefit, benefit]), "title").readonly() });

/** `figure` is a number that the quotation states, shown large. */
const testimonial = z
  .strictObject({
    quote: words(),
    name: words(),
    role: words(),
    picture,
    figure: z.exactOptional(texts("value", "meaning")),
  })
  .refine(({ quote, figure: quoted }) => !quoted || quote.includes(quoted.value), {
    path: ["figure", "value"],
    error:
      "The quotation does not include this figure.\nUse a figure from the quotation, or leave `figure` out.",
  });
export type Testimonial = z.infer<typeof testimonial>;

const partners = z.strictObject({ title: words(), logos: list(partnerLogo, "name") });

/** `highlight` is the badge of the highlighted plan. Only one plan has it. */
const plan = z.strictObject({
  name: words(),
  price,
  frequency: z.enum(["forever", "per month", ""], {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a billing frequency.\nWrite "forever", "per month", or "" for a custom price.`,
  }),
  description: words(),
  features: list(words()),
  cta: words(),
  link,
  highlight: z.exactOptional(words()),
});
export type Plan = z.infer<typeof plan>;
const numberOfPlans = "There is room for two or three plans.\nAdd or remove plans.";
const plans = different(z.array(plan).min(2, numberOfPlans).max(3, numberOfPlans), "name")
  .readonly()
  .refine((all) => highlightedOf(all).length < 2, {
    error: ({ input }) =>
      `More than one plan is highlighted: ${highlightedOf(input as Plan[]).join(", ")}.\nKeep \`highlight\` on one plan and remove it from the others.`,
  });

function highlightedOf(all: readonly Plan[]): string[] {
  return all.filter((entry) => entry.highlight !== undefined).map((entry) => entry.name);
}

/* ---------- pages ---------- */

/** The fields of every page. */
const page = z.strictObject({
  path: pagePath,
  /** A short name, for breadcrumbs and lists of pages. */
  name: words(),
  /** For search engines and the browser's tab, with the product's name. No two pages share one. */
  title: searchWords("title"),
  description: searchWords("description"),
  /** The line and the action above the footer. */
  closing,
});
export type PageContent = z.infer<typeof page>;

/** A page without a schema of its own: a head, and any of the sections that fit every page. */
const plainPage = page.extend({
  head,
  ...z.strictObject({ story, team: people, benefits, testimonial, partners }).partial().shape,
});
export type PlainContent = z.infer<typeof plainPage>;

const chatMessage = z.strictObject({ from: z.enum(["coach", "member"]), text: words() });
const home = page.extend({
  hero: head.extend({ actions: z.tuple([linkAction, linkAction]).readonly(), photo, note: coachNote }),
  advantage: head.extend({
    coaching: passage.extend({
      link: linkAction,
      /** A sample chat, in order. `speakers` are the names of the two sides for screen readers. */
      chat: z.strictObject({
        label: words(),
        speakers: texts("coach", "member"),
        messages: list(chatMessage, "text"),
      }),
    }),
    network: passage.extend({ subjects: list(words()) }),
    everyone: passage.extend({ link: linkAction }),
  }),
  partners,
});
export type HomeContent = z.infer<typeof home>;

const about = page.extend({
  head,
  story,
  missionVision: z.strictObject({ label: words(), mission: statement, vision: statement }),
  team: people,
});
export type AboutContent = z.infer<typeof about>;

/** The color of a card's icon. Each page says in a comment what its colors mean. */
const color = z.enum(["kelp", "coral", "ink"]);
export type CardColor = z.infer<typeof color>;
const product = z.strictObject({
  icon: iconName,
  title: words(),
  description: words(),
  color,
  /** Its accessible name adds the title, because all six products share the label. */
  action: noticeAction,
});
export type Product = z.infer<typeof product>;
const products = page.extend({
  head,
  /** The first is the lead. */
  products: list(product, "title"),
  leadArt: artName,
  note: coachNote,
  plans: z.strictObject({ title: words(), rows: list(texts("plan", "adds"), "plan"), link: linkAction }),
});
export type ProductsContent = z.infer<typeof products>;

const solutionCard = z.strictObject({
  id: solutionId,
  icon: iconName,
  title: words(),
  description: words(),
  link,
  art: thumbnailName,
  color,
  /** A sentence in the first person, as a visitor would say it. */
  quote: words(),
});
export type SolutionCard = z.infer<typeof solutionCard>;
const solutions = page.extend({ head, cards: list(solutionCard), sentences: head });
export type SolutionsContent = z.infer<typeof solutions>;

const solution = page.extend({
  id: solutionId,
  hero: head.extend({ actions: list(heroAction, "label"), picture }),
  benefits,
  testimonial,
  cta: z.strictObject({ title: words(), actions: list(linkAction, "label") }),
  others: texts("label"),
});
export type SolutionContent = z.infer<typeof solution>;

const partnersPage = page.extend({
  head: head.extend({ picture, link: linkAction }),
  mentors: z.strictObject({ title: words(), people: list(influencer, "name") }),
  program: head.extend({
    /** The fragment that the head's link points to. */
    id: partId,
    items: list(passage, "title"),
    apply: passage.extend({ action: linkAction }),
    login: z.strictObject({ question: words(), action: noticeAction }),
  }),
});
export type PartnersContent = z.infer<typeof partnersPage>;

const field = z.strictObject({ label: words(), placeholder: z.exactOptional(words()) });
/** A required field. `missing` is its error message when it is empty. */
const requiredField = field.extend({ missing: words() });
/** `invalid` is the error message for an invalid email address. */
const emailField = requiredField.extend({ invalid: words() });
const form = texts("title", "intro", "footnote", "submit").extend({
  name: requiredField,
  email: emailField,
  /** The error message of a field with more characters than {limit}. */
  tooLong: words("{limit}"),
  /** Shows while the page has no scripts, followed by the email link. */
  withoutScript: words(),
});
export type FormCopy = z.infer<typeof form>;

const interestId = z.enum(["freelancer", "entrepreneur", "organization", "education", "health"]);
const demoForm = form.extend({
  /** Follows the label of an optional field. */
  optional: words(),
  company: field,
  role: field,
  interests: z.strictObject({
    legend: words(),
    options: list(z.strictObject({ id: interestId, label: words() })),
  }),
});
const demoSent = z.strictObject({
  /** {name} is the first word of the name that the visitor entered. */
  title: words("{name}"),
  text: words("{email}"),
  steps: list(texts("when", "what"), "when"),
});
export type DemoSent = z.infer<typeof demoSent>;
const demo = page.extend({ head: head.extend({ picture }), form: demoForm, sent: demoSent });
export type DemoContent = z.infer<typeof demo>;

const contactForm = form.extend({ message: requiredField });
const channel = passage.extend({ action: noticeAction });
const contact = page.extend({
  head,
  channels: z.strictObject({ mail: passage, chat: channel, faq: channel }),
  form: contactForm,
  sent: passage,
});
export type ContactContent = z.infer<typeof contact>;

const article = z.strictObject({
  category: words(),
  title: words(),
  description: words(),
  picture,
  author: words(),
  date: day,
});
export type Article = z.infer<typeof article>;
const blog = page.extend({
  head,
  /** The first is the lead. */
  articles: list(article, "title"),
  /** The button of every article. Its accessible name adds the title. */
  readMore: noticeAction,
  loadMore: noticeAction,
});
export type BlogContent = z.infer<typeof blog>;

const pricing = page.extend({ head, plans, currencyNote: words(), question: linkAction });
export type PricingContent = z.infer<typeof pricing>;

/** `mentor` is the person in `when`, by full name, if there is one. */
const hubItem = z
  .strictObject({
    tag: words(),
    live: z.boolean(),
    when: words(),
    mentor: z.exactOptional(words()),
    title: words(),
    picture,
    action: noticeAction,
  })
  .refine(({ when, mentor }) => mentor === undefined || when.includes(mentor), {
    path: ["when"],
    error: "It does not name the person in `mentor`.\nWrite that name in full, or remove `mentor`.",
  });
const score = { label: words(), value: z.number().min(0).max(100), note: words() };
const dashboard = page.extend({
  greeting: words(),
  badge: words(),
  coach: passage.extend({ actions: z.tuple([noticeAction, noticeAction]).readonly() }),
  progress: z.strictObject({
    title: words(),
    details: noticeAction,
    influence: z.strictObject({ ...score, scale: words() }),
    goals: z.strictObject(score),
    trend: z.strictObject({ label: words(), value: words(), points: series, alt: alt() }),
  }),
  hub: z.strictObject({ title: words(), items: list(hubItem, "title") }),
  book: passage.extend({ slots: list(texts("when", "coach")), action: noticeAction }),
  community: z.strictObject({
    title: words(),
    open: noticeAction,
    items: list(texts("initials", "name", "text", "about"), "text"),
  }),
});
export type DashboardContent = z.infer<typeof dashboard>;

const notFound = z.strictObject({
  title: page.shape.title,
  description: page.shape.description,
  head,
  home: linkAction,
});
export type NotFoundContent = z.infer<typeof notFound>;

/* ---------- other modules ---------- */

export const site = z.strictObject({
  /** The product's name. It is written only here: other modules use ${site.name}. */
  name: words(),
  /** The site's origin, without a slash at the end. SITE_URL overrides it for a build. */
  origin,
  tagline: words(),
  language: words(),
  locale: words(),
  email: z.email(notA("an email address", 'Write one such as "hello@example.com".')),
  /** The last valid day of /.well-known/security.txt, at most a year ahead: "2027-10-31". */
  securityTxtExpires: day,
});
export type Site = z.infer<typeof site>;

const navigationItem = z.strictObject({ name: words(), path: link });
export type NavigationItem = z.infer<typeof navigationItem>;
/** A column of links. Those of solutions take label and address from their cards. */
const footerColumn = z.union([
  z.strictObject({ title: words(), links: list(action, "label") }),
  z.strictObject({ title: words(), solutions: list(solutionId) }),
]);
export type FooterColumn = z.infer<typeof footerColumn>;
const navigation = z.strictObject({
  /** `submenu` names the button that opens the list of solutions, `overview` the link to all in the mobile menu. */
  labels: texts(
    "skip",
    "main",
    "mobile",
    "menu",
    "submenu",
    "overview",
    "home",
    "footer",
    "social",
    "breadcrumbs",
  ),
  items: list(navigationItem, "path"),
  demo: noticeAction,
  join: linkAction,
  footer: list(footerColumn, "title"),
  social: list(z.strictObject({ name: words(), icon: socialIconName, notice: placeholderNotice }), "name"),
});
export type Navigation = z.infer<typeof navigation>;

const roleId = z.enum(["freelancer", "entrepreneur", "organization", "education", "health"]);
export type RoleId = z.infer<typeof roleId>;
const goalId = z.enum(["productivity", "influence", "resilience", "career", "business", "wellness"]);
export type GoalId = z.infer<typeof goalId>;
const question = { step: words(), question: words(), hint: words() };
const onboarding = z.strictObject({
  label: words(),
  welcome: words(),
  greeting: words("{name}"),
  progress: words(),
  /** Read out with each step. */
  position: words("{step}", "{total}"),
  back: words(),
  next: words(),
  name: z.strictObject(question),
  role: z.strictObject({ ...question, options: list(z.strictObject({ id: roleId, label: words() })) }),
  goals: z.strictObject({
    ...question,
    hint: words("{max}"),
    count: words("{count}", "{max}"),
    options: list(z.strictObject({ id: goalId, label: words() })),
  }),
  done: texts("title", "text", "enter"),
});
export type OnboardingContent = z.infer<typeof onboarding>;

const pageError = texts("title", "text", "reload");
export type ErrorCopy = z.infer<typeof pageError>;
const llms = z.strictObject({
  contact: words(),
  groups: list(z.strictObject({ title: words(), pages: list(pagePath) }), "title"),
});
export type Llms = z.infer<typeof llms>;

/* ---------- which module has which schema ---------- */

/** The schema of each file in content/: of a page's default export, and of the named exports of the others. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  "errors.ts": z.strictObject({ pageError }),
  "llms.ts": z.strictObject({ llms }),
  "navigation.ts": z.strictObject({ navigation }),
  "notices.ts": z.strictObject({ notices, noticeLabels }),
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
  ...Object.fromEntries(solutionId.options.map((id) => [`pages/${id}.ts`, solution])),
};

/** Returns the schema of a module by its path in content/. A page without one of its own has that of plain pages. */
export function schemaOf(file: string): z.ZodType | undefined {
  return schemas[file] ?? (file.startsWith("pages/") ? plainPage : undefined);
}
