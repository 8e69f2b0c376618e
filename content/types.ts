/**
 * The shapes of the site's words. Content modules are plain data: no JSX, no functions.
 * `npm run check:content` says in plain words what is wrong with an entry and what would be right.
 */
import type { Route } from "next";
import type { iconNames } from "../components/ui/icon-names.ts";

/** A notice that a button shows in place of something that is not built yet. Words: notices.ts */
export type PlaceholderNotice = "notImplemented" | "liveChat" | "preview";

/** The five notices of the site. Words: notices.ts */
export type NoticeId = PlaceholderNotice | "demoSent" | "messageSent";

export interface Notice {
  title: string;
  text: string;
  tone: "info" | "success";
}

export interface NoticeLabels {
  region: string;
  close: string;
  info: string;
  success: string;
}

/** Goes to a page of this site ("/pricing"), or to a part of one ("/partners#program"). */
export interface LinkAction {
  label: string;
  href: Route;
}

/** Only shows a notice. */
export interface NoticeAction {
  label: string;
  notice: PlaceholderNotice;
}

export type Action = LinkAction | NoticeAction;

/** A stock photo. `alt` says what it shows, in words that stay true if the crop changes. */
export interface Photo {
  /** The id in the photo host's address: "photo-" and the rest. */
  id: string;
  alt: string;
  /** Keep faces in view when the host crops the picture. */
  faces?: boolean;
}

/** A drawing of content/art, by file name without ".svg". */
export type ArtName =
  | "course"
  | "demo"
  | "education"
  | "entrepreneurs"
  | "freelancers"
  | "health"
  | "organizations"
  | "partners"
  | "portrait-1"
  | "portrait-2"
  | "portrait-3"
  | "portrait-4"
  | "session"
  | "team-1"
  | "team-2"
  | "team-3"
  | "team-4";

/** A photo, and the drawing that shows until the photo has loaded, or instead of it. */
export interface Picture {
  art: ArtName;
  photo: Photo;
}

/** The icons that content may name: lucide icons, listed in components/ui/icon-names.ts. */
export type IconName = (typeof iconNames)[number];

/** What every page states about itself. */
export interface PageContent {
  /** Its address. */
  path: Route;
  /** A short name: breadcrumbs, lists of pages. */
  name: string;
  /** Title for search engines and the browser's tab, with the product's name: 10 to 65 characters, unlike all others. */
  title: string;
  /** Description for search engines: 50 to 160 characters, unlike all others. */
  description: string;
  /** The line and the action above the footer. */
  closing: Closing;
}

export interface Closing {
  line: string;
  action: LinkAction;
}

/** A page's first words. */
export interface Head {
  title: string;
  lead: string;
}

/** A heading with a sentence or two. */
export interface Passage {
  title: string;
  text: string;
}

/** A message from the daily coach, as a sample. */
export interface CoachNote {
  from: string;
  when: string;
  text: string;
}

export interface Person {
  name: string;
  role: string;
  picture: Picture;
}

/* ---------- home ---------- */

export interface HomeContent extends PageContent {
  hero: Head & { actions: readonly [LinkAction, LinkAction]; photo: Photo; note: CoachNote };
  advantage: Head & {
    coaching: Passage & {
      link: LinkAction;
      /** A sample exchange, in order. */
      chat: {
        label: string;
        /** Who speaks, for those who cannot see on which side a message stands. */
        speakers: Record<ChatMessage["from"], string>;
        messages: readonly ChatMessage[];
      };
    };
    network: Passage & { subjects: readonly string[] };
    everyone: Passage & { link: LinkAction };
  };
  partners: { title: string; logos: readonly PartnerLogo[] };
}

export interface ChatMessage {
  from: "coach" | "member";
  text: string;
}

/** A partner's name with a small mark: an SVG path on a 32 × 32 grid, drawn as a line. */
export interface PartnerLogo {
  name: string;
  mark: string;
  /** Of the name, in the display face. */
  weight: 400 | 500 | 550 | 650 | 700 | 750;
}

/* ---------- about ---------- */

export interface AboutContent extends PageContent {
  head: Head;
  story: Head & { opening: string; paragraphs: readonly string[] };
  creed: { label: string; mission: Creed; vision: Creed };
  team: { title: string; people: readonly Person[] };
}

export interface Creed {
  label: string;
  line: string;
  practice: string;
}

/* ---------- products ---------- */

export interface ProductsContent extends PageContent {
  head: Head;
  /** The first is shown as the lead. */
  products: readonly Product[];
  leadArt: ArtName;
  note: CoachNote;
  plans: { title: string; rows: readonly { plan: string; adds: string }[]; link: LinkAction };
}

