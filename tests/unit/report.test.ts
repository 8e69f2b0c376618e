import { describe, expect, test } from "@jest/globals";
import pricing from "../../content/pages/pricing.ts";
import { lineWidth } from "../../lib/letter-widths.ts";
import { cutDescription, cutTitle } from "../../scripts/report/cut.ts";
import { renderReport } from "../../scripts/report/document.ts";
import { type PageFacts, pageFacts } from "../../scripts/report/facts.ts";
import { escapeHtml, html } from "../../scripts/report/html.ts";
import { schemaLabel } from "../../scripts/report/schema-labels.ts";
import { addressTrail } from "../../scripts/report/search-result.ts";
import { fixtureFiles, fixtureSite } from "../support/exported-fixture.ts";

describe("a title in search results", () => {
  test("is shown whole when it fits", () => {
    expect(cutTitle("Pricing: Free, Premium and Enterprise plans | Upwell")).toEqual({
      shown: "Pricing: Free, Premium and Enterprise plans | Upwell",
    });
  });

  test("of more than 60 characters is cut after a word, with a remark", () => {
    const title = "Partners: influencer mentors and the partner programme | Upwell";
    expect(cutTitle(title)).toEqual({
      shown: "Partners: influencer mentors and the partner programme …",
      remark: expect.stringMatching(/^The title is cut: it has 63 characters, \d+ pixels wide/),
    });
  });

  test("of fewer but wide letters is cut at 600 pixels", () => {
    const title = "WWWW MMMM WWWW MMMM WWWW MMMM WWWW MMMM WWWW";
    const { shown, remark } = cutTitle(title);
    expect(remark).toMatch(/44 characters/);
    expect(shown).toBe("WWWW MMMM WWWW MMMM WWWW MMMM WWWW …");
    expect(lineWidth(shown, 20)).toBeLessThanOrEqual(600);
  });

  test("of one long word is cut within it", () => {
    expect(cutTitle("o".repeat(70)).shown).toBe(`${"o".repeat(51)} …`);
  });
});

describe("a description in search results", () => {
  test("of 158 characters is shown whole, and of 159 is cut after a word", () => {
    const words = `${"word ".repeat(31)}end`;
    expect(cutDescription(words)).toEqual({ shown: words });
    const { shown, remark } = cutDescription(`${words}s`);
    expect(shown).toBe(`${"word ".repeat(31)}…`);
    expect(remark).toBe("The description is cut: it has 159 characters; about 158 fit.");
  });

  test("loses the mark before its ellipsis", () => {
    expect(cutDescription(`${"word ".repeat(30)}word, more words`).shown).toMatch(/word …$/);
  });
});

test("a line's width is that of its letters", () => {
  expect(lineWidth("il", 1000)).toBe(444);
  expect(lineWidth("W", 20)).toBeCloseTo(18.88);
  expect(lineWidth("é", 1000)).toBe(556);
});

test("an address is written as a trail", () => {
  expect(addressTrail(new URL("https://a.com/solutions/health"))).toBe("https://a.com › solutions › health");
  expect(addressTrail(new URL("https://a.com"))).toBe("https://a.com");
});

describe("the report's HTML", () => {
  test("escapes every value, and leaves only markup as it is", () => {
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
    const inner = html`<b>${"<i>"}</b>`;
    const { source } = html`<p title="${'"'}">${inner}${["<u>", inner]}${undefined}${7}</p>`;
    expect(source).toBe('<p title="&quot;"><b>&lt;i&gt;</b>&lt;u&gt;<b>&lt;i&gt;</b>7</p>');
  });
});

describe("the report on a page", () => {
  const files = fixtureFiles();
  const site = fixtureSite(files);
  const factsOf = (file: string, changes: Partial<PageFacts> = {}): PageFacts => {
    const page = site.pages.find((candidate) => candidate.file === file);
    if (!page) throw new Error(`no ${file}`);
    return { ...pageFacts(pricing, page, site), ...changes };
  };

  test("has its search result, its card and its data", () => {
    const report = renderReport([factsOf("pricing.html")]);
    expect(report).toContain('<p class="result-title">Prices of the site</p>');
    expect(report).toContain("https://www.site.com › pricing");
    expect(report).toContain('src="assets/cards/pricing.png"');
    expect(report).toContain("<strong>Plan</strong>");
    expect(report).toContain("<dt>Provider</dt><dd>the company</dd>");
    expect(report).toContain("No title and no description would be cut.");
  });

  test("says once what all pages say of the site, and of each page its own", () => {
    const report = renderReport([factsOf("index.html", { slug: "home" }), factsOf("pricing.html")]);
    const shown = report.replace(/<details>.*?<\/details>/gs, "");
    expect(shown.match(/<strong>Company<\/strong>/g)).toHaveLength(1);
    expect(shown.match(/<strong>Page<\/strong>/g)).toHaveLength(2);
    expect(shown.match(/<strong>Service<\/strong>/g)).toHaveLength(1);
  });

  test("says in words what schema.org says in codes, and no term twice", () => {
    const report = renderReport([factsOf("pricing.html")]).replace(/<details>.*?<\/details>/gs, "");
    expect(report).toContain("<dt>Billed</dt><dd>every month</dd>");
    expect(report).toContain("<dt>Author</dt><dd>Ada</dd>");
    expect(report).not.toMatch(/<(dt|strong)>[a-z]+[A-Z]|BlogPosting|P1M/);
    expect(schemaLabel("alternateName")).toBe("Alternate name");
  });

  test("names what is cut, at the top and beside the result", () => {
    const report = renderReport([factsOf("pricing.html", { description: "word ".repeat(40) })]);
    expect(report).toContain('Search results would cut the words of: <a href="#pricing">Pricing</a>.');
    expect(report).toContain("The description is cut: it has 200 characters");
  });

  test("says when there is no card and no data", () => {
    const report = renderReport([
      factsOf("pricing.html", { card: undefined, graph: { problem: "It is no JSON." } }),
    ]);
    expect(report).toContain("The page has no social card.");
    expect(report).toContain("No structured data can be read. It is no JSON.");
  });

  test("can be read by a visitor whatever its words are", () => {
    const words = "</title><script>alert(1)</script>";
    const facts = factsOf("pricing.html", { title: words, description: words, siteName: words, name: words });
    expect(renderReport([facts])).not.toContain("<script>");
  });
});
