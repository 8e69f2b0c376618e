import { basename } from "node:path";
import type { Content, ContentModule } from "../../scripts/content/queries.ts";

type Fields = Record<string, unknown>;

/** Returns a module with these values. Its source has each value on its own line. */
export function moduleOf(file: string, value: Fields): ContentModule {
  const isPage = file.startsWith("content/pages/");
  const source = isPage
    ? `export default ${JSON.stringify(value, undefined, 1)};`
    : Object.entries(value)
        .map(([name, inner]) => `export const ${name} = ${JSON.stringify(inner, undefined, 1)};`)
        .join("\n");
  // Authors type ${site.name}, not the name.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as authors write it.
  return { file, source: source.replace(/"([^"\n]*)\| Acme"/, "`$1| ${site.name}`"), value };
}

const link = { label: "See more", href: "/" };
const plan = (name: string, price: string, frequency: string) => ({
  name,
  price,
  frequency,
  description: "For one.",
  features: ["One"],
  cta: "Go",
  link: "/",
});
const figure = { kind: "trend", alt: "A line that rises", captions: ["Sample"], values: [0.1, 0.9] };
const benefit = (title: string) => ({ title, text: "Much better.", figure });
const picture = { art: "demo", photo: { id: "photo-1600880292203-757bb62b4baf", alt: "A long table" } };

const article = (title: string, date: string) => ({
  category: "News",
  title,
  description: "What happened.",
  picture,
  author: "Ann Berg",
  date,
});

/** Returns a page without mistakes, except those in `fields`. */
export function pageModule(name: string, fields: Fields = {}): ContentModule {
  return moduleOf(`content/pages/${name}.ts`, {
    path: `/${name}`,
    name,
    title: `A page about ${name} | Acme`,
    description: `What there is to say about ${name}, in one sentence of a length that fits a page of results.`,
    head: { title: "A title", lead: "A lead." },
    closing: { line: "A last line.", action: link },
    ...fields,
  });
}

export const siteModule = moduleOf("content/site.ts", {
  site: {
    name: "Acme",
    origin: "https://www.acme.example",
    tagline: "A tagline.",
    language: "en",
    locale: "en_US",
    email: "hello@acme.example",
    securityTxtExpires: "2027-06-30",
  },
});

const home = pageModule("plain-home", { path: "/" });

/** Returns a site with a name, a home page and the modules of a test. Each page has its file in app/. */
export function contentWith(modules: readonly ContentModule[], more: Partial<Content> = {}): Content {
  const paths = modules.flatMap(({ value }) => (value as { path?: string } | undefined)?.path ?? []);
  return {
    modules: [
      ...(modules.some(({ file }) => file === siteModule.file) ? [] : [siteModule]),
      home,
      ...modules,
    ],
    index: [home, ...modules].map(({ file }) => `from "./${basename(file, ".ts")}";`).join("\n"),
    pageFiles: ["app/page.tsx", ...paths.map((path) => `app${path}/page.tsx`)],
    today: "2026-11-21",
    ...more,
  };
}

/** Modules without mistakes, one of each kind. */
export const samples = {
  events: pageModule("events", {
    story: {
      title: "How it began",
      lead: "A lead.",
      opening: "Two people met.",
      paragraphs: ["One of them was Ann Berg."],
      people: ["Ann Berg"],
    },
    team: { title: "The team", people: [{ name: "Ann Berg", role: "Founder", picture }] },
  }),
  pricing: pageModule("pricing", {
    plans: [
      plan("Small", "$0", "forever"),
      { ...plan("Large", "$1,200", "per month"), highlight: "Loved" },
      plan("Own", "Custom", ""),
    ],
    currencyNote: "In dollars.",
    question: link,
  }),
  blog: pageModule("blog", {
    articles: [article("One", "2026-11-01"), article("Two", "2024-02-29")],
    readMore: { label: "Read", notice: "notImplemented" },
    loadMore: { label: "More", notice: "notImplemented" },
  }),
  health: changed(
    pageModule("health", {
      id: "health",
      hero: {
        title: "Care",
        lead: "A lead.",
        actions: [link, { label: "Later", notice: "preview" }],
        picture,
      },
      benefits: {
        title: "What you get",
        lead: "A lead.",
        items: [benefit("Sooner"), benefit("Safer"), benefit("Calmer")],
      },
      testimonial: {
        quote: "We gained 15%.",
        name: "Cai Dunn",
        role: "Nurse",
        picture,
        figure: { value: "15%", meaning: "gain" },
      },
      cta: { title: "Ask", actions: [link] },
      others: { label: "Others" },
    }),
    "head",
  ),
  onboarding: moduleOf("content/onboarding.ts", {
    onboarding: {
      label: "Welcome",
      welcome: "Hello.",
      greeting: "Hello, {name}.",
      progress: "Progress",
      position: "{step} of {total}",
      back: "Back",
      next: "Next",
      steps: [
        { id: "name", type: "text", label: "Name", question: "Who?", hint: "A name.", autocomplete: "name" },
        {
          id: "goals",
          type: "checkbox",
          label: "Goals",
          question: "Why?",
          hint: "Up to {max}.",
          max: 1,
          count: "{count} of {max}",
          options: [{ id: "career", label: "Career" }],
        },
      ],
      done: { title: "Done", text: "Wait.", enter: "Enter" },
    },
  }),
  site: siteModule,
};

/** Returns a module with a changed value at a path such as "plans[1].price", or without that field. */
export function changed({ file, value }: ContentModule, field: string, to?: unknown): ContentModule {
  const copy = JSON.parse(JSON.stringify(value)) as Fields;
  const path = field.split(/[.[\]]+/).filter((name) => name !== "");
  const last = path.pop() ?? "";
  const parent = path.reduce((inner, name) => inner[name] as Fields, copy);
  if (to === undefined) delete parent[last];
  else parent[last] = to;
  return moduleOf(file, copy);
}
