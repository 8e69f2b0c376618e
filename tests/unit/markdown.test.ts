import { expect, test } from "@jest/globals";
import type { Route } from "next";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { markdownPage } from "../../scripts/post-build/markdown-page.ts";

const origin = "https://www.site.com";

/* tests/export compares the site's pages with their Markdown: start, headings, sentences, links and ids. */

/** Returns the Markdown of <main>. */
function markdownOf(main: string): string {
  const document = parseHtml(`<main>${main}</main>`);
  const site = { origin, routes: ["/b" as Route] };
  const [, body = ""] = markdownPage({ path: "/a", file: "a.html", document }, site).split(`<${origin}/a>\n`);
  return body.trim();
}

test.each([
  ["links of headings", '<h2><a href="/b">B</a></h2><p>Text</p>', `### [B](${origin}/b.md)\n\nText`],
  [
    "terms as lines, the last without details",
    "<dl><div><dt>Free</dt><dd>Little</dd></div><dt>Later</dt></dl>",
    "-   **Free:** Little\n-   **Later**",
  ],
  ["quotations", "<blockquote><p>Long</p></blockquote><p><q>Short</q></p>", "> Long\n\n“Short”"],
  ["spaces that only styles add", "<p><strong>$0</strong><span>forever</span></p>", "**$0** forever"],
  ["non-breaking spaces as plain spaces", "<p>stuck\u00a0on.</p>", "stuck on."],
  ["no space before a full stop", "<p>A <em>plan</em>. (<b>b</b>)</p>", "A _plan_. (**b**)"],
  [
    "a card's category below its heading",
    "<article><div><p>Growth</p><h2>One</h2><p>First</p></div></article><article><p>Teams</p><h2>Two</h2></article>",
    "### One\n\nGrowth\n\nFirst\n\n### Two\n\nTeams",
  ],
  [
    "a card inside a list item once",
    "<ul><li><article><p>New</p><h3>One</h3></article></li><li><p>Most liked</p><div><h3>Two</h3><b>$1</b></div></li></ul>",
    "#### One\n\nNew\n\n#### Two\n\nMost liked\n\n**$1**",
  ],
  [
    "charts as their descriptions, with captions in one line",
    '<figure><div role="img" aria-label="Rising"><b>9</b></div><figcaption><span>By hour</span> <span data-markdown="; ">Best: 9</span></figcaption></figure>',
    "Rising\n\nBy hour; Best: 9",
  ],
  [
    "a testimonial as one, with its author in one line",
    "<figure><blockquote><p>It helps.</p></blockquote><figcaption><strong>Ada</strong> <span data-markdown=', '>Engineer</span></figcaption></figure>",
    "Testimonial:\n\n> It helps.\n\n**Ada**, Engineer",
  ],
  ["samples by name", '<figure aria-label="A sample"><p>One</p></figure>', "A sample:\n\nOne"],
  ["lists by name", '<ul aria-label="An exchange"><li>One</li></ul>', "An exchange:\n\n-   One"],
  [
    "forms as a list of their fields, and the page that has the form",
    `<form><h2>Write</h2><p>Name is needed.</p><noscript><p>Without scripts</p></noscript>
      <div><label for="a">Name</label><input id="a" required></div>
      <div><label for="b">Role<span> optional</span></label><textarea id="b"></textarea></div>
      <fieldset><legend>Interests <span>optional</span></legend><div>
        <label><input type="checkbox">Tools</label><label><input type="checkbox">Teams</label></div></fieldset>
      <p>We answer.</p><button>Send</button></form>`,
    `### Write\n\nName is needed.\n\n-   Name (required)\n-   Role (optional)\n-   Interests (optional): Tools; Teams\n\nWe answer.\n\nTo fill it in and send it, open [${origin}/a](${origin}/a)`,
  ],
])("writes %s", (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test("leaves out scripts, images, chart parts, buttons, breadcrumbs and hidden text", () => {
  const left = `<script type="application/ld+json">{"a": 1}</script><picture><img src="/b.svg" alt="A picture"></picture>
    <svg><text>42</text></svg><div role="img" aria-label="A chart"><span>0:00</span></div>
    <span aria-hidden="true">/</span><button data-notice="preview">Later</button>
    <p data-markdown="skip">Already in?</p><nav aria-label="Breadcrumbs"><a href="/">Home</a></nav>
    <noscript>Without scripts</noscript><p hidden>Later</p>`;
  expect(markdownOf(`<p>Before</p>${left}<p>After</p>`)).toBe("Before\n\nAfter");
});