export interface Product {
  icon: IconName;
  title: string;
  description: string;
  color: "kelp" | "coral" | "deep";
  /** `name` is read out instead of the label, which six cards share: it starts with the label. */
  action: NoticeAction & { name: string };
}

/* ---------- solutions ---------- */

export type SolutionId = "freelancers" | "entrepreneurs" | "organizations" | "education" | "health";

export interface SolutionsContent extends PageContent {
  head: Head;
  cards: readonly SolutionCard[];
  voices: Head;
}

export interface SolutionCard {
  id: SolutionId;
  title: string;
  description: string;
  link: Route;
  art: ArtName;
  color: "kelp" | "coral" | "deep";
  /** One sentence in the first person, as a visitor would say it. */
  voice: string;
}

export interface SolutionContent extends PageContent {
  id: SolutionId;
  hero: Head & { actions: readonly Action[]; picture: Picture };
  benefits: Head & { items: readonly [Benefit, Benefit, Benefit] };
  testimonial: Testimonial;
  ask: { title: string; actions: readonly LinkAction[] };
  others: { label: string };
}

export interface Benefit extends Passage {
  figure: Figure;
}

export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  picture: Picture;
  /** A figure that the quotation itself states, shown large. */
  figure?: { value: string; meaning: string };
}

/**
 * A small chart with sample data. `alt` says what it shows; one or two `captions` stand below it.
 * Shares and values run from 0 to 1; rows, columns and values are counted from 0.
 */
export type Figure = { alt: string; captions: readonly string[] } & (
  | BarsFigure
  | TrendFigure
  | RipplesFigure
  | ProgressFigure
  | RhythmsFigure
  | DotsFigure
);

/** Bars, those from `quiet[0]` to `quiet[1]` drawn back, the `peak` in coral. `axis` splits the width evenly. */
export interface BarsFigure {
  kind: "bars";
  values: readonly number[];
  quiet: readonly [from: number, to: number];
  peak: number;
  axis: readonly string[];
}

/** One value over time. */
export interface TrendFigure {
  kind: "trend";
  values: readonly number[];
}

/** Up to four parts whose ripples meet. */
export interface RipplesFigure {
  kind: "ripples";
  labels: readonly string[];
}

/** Rows with a share done; the `marked` one ends in a coral dot. */
export interface ProgressFigure {
  kind: "progress";
  rows: readonly { label: string; share: number }[];
  marked: number;
}

/** Lines that start out of step and fall into one rhythm. */
export interface RhythmsFigure {
  kind: "rhythms";
  lines: number;
}

/** A dot for each value, by size; one is marked in coral. */
export interface DotsFigure {
  kind: "dots";
  rows: readonly { label: string; values: readonly number[] }[];
  columns: readonly string[];
  marked: readonly [row: number, column: number];
}

/* ---------- partners ---------- */

export interface PartnersContent extends PageContent {
  head: Head & { picture: Picture; link: LinkAction };
  mentors: { title: string; people: readonly Influencer[] };
  program: Head & {
    /** The fragment that the head's link goes to. */
    id: string;
    items: readonly Passage[];
    apply: Passage & { action: LinkAction };
    login: { question: string; action: NoticeAction };
  };
}

export interface Influencer {
  name: string;
  expertise: string;
  picture: Picture;
}

/* ---------- demo and contact ---------- */

export interface DemoContent extends PageContent {
  head: Head & { picture: Picture };
  form: DemoFormWords;
  sent: DemoSent;
}

export interface ContactContent extends PageContent {
  head: Head;
  ways: {
    mail: Passage;
    chat: Passage & { action: NoticeAction };
    faq: Passage & { action: NoticeAction };
  };
  form: ContactFormWords;
  sent: Passage;
}

export interface DemoSent {
  /** {name} stands for the first word of the name that the visitor entered. */
  title: string;
  /** {email} stands for the address that the visitor entered. */
  text: string;
  steps: readonly { when: string; what: string }[];
}

export interface FormWords {
  title: string;
  intro: string;
  footnote: string;
  submit: string;
  /** Shown without JavaScript, before the mail link. */
  withoutScript: string;
}

export interface FieldWords {
  label: string;
  placeholder?: string;
}

/** A field that must not be left empty: `missing` says so. */
export interface RequiredFieldWords extends FieldWords {
  missing: string;
}

/** `invalid` says what an address should look like. */
export interface EmailFieldWords extends RequiredFieldWords {
  invalid: string;
}

export type InterestId = "freelancer" | "entrepreneur" | "organization" | "education" | "health";

export interface DemoFormWords extends FormWords {
  /** Stands after the label of a field that may stay empty. */
  optional: string;
  name: RequiredFieldWords;
  email: EmailFieldWords;
  company: FieldWords;
  role: FieldWords;
  interests: { legend: string; options: readonly { id: InterestId; label: string }[] };
}

