import { describe, expect, test } from "@jest/globals";
import pricing from "../../content/pages/pricing.ts";
import { lineWidth } from "../../lib/letter-widths.ts";
import type { StateChange } from "../../scripts/report/changes/states.ts";
import { wordChanges } from "../../scripts/report/changes/words.ts";
import { cutDescription, cutTitle } from "../../scripts/report/cut.ts";
import { type PageFacts, pageFacts } from "../../scripts/report/facts.ts";
import { escapeHtml, html } from "../../scripts/report/html.ts";
import { renderOverview } from "../../scripts/report/overview.ts";
import { renderPage } from "../../scripts/report/page.ts";
import { schemaLabel } from "../../scripts/report/schema-labels.ts";
import { addressTrail } from "../../scripts/report/search-result.ts";
import { barsOf } from "../../scripts/report/weights.ts";
import { recordOf, reportOf, reportPage } from "../support/report.ts";
import { fixtureFiles, fixtureSite } from "../support/report-fixture.ts";

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

  /** The documents of the overview and of the first page. */
  const documentsOf = (...facts: PageFacts[]) => {
    const pages = facts.map((each) => reportPage(each));
    const report = reportOf(pages);
    return {
      overview: renderOverview(report),
      page: pages.map((page) => renderPage(page, report)).join("\n"),
    };
  };

  test("has its search result, its card and its data", () => {
    const { page, overview } = documentsOf(factsOf("pricing.html"));
    expect(page).toContain('<p class="result-title">Prices of the site</p>');
    expect(page).toContain("https://www.site.com › pricing");
    expect(page).toContain('src="assets/cards/pricing.png"');
    expect(page).toContain("<strong>Plan</strong>");
    expect(page).toContain("<dt>Provider</dt><dd>the company</dd>");
    expect(overview).toContain("No title and no description would be cut.");
  });

  test("says once what all pages say of the site, and of each page its own", () => {
    const { page, overview } = documentsOf(factsOf("index.html", { slug: "home" }), factsOf("pricing.html"));
    const shown = (overview + page).replace(/<details>.*?<\/details>/gs, "");
    expect(shown.match(/<strong>Company<\/strong>/g)).toHaveLength(1);
    expect(shown.match(/<strong>Page<\/strong>/g)).toHaveLength(2);
    expect(shown.match(/<strong>Service<\/strong>/g)).toHaveLength(1);
  });

  test("says in words what schema.org says in codes, and no term twice", () => {
    const page = documentsOf(factsOf("pricing.html")).page.replace(/<details>.*?<\/details>/gs, "");
    expect(page).toContain("<dt>Billed</dt><dd>every month</dd>");
    expect(page).toContain("<dt>Author</dt><dd>Ada</dd>");
    expect(page).not.toMatch(/<(dt|strong)>[a-z]+[A-Z]|BlogPosting|P1M/);
    expect(schemaLabel("alternateName")).toBe("Alternate name");
  });

  test("names what is cut, in the overview and beside the result", () => {
    const { page, overview } = documentsOf(factsOf("pricing.html", { description: "word ".repeat(40) }));
    expect(overview).toContain("Titles or descriptions would be cut:");
    expect(overview).toContain('<li><a href="pages/pricing.html">Pricing</a></li>');
    expect(page).toContain("The description is cut: it has 200 characters");
  });

  test("says when there is no card and no data", () => {
    const { page } = documentsOf(
      factsOf("pricing.html", { card: undefined, graph: { problem: "It is no JSON." } }),
    );
    expect(page).toContain("The page has no social card.");
    expect(page).toContain("No structured data can be read. It is no JSON.");
  });

  test("can be read by a visitor whatever its words are", () => {
    const words = "</title><script>alert(1)</script>";
    const facts = factsOf("pricing.html", { title: words, description: words, siteName: words, name: words });
    const { page, overview } = documentsOf(facts);
    expect(page + overview).not.toContain("<script>");
  });

  test("shows its pictures at every width in both schemes, each opening in full size", () => {
    const { page } = documentsOf(factsOf("pricing.html"));
    for (const look of ["390-light", "390-dark", "768-light", "768-dark", "1280-light", "1280-dark"]) {
      expect(page).toContain(`<a href="assets/pictures/pricing-${look}.webp"><img src="assets/pictures/`);
    }
  });

  test("tells what axe found, in the overview too", () => {
    const finding = { rule: "label", help: "Fields have labels", place: "#email", looks: ["390 px, dark"] };
    const facts = factsOf("pricing.html");
    const page = reportPage(facts, { record: recordOf("pricing", { findings: [finding] }) });
    const report = reportOf([page]);
    expect(renderPage(page, report)).toContain("<b>Fields have labels</b>");
    expect(renderOverview(report)).toContain('<span class="mark mark-fault">Accessibility</span>');
    expect(renderOverview(reportOf([reportPage(facts)]))).toContain("axe finds nothing wrong");
  });

  test("shows what changed: sentences before and after, pictures side by side", () => {
    const change: StateChange = {
      isNew: false,
      pictures: [
        { width: 390, scheme: "light", share: 0.0234, depth: 0.5, before: "b.webp", marked: "m.webp" },
      ],
      words: wordChanges(["It costs $29."], ["It costs $39."]),
    };
    const page = reportPage(factsOf("pricing.html"), { change });
    const report = reportOf([page]);
    const document = renderPage(page, report);
    expect(document).toContain("It costs <del>$29.</del>");
    expect(document).toContain("It costs <ins>$39.</ins>");
    expect(document).toContain("2.3 % of the picture differs");
    for (const file of ["b.webp", "assets/pictures/pricing-390-light.webp", "m.webp"])
      expect(document).toContain(`<a href="${file}">`);
    expect(renderOverview(report)).toContain("Changed since the last report:");
  });

  test("says of what it shows how it came about", () => {
    const page = reportPage(factsOf("pricing.html"));
    const report = reportOf([page]);
    expect(renderOverview(report)).toContain("their host could not be reached");
    expect(renderOverview(report)).toContain("there is nothing to compare it with");
    const last = { ...report.manifest, photos: "real", browser: "155.0.1.2" } as const;
    const compared = renderOverview({ ...report, last });
    expect(compared).toContain("its photos were real, and its browser was Chromium 155.0.1.2");
    expect(compared).toContain("reads and looks as it did");
    const real = { ...report.manifest, photos: "real" } as const;
    expect(renderOverview({ ...report, manifest: real })).toContain("Photos are the real ones.");
  });

  test("holds its weights against the limits, and marks what is over", () => {
    const weight = { page: "/pricing", html: 8_000, css: 11_970, fonts: 0 };
    const heavy = { ...weight, javaScript: 139_068, preloadedFonts: 2, requests: 5 };
    const [javaScript, html, css] = barsOf(heavy);
    expect([javaScript, html, css].map((bar) => bar?.share.toFixed(4))).toEqual([
      "1.0500",
      "0.5000",
      "0.9975",
    ]);
    const page = reportPage(factsOf("pricing.html"), { weight: heavy });
    const report = reportOf([page]);
    expect(renderPage(page, report)).toContain('aria-label="JavaScript: 105 % of the limit"');
    expect(renderPage(page, report)).toContain('aria-label="CSS: 99 % of the limit"');
    expect(renderOverview(report)).toContain("Over their budget:");
    const light = reportOf([
      reportPage(factsOf("pricing.html"), { weight: { ...heavy, javaScript: 120_000 } }),
    ]);
    expect(renderOverview(light)).toContain("Every page is within its budget.");
  });
});
