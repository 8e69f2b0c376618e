import { describe, expect, test } from "@jest/globals";
import blog from "../../content/pages/blog.ts";
import contact from "../../content/pages/contact.ts";
import dashboard from "../../content/pages/dashboard.ts";
import demo from "../../content/pages/demo.ts";
import pricing from "../../content/pages/pricing.ts";
import { absoluteAddress, markdownPath } from "../../lib/addresses.ts";
import { entriesOf } from "../../scripts/content/walk.ts";
import { evenSpaces, visibleWords } from "../../scripts/post-build/html.ts";
import { markdownTwin } from "../../scripts/post-build/markdown/twin.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const { files, origin } = exportedSite();
const pages = pagesForJest();

/** Content that a twin says: titles and prices, but not those of forms and of what they answer. */
function sampleOf(page: object): string[] {
  return entriesOf({ file: "", source: "", value: page }).flatMap(({ field, key, value }) =>
    ["title", "price", "quote"].includes(key) && typeof value === "string" && !/^(form|sent)\./.test(field)
      ? [value]
      : [],
  );
}

/** Markdown without its marks, to find words in. */
function wordsOf(markdown: string): string {
  return markdown
    .replace(/\]\(.*?\)/g, "")
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/[[\]*>#]/g, "")
    .replace(/\s+/g, " ");
}

describe.each(pages.map((page) => [page.path, page] as const))("the Markdown twin of %s", (path, page) => {
  const twin = files.text(markdownPath(path).slice(1));

  test("begins with the page's title, description and address, and ends with its last line", () => {
    const start = `# ${page.title}\n\n> ${page.description}\n\n<${absoluteAddress(origin, path)}>\n\n## `;
    expect(twin.slice(0, start.length)).toBe(start);
    expect(twin).toMatch(/\S\n$/);
    expect(twin.match(/^# /gm)).toHaveLength(1);
  });

  test("has the titles, prices and quotations of the page's content", () => {
    const words = wordsOf(twin);
    expect(sampleOf(page).filter((sample) => !words.includes(evenSpaces(sample)))).toEqual([]);
  });

  test("has every heading and paragraph of the page, but for forms, ways through the site and questions to buttons", () => {
    const words = wordsOf(twin);
    const parts = exportedPage(path).document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, blockquote)");
    const texts = parts
      .filter((part) => !part.closest("form, nav") && !part.querySelector("button, p, ul, div, h2, h3, a, q"))
      .filter((part) => part.nextElementSibling?.rawTagName !== "button" || part.rawTagName !== "p")
      .map((part) => visibleWords(part));
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  });

  test("has absolute links only, and neither pictures nor HTML", () => {
    const links = [...twin.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address);
    expect(links.filter((address) => !/^(https?:\/\/|mailto:)/.test(address ?? ""))).toEqual([]);
    expect(twin).not.toMatch(/!\[|<(?!https?:)[a-z/]/i);
  });

  test("is the same when it is made again", () => {
    expect(markdownTwin(exportedPage(path), origin)).toBe(twin);
  });
});

test.each([demo, contact])(
  "the Markdown twin of $path lists what its form asks for, and where it is sent",
  (page) => {
    const twin = files.text(markdownPath(page.path).slice(1));
    const fields = Object.values(page.form).filter((part) => typeof part === "object" && "label" in part);
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields)
      expect(twin).toContain(`\n- ${field.label} (${"missing" in field ? "required" : "optional"})\n`);
    expect(twin).toContain(`open [${origin}${page.path}](${origin}${page.path})`);
  },
);

test("the Markdown twin of /demo has the choices of its form", () => {
  const { legend, options } = demo.form.interests;
  const choices = options.map(({ label }) => label).join("; ");
  expect(files.text("demo.md")).toContain(`\n- ${legend} (optional, any of): ${choices}\n`);
});

test.each([
  ...blog.articles.map(({ title, category }) => ["blog.md", title, category] as const),
  ...dashboard.hub.items.map(({ title, tag }) => ["dashboard.md", title, tag] as const),
  ...pricing.plans.flatMap((plan) =>
    "highlight" in plan ? [["pricing.md", plan.name, plan.highlight] as const] : [],
  ),
])("%s: under %p stands %p, which the page shows above it", (file, title, eyebrow) => {
  expect(files.text(file)).toMatch(new RegExp(`\n#+ ${title}\n\n${eyebrow}\n`));
});

test("there are no other Markdown files", () => {
  const twins = pages.map(({ path }) => markdownPath(path).slice(1));
  expect([...files.paths].filter((file) => file.endsWith(".md"))).toEqual(twins.sort());
});