export interface ContactFormWords extends FormWords {
  name: RequiredFieldWords;
  email: EmailFieldWords;
  message: RequiredFieldWords;
}

/* ---------- blog ---------- */

export interface BlogContent extends PageContent {
  head: Head;
  /** The first is shown as the lead. */
  articles: readonly Article[];
  /** Read More stands on every article; its accessible name adds the title. */
  readMore: NoticeAction;
  loadMore: NoticeAction;
}

export interface Article {
  category: string;
  title: string;
  description: string;
  picture: Picture;
  author: string;
  /** Year-month-day: "2026-10-12". */
  date: string;
}

/* ---------- pricing ---------- */

export interface PricingContent extends PageContent {
  head: Head;
  plans: readonly Plan[];
  currencyNote: string;
  question: LinkAction;
}

export interface Plan {
  name: string;
  /** "$29", or "Custom" where the price is agreed in person. */
  price: string;
  /** "per month", "forever"; empty for a custom price. */
  frequency: string;
  description: string;
  features: readonly string[];
  cta: string;
  /** Any target that does not start with a single slash shows a notice instead. */
  link: Route;
  /** At most one plan is highlighted, with its badge. */
  highlight?: string;
}

/* ---------- dashboard ---------- */

export interface DashboardContent extends PageContent {
  greeting: string;
  badge: string;
  coach: { title: string; text: string; actions: readonly [NoticeAction, NoticeAction] };
  /** {value} in an `alt` stands for the value shown. */
  progress: {
    title: string;
    details: NoticeAction;
    influence: { label: string; value: number; scale: string; note: string; alt: string };
    goals: { label: string; value: number; note: string; alt: string };
    /** Points run from 0 to 1. */
    trend: { label: string; value: string; points: readonly number[]; alt: string };
  };
  hub: {
    title: string;
    items: readonly {
      tag: string;
      live: boolean;
      when: string;
      title: string;
      picture: Picture;
      action: NoticeAction;
    }[];
  };
  book: {
    title: string;
    text: string;
    slots: readonly { when: string; coach: string }[];
    action: NoticeAction;
  };
  buzz: {
    title: string;
    open: NoticeAction;
    items: readonly { initials: string; name: string; text: string; about: string }[];
  };
}

/* ---------- not found ---------- */

export interface NotFoundContent {
  title: string;
  description: string;
  head: Head;
  home: LinkAction;
}

/* ---------- errors ---------- */

export interface ErrorWords {
  title: string;
  text: string;
  reload: string;
}

/* ---------- all pages ---------- */

export interface Site {
  /** The product's name. It stands here and nowhere else: other modules write ${site.name}. */
  name: string;
  /** Where the site lives, without a slash at the end. SITE_URL overrides it for a build. */
  origin: string;
  tagline: string;
  language: string;
  locale: string;
  email: string;
  /** The last day on which /.well-known/security.txt is to be trusted, at most a year ahead: "2027-10-31". */
  securityTxtExpires: string;
}

export interface NavigationItem {
  name: string;
  path: Route;
  links?: readonly NavigationLink[];
}

export interface NavigationLink {
  name: string;
  path: Route;
  text: string;
  /** One that has a thumbnail (lib/art.ts): the drawings of the five solutions. */
  art: ArtName;
}

export interface Navigation {
  labels: {
    skip: string;
    main: string;
    mobile: string;
    menu: string;
    /** Names the button that opens the list of solutions. */
    submenu: string;
    /** The link to the overview in the mobile menu, where the entry itself only expands. */
    overview: string;
    home: string;
    footer: string;
    social: string;
    breadcrumbs: string;
  };
  items: readonly NavigationItem[];
  demo: NoticeAction;
  join: LinkAction;
  footer: readonly { title: string; links: readonly Action[] }[];
  social: readonly { name: string; icon: SocialIconName; notice: PlaceholderNotice }[];
}

export type SocialIconName = "linkedin" | "instagram" | "youtube";

/* ---------- onboarding ---------- */

export type RoleId = "freelancer" | "entrepreneur" | "organization" | "education" | "health";
export type GoalId = "productivity" | "influence" | "resilience" | "career" | "business" | "wellness";

export interface OnboardingContent {
  label: string;
  welcome: string;
  /** {name} stands for what the visitor entered. */
  greeting: string;
  progress: string;
  /** Announced with each step: {step} and {total} are numbers. */
  position: string;
  back: string;
  next: string;
  name: { step: string; question: string; hint: string };
  role: { step: string; question: string; hint: string; options: readonly { id: RoleId; label: string }[] };
  goals: {
    step: string;
    question: string;
    hint: string;
    /** {count} and {max} are numbers. */
    count: string;
    options: readonly { id: GoalId; label: string }[];
  };
  done: { title: string; text: string; enter: string };
}
