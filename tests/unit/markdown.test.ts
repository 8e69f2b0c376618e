import { expect, test } from "@jest/globals";
import { parseHtml } from "../../scripts/export/html.ts";
import { markdownTwin } from "../../scripts/export/markdown/twin.ts";

const origin = "https://www.site.com";

/** The Markdown of what stands in <main>. */
function markdownOf(main: string): string {
  const html = `<head><title>A page</title><meta name="description" content="About it."></head><main>${main}</main>`;
  const twin = markdownTwin({ path: "/a", file: "a.html", document: parseHtml(html), words: "" }, origin);
  const start = `# A page\n\n> About it.\n\n<${origin}/a>\n`;
  expect(twin.startsWith(start)).toBe(true);
  expect(twin.endsWith("\n\n")).toBe(false);
  return twin.slice(start.length).trim();
}

test.each([
  ["headings one level lower", "<h1>One</h1><h2>Two</h2>", "## One\n\n### Two"],
  [
    "absolute links",
    '<p><a href="/b#c">B</a> <a href="/">Home</a></p>',
    `[B](${origin}/b#c) [Home](${origin})`,
  ],
  ["mail links", '<p><a href="mailto:a@b.com">a@b.com</a></p>', "[a@b.com](mailto:a@b.com)"],
  ["lists", "<ul><li>One</li><li>Two</li></ul><ol><li>A</li><li>B</li></ol>", "- One\n- Two\n\n1. A\n2. B"],
  ["paragraphs in lists", "<ul><li><p>One</p><p>More</p></li><li>Two</li></ul>", "- One\n\n  More\n- Two"],
  [
    "lists of passages as passages",
    "<ul><li><h2>One</h2><p>First</p></li><li><h2>Two</h2><ul><li>x</li></ul></li></ul>",
    "### One\n\nFirst\n\n### Two\n\n- x",
  ],
  [
    "links around passages in their headings",
    '<a href="/b"><h2>B</h2><p>Text</p></a>',
    `### [B](${origin}/b)\n\nText`,
  ],
  ["terms as lines", "<dl><div><dt>Free</dt><dd>Little</dd></div></dl>", "- **Free:** Little"],
  ["quotations", "<blockquote><p>Long</p></blockquote><p><q>Short</q></p>", "> Long\n\n“Short”"],
  [
    "dates as they are read",
    '<p>Ada,<time datetime="2026-10-12">12 October 2026</time></p>',
    "Ada, 12 October 2026",
  ],
  ["spaces that only styles made", "<p><strong>$0</strong><span>forever</span></p>", "**$0** forever"],
  ["no space before a full stop", "<p>A <em>plan</em>. (<b>b</b>)</p>", "A _plan_. (**b**)"],
  ["plain spaces", "<p>stuck\u00a0on.</p>", "stuck on."],
])("writes %s", (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test.each([
  '<script type="application/ld+json">{"a": 1}</script>',
  '<picture><source srcset="/a.svg"><img src="/b.svg" alt="A picture"></picture>',
  "<svg><text>42</text></svg>",
  '<div role="img" aria-label="A chart"><span>0:00</span></div>',
  '<span aria-hidden="true">/</span>',
  '<button data-notice="preview">Later</button>',
  '<form><label>Name <input name="name"></label></form>',
  '<nav aria-label="Breadcrumbs"><a href="/">Home</a></nav>',
  "<noscript>Without scripts</noscript>",
  "<p hidden>Later</p>",
])("leaves out %s", (html) => {
  expect(markdownOf(`<p>Before</p>${html}<p>After</p>`)).toBe("Before\n\nAfter");
});
