import { describe, expect, test } from "@jest/globals";
import type { Stage } from "../../lib/environment.ts";
import { findExportProblems, formatProblems } from "../../scripts/post-build/export-checks.ts";
import { fixtureFiles, fixtureSite, origin, png } from "../support/exported-fixture.ts";

test.each(["production", "preview", "local"] as const)("a %s site without faults is let through", (stage) => {
  expect(findExportProblems(fixtureSite(fixtureFiles(stage), stage))).toEqual([]);
});

type Told = [page: string, field: string, problem: RegExp, remedy: RegExp];

function expectRefusal(files: Record<string, string | Uint8Array>, ...told: Told[]): void {
  expect(findExportProblems(fixtureSite(files))).toEqual(
    told.map(([page, field, problem, remedy]) => ({
      page,
      field,
      problem: expect.stringMatching(problem),
      remedy: expect.stringMatching(remedy),
    })),
  );
}

/** The good site with one text in one of its files replaced. */
function withChange(
  file: string,
  from: string,
  to: string,
  stage: Stage = "production",
): Record<string, string | Uint8Array> {
  const files = fixtureFiles(stage);
  const text = String(files[file]);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...files, [file]: text.replaceAll(from, to) };
}

function withoutFile(file: string): Record<string, string | Uint8Array> {
  const { [file]: _removed, ...others } = fixtureFiles();
  return others;
}

describe("dead addresses are refused:", () => {
  test.each<[name: string, file: string, from: string, to: string, Told]>([
    [
      "a link to no page",
      "index.html",
      'href="/pricing#plans"',
      'href="/pricng"',
      ["/", "a href", /^\/pricng leads to nothing/, /Did you mean \/pricing\?/],
    ],
    [
      "an absolute link of this site",
      "index.html",
      'href="/pricing#plans"',
      `href="${origin}/imprint"`,
      ["/", "a href", /\/imprint leads to nothing/, /There are: \/, \/pricing/],
    ],
    [
      "a link to no part",
      "index.html",
      'href="/pricing#plans"',
      'href="/pricing#plan"',
      ["/", "a href", /^\/pricing#plan leads to no part/, /Did you mean plans\?/],
    ],
    [
      "a link to no part of its own page",
      "pricing.html",
      'href="#main"',
      'href="#content"',
      ["/pricing", "a href", /^#content leads to no part/, /There are: main, plans\.$/],
    ],
    [
      "a link that is no address",
      "index.html",
      'href="/pricing#plans"',
      'href="/%zz"',
      ["/", "a href", /leads to nothing/, /There are/],
    ],
    [
      "a link on the 404 page",
      "404.html",
      'href="/"',
      'href="/start"',
      ["404.html", "a href", /^\/start leads to nothing/, /There are/],
    ],
    [
      "a link for visitors without scripts",
      "pricing.html",
      '<noscript><a href="/">',
      '<noscript><a href="/start">',
      ["/pricing", "a href", /^\/start leads to nothing/, /There are/],
    ],
    [
      "a drawing",
      "index.html",
      "/art/sea.svg",
      "/art/see.svg",
      ["/", "img src", /^\/art\/see\.svg leads to nothing/, /Add \/art\/see\.svg/],
    ],
    [
      "a drawing among several",
      "index.html",
      "/art/sea.dark.svg",
      "/art/night.svg",
      ["/", "source srcset", /^\/art\/night\.svg leads to nothing/, /Add/],
    ],
    [
      "a preload",
      "index.html",
      'href="/site.css"',
      'href="/old.css"',
      ["/", "link href", /^\/old\.css leads to nothing/, /Add/],
    ],
    [
      "a Markdown twin",
      "pricing.html",
      "/pricing.md",
      "/prices.md",
      ["/pricing", "link href", /\/prices\.md leads to nothing/, /Add/],
    ],
    [
      "a script",
      "index.html",
      'src="/site.js"',
      'src="/old.js"',
      ["/", "script src", /^\/old\.js leads to nothing/, /Add/],
    ],
    [
      "the manifest's icon",
      "manifest.webmanifest",
      "icon-512",
      "icon-1024",
      ["manifest.webmanifest", "icons[0].src", /icon-1024\.png leads to nothing/, /Add/],
    ],
    [
      "a page in the sitemap",
      "sitemap.xml",
      "</urlset>",
      `<url><loc>${origin}/gone</loc></url></urlset>`,
      ["sitemap.xml", "address", /\/gone leads to nothing/, /Add \/gone/],
    ],
    [
      "a twin in llms.txt",
      "llms.txt",
      "/pricing.md",
      "/prices.md",
      ["llms.txt", "address", /\/prices\.md leads to nothing/, /Add/],
    ],
    [
      "a part in a Markdown twin",
      "index.md",
      "#plans",
      "#plan",
      ["index.md", "address", /#plan leads to no part/, /Did you mean plans\?/],
    ],
  ])("%s", (_name, file, from, to, told) => {
    expectRefusal(withChange(file, from, to), told);
  });
});

describe("search words are refused:", () => {
  test.each<[name: string, file: string, from: string, to: string, Told]>([
    [
      "a title used twice",
      "pricing.html",
      "Prices of the site",
      "Home of the site",
      [
        "/pricing",
        "title",
        /is the title of both \/ and \/pricing\./,
        /home\.ts or content\/pages\/pricing\.ts/,
      ],
    ],
    [
      "titles that differ in case and white space only",
      "pricing.html",
      "Prices of the site",
      "HOME  of the Site ",
      ["/pricing", "title", /is the title of both \/ and \/pricing\./, /home\.ts or/],
    ],
    [
      "descriptions that differ in case and white space only",
      "pricing.html",
      "What the site costs, in one",
      "what the site is about,\n in One",
      ["/pricing", "description", /is the description of both \/ and \/pricing\./, /home\.ts or/],
    ],
    [
      "a title of the 404 page used twice",
      "404.html",
      "<title>Nothing here",
      "<title>Prices of the site",
      ["404.html", "title", /of both \/pricing and 404\.html/, /content\/pages\/not-found\.ts/],
    ],
    [
      "a description used twice",
      "pricing.html",
      "What the site costs, in",
      "What the site is about, in",
      ["/pricing", "description", /is the description of both \/ and \/pricing/, /home\.ts or/],
    ],
    [
      "no title",
      "index.html",
      "<title>Home of the site</title>",
      "",
      ["/", "title", /has no titles/, /title in content\/pages\/home\.ts/],
    ],
    [
      "two descriptions",
      "index.html",
      '<meta name="description"',
      '<meta name="description" content="Two"><meta name="description"',
      ["/", "description", /has 2 descriptions/, /Give it one/],
    ],
    [
      "another canonical address",
      "pricing.html",
      `rel="canonical" href="${origin}/pricing"`,
      `rel="canonical" href="${origin}"`,
      ["/pricing", "canonical", /is https:\/\/www\.site\.com\./, /must be https:\/\/www\.site\.com\/pricing/],
    ],
    [
      "no canonical address",
      "index.html",
      'rel="canonical"',
      'rel="other"',
      ["/", "canonical", /no canonical/, /must be/],
    ],
    [
      "a canonical address of another site",
      "index.html",
      `rel="canonical" href="${origin}"`,
      'rel="canonical" href="https://other.com"',
      ["/", "canonical", /other\.com/, /must be/],
    ],
  ])("%s", (_name, file, from, to, told) => {
    expectRefusal(withChange(file, from, to), told);
  });
});

describe("pages and the registry are held together:", () => {
  test("a page that is in no module", () => {
    expectRefusal({ ...fixtureFiles(), "imprint.html": "<title>x</title>" }, [
      "imprint.html",
      "registry",
      /no module of content\/pages/,
      /Add the page's module/,
    ]);
  });

  test("a module whose page was not exported", () => {
    const problems = findExportProblems(fixtureSite(withoutFile("pricing.html")));
    expect(problems).toContainEqual({
      page: "/pricing",
      field: "file",
      problem: expect.stringMatching(/was not exported/),
      remedy: expect.stringMatching(/page\.tsx/),
    });
  });

  test("no 404 page", () => {
    expectRefusal(withoutFile("404.html"), ["404.html", "file", /no 404 page/, /not-found\.tsx/]);
  });
});

describe("cards are refused:", () => {
  const card = "og/pricing.png";
  const told = (problem: RegExp): Told => [
    "/pricing",
    "og:image",
    problem,
    /drawn by app\/og for \/og\/pricing\.png/,
  ];

  test("none named", () => {
    expectRefusal(withChange("pricing.html", "og:image", "og:picture"), told(/no social card/));
  });

  test("two named", () => {
    const change = '<meta property="og:image" content="x"><meta property="og:image"';
    expectRefusal(withChange("pricing.html", '<meta property="og:image"', change), told(/2 social cards/));
  });

  test("a relative address", () => {
    expectRefusal(
      withChange("pricing.html", `${origin}/og/pricing.png`, "/og/pricing.png"),
      told(/no absolute address/),
    );
  });

  test("no file", () => {
    expect(findExportProblems(fixtureSite(withoutFile(card)))).toContainEqual(
      expect.objectContaining({ field: "og:image", problem: expect.stringMatching(/There is no file/) }),
    );
  });

  test.each<[name: string, bytes: Uint8Array | string, problem: RegExp]>([
    ["no PNG", "<svg/>", /no PNG/],
    ["of another size", png(600, 315, "small"), /600 × 315 pixels, not 1200 × 630/],
    ["too heavy", png(1200, 630, "heavy", 150_000), /150000 bytes/],
    ["the picture of another page", png(1200, 630, "home"), /same picture as that of \/\./],
  ])("%s", (_name, bytes, problem) => {
    expectRefusal({ ...fixtureFiles(), [card]: bytes }, told(problem));
  });
});

describe("what search engines and links would be told wrongly is refused:", () => {
  const hide = '<meta name="robots" content="noindex"></head>';
  test.each<[name: string, file: string, from: string, to: string, Told]>([
    [
      "a page that asks not to be found",
      "pricing.html",
      "</head>",
      hide,
      ["/pricing", "meta robots", /leave it out/, /SITE_ENV=preview/],
    ],
    [
      "a page that asks one engine not to find it",
      "index.html",
      "</head>",
      hide.replace("robots", "googlebot").replace("noindex", "NONE"),
      ["/", "meta robots", /leave it out/, /SITE_ENV=preview/],
    ],
    [
      "a 404 page that may be found",
      "404.html",
      '<meta name="robots" content="noindex">',
      "",
      ["404.html", "meta robots", /may be indexed/, /noindex/],
    ],
    [
      "a robots.txt that lets no crawler in",
      "robots.txt",
      "Allow: /",
      "Disallow: /",
      ["robots.txt", "Disallow", /"Disallow: \/" keeps/, /app\/robots\.ts/],
    ],
    [
      "a robots.txt that closes one page",
      "robots.txt",
      "Allow: /",
      "Allow: /\nDisallow: /pricing # not yet",
      ["robots.txt", "Disallow", /"Disallow: \/pricing" keeps/, /app\/robots\.ts/],
    ],
    [
      "a header that keeps all out",
      "_headers",
      "/*\n",
      "/*\n  X-Robots-Tag: noindex\n",
      ["_headers", "X-Robots-Tag", /keeps every page out/, /security-headers/],
    ],
    [
      "a sitemap without a page",
      "sitemap.xml",
      `<url><loc>${origin}/pricing</loc></url>`,
      "",
      ["sitemap.xml", "loc", /does not list https:\/\/www\.site\.com\/pricing/, /app\/sitemap\.ts/],
    ],
    [
      "a sitemap with a page twice",
      "sitemap.xml",
      "</urlset>",
      `<url><loc>${origin}/pricing</loc></url></urlset>`,
      ["sitemap.xml", "loc", /pricing more than once/, /app\/sitemap\.ts/],
    ],
    [
      "a sitemap with what is no page",
      "sitemap.xml",
      "</urlset>",
      `<url><loc>${origin}/index.md</loc></url></urlset>`,
      ["sitemap.xml", "loc", /lists .*index\.md, which is no page/, /app\/sitemap\.ts/],
    ],
    [
      "a sitemap with a page of another site",
      "sitemap.xml",
      "</urlset>",
      "<url><loc>https://other.com/a</loc></url></urlset>",
      ["sitemap.xml", "loc", /lists https:\/\/other\.com\/a, which is no page/, /app\/sitemap\.ts/],
    ],
    [
      "a shared link with another title",
      "pricing.html",
      'property="og:title" content="Prices',
      'property="og:title" content="Costs',
      ["/pricing", "og:title", /says "Costs of the site"/, /"Prices of the site"/],
    ],
    [
      "a shared link with another description",
      "pricing.html",
      'property="og:description" content="What',
      'property="og:description" content="All that',
      ["/pricing", "og:description", /says "All that/, /"What the site costs/],
    ],
    [
      "a shared link without a description",
      "index.html",
      'property="og:description"',
      'property="other"',
      ["/", "og:description", /has no og:description/, /pageMetadata\(\)/],
    ],
    [
      "a shared link to another page",
      "pricing.html",
      `property="og:url" content="${origin}/pricing"`,
      `property="og:url" content="${origin}"`,
      ["/pricing", "og:url", /says "https:\/\/www\.site\.com"/, /"https:\/\/www\.site\.com\/pricing"/],
    ],
    [
      "a card with another title",
      "pricing.html",
      "</head>",
      '<meta name="twitter:title" content="Costs"></head>',
      ["/pricing", "twitter:title", /says "Costs"/, /"Prices of the site"/],
    ],
    [
      "the card of another page",
      "pricing.html",
      "/og/pricing.png",
      "/og/home.png",
      ["/pricing", "og:image", /home\.png is the card of \/\./, /\/og\/pricing\.png/],
    ],
  ])("%s", (_name, file, from, to, told) => {
    expectRefusal(withChange(file, from, to), told);
  });

  test("no sitemap", () => {
    const problems = findExportProblems(fixtureSite(withoutFile("sitemap.xml")));
    expect(problems).toContainEqual(expect.objectContaining({ page: "sitemap.xml", field: "file" }));
  });
});

describe("a preview that can be found is refused:", () => {
  test.each<[name: string, file: string, from: string, to: string, page: string, field: string]>([
    [
      "a page",
      "pricing.html",
      '<meta name="robots" content="noindex, nofollow">',
      "",
      "/pricing",
      "meta robots",
    ],
    ["its robots.txt", "robots.txt", "Disallow: /", "Allow: /", "robots.txt", "Disallow"],
    ["its robots.txt in part", "robots.txt", "Disallow: /", "Disallow: /og/", "robots.txt", "Disallow"],
    ["its other files", "_headers", "X-Robots-Tag: noindex", "X-Other: noindex", "_headers", "X-Robots-Tag"],
    ["all but one folder", "_headers", "/*\n", "/og/*\n", "_headers", "X-Robots-Tag"],
  ])("%s", (_name, file, from, to, page, field) => {
    const files = withChange(file, from, to, "preview");
    expect(findExportProblems(fixtureSite(files, "preview"))).toEqual([
      expect.objectContaining({ page, field }),
    ]);
  });

  test("every file of a build that took itself for another", () => {
    const fields = findExportProblems(fixtureSite(fixtureFiles(), "preview")).map(({ page }) => page);
    expect(fields).toEqual(["/", "/pricing", "_headers", "robots.txt"]);
  });
});

describe("images are refused:", () => {
  test.each<[name: string, file: string, from: string, to: string, Told]>([
    [
      "a photo without alt",
      "pricing.html",
      'alt="A table"',
      "",
      [
        "/pricing",
        "img alt",
        /photo-12-ab.* no alt/,
        /beside the id "photo-12-ab" in content\/pages\/pricing\.ts/,
      ],
    ],
    [
      "a photo with an empty alt",
      "pricing.html",
      'alt="A table"',
      'alt=" "',
      ["/pricing", "img alt", /photo-12-ab.* empty alt/, /Say what it shows/],
    ],
    [
      "a drawing without alt",
      "index.html",
      'alt=""',
      "",
      ["/", "img alt", /sea\.svg has no alt attribute/, /drawings/],
    ],
    [
      "a button that is an image",
      "pricing.html",
      "<h1>Prices</h1>",
      '<h1>Prices</h1><input type="image" src="/art/sea.svg" alt="">',
      ["/pricing", 'input type="image" alt', /sea\.svg has an empty alt/, /Say what it does/],
    ],
    [
      "a link within an image",
      "pricing.html",
      "<h1>Prices</h1>",
      '<h1>Prices</h1><map><area href="/"></map>',
      ["/pricing", "area alt", /area \/ has no alt attribute/, /Say what it does/],
    ],
    [
      "a drawing that is named by nothing",
      "pricing.html",
      'aria-label="Prices fall"',
      'aria-labelledby="gone"',
      ["/pricing", 'svg role="img"', /has no name/, /aria-label/],
    ],
    [
      "a named drawing without its name",
      "pricing.html",
      'aria-label="Prices fall"',
      "",
      ["/pricing", 'svg role="img"', /has no name/, /aria-label/],
    ],
  ])("%s", (_name, file, from, to, told) => {
    expectRefusal(withChange(file, from, to), told);
  });
});

describe("JSON-LD that contradicts its page is refused:", () => {
  test.each<[name: string, from: string, to: string, field: string, problem: RegExp]>([
    ["no block", "application/ld+json", "text/plain", "", /has no blocks of it/],
    [
      "two blocks",
      "</script>\n    <nav",
      '</script><script type="application/ld+json">{}</script><nav',
      "",
      /2 blocks/,
    ],
    ["no JSON", '{"@context"', '{@context"', "", /no JSON/],
    ["another context", '"@context": "https://schema.org"', '"@context": "http://x.org"', "", /@context/],
    ["no graph", '"@graph"', '"graph"', "", /no @graph/],
    ["no node for the page", '"WebPage"', '"Thing"', " @graph", /no node for the page/],
    [
      "the data of another page",
      `"url": "${origin}/pricing"`,
      `"url": "${origin}"`,
      " @graph[1].url",
      /describes https:\/\/www\.site\.com, not/,
    ],
    [
      "a reference to nothing",
      `"provider": {"@id": "${origin}/#organization"}`,
      `"provider": {"@id": "${origin}/#company"}`,
      " @graph[3].provider",
      /refers to .*#company, which is not in the data/,
    ],
    [
      "a headline that is not there",
      '"headline": "A first note"',
      '"headline": "A second note"',
      " @graph[4].headline",
      /No article of the page has the heading "A second note"/,
    ],
    [
      "words that are only part of others",
      '"name": "Free"',
      '"name": "Fre"',
      " @graph[3].offers[0].name",
      /No part .* "Fre"/,
    ],
    [
      "words for those without scripts",
      '"name": "Free"',
      '"name": "Home"',
      " @graph[3].offers[0].name",
      /"Home"/,
    ],
    ["another price", '"price": "0"', '"price": "1"', " @graph[3].offers[0].price", /price \$1\./],
    ["part of a price", '"price": "1200"', '"price": "120"', " @graph[3].offers[1].price", /price \$120\./],
    [
      "a price of another currency",
      '"price": "0", "priceCurrency": "USD"',
      '"price": "0", "priceCurrency": "EUR"',
      " @graph[3].offers[0].priceCurrency",
      /code "EUR"/,
    ],
    ["another billing time", '"P1M"', '"P1Y"', " @graph[3].offers[1].billingDuration", /"per year"/],
    [
      "another date",
      '"datePublished": "2026-10-12"',
      '"datePublished": "2026-10-13"',
      " @graph[4].datePublished",
      /<time datetime>.* 2026-10-13/,
    ],
    // Each of these stands on the page, but not where the thing itself does.
    ["the price of another plan", '"price": "1200"', '"price": "0"', " @graph[3].offers[1].price", /\$0\./],
    [
      "the billing time of another plan",
      '"price": "0",',
      '"price": "0", "billingDuration": "P1M",',
      " @graph[3].offers[0].billingDuration",
      /under "Free" does not say "per month"/,
    ],
    [
      "the description of another plan",
      '"description": "For many."',
      '"description": "For one."',
      " @graph[3].offers[1].description",
      /under "Large & loud" does not show the words "For one\."/,
    ],
    [
      "the author of another article",
      '"name": "Ada"',
      '"name": "Bea"',
      " @graph[4].author.name",
      /under "A first note" does not show the words "Bea"/,
    ],
    [
      "the date of another article",
      '"datePublished": "2026-11-13"',
      '"datePublished": "2026-10-12"',
      " @graph[5].datePublished",
      /under "A last note" has no <time datetime> of 2026-10-12/,
    ],
    [
      "another name for the page",
      '"name": "Prices", "inLanguage"',
      '"name": "Free", "inLanguage"',
      " @graph[1].name",
      /Neither the page's title nor a link to it says "Free"/,
    ],
    [
      "another name for the site",
      '"@id": "https://www.site.com/#organization", "name": "The Site"',
      '"@id": "https://www.site.com/#organization", "name": "Prices"',
      " @graph[0].name",
      /site's name is "The Site", not "Prices"/,
    ],
    [
      "a mail address that no <address> shows",
      '"@id": "https://www.site.com/#organization", "name": "The Site"',
      '"@id": "https://www.site.com/#organization", "name": "The Site", "email": "a@site.com"',
      " @graph[0].email",
      /no <address> that shows a@site\.com/,
    ],
    [
      "a breadcrumb that leads elsewhere",
      `"item": "${origin}/pricing"`,
      `"item": "${origin}/index.md"`,
      " @graph[2].itemListElement[0].item",
      /no link to .*index\.md/,
    ],
    [
      "a shorter trail than the page's",
      "Prices</li></ol>",
      "Prices</li><li>More</li></ol>",
      " @graph[2].itemListElement",
      /1 breadcrumbs, and the page shows 2/,
    ],
    ["another language", '"inLanguage": "en"', '"inLanguage": "de"', " @graph[1].inLanguage", /en, not de/],
    [
      "a wrong position",
      '"position": 1',
      '"position": 2',
      " @graph[2].itemListElement[0].position",
      /position 2/,
    ],
    [
      "a relative address",
      `"item": "${origin}/pricing"`,
      '"item": "/pricing"',
      " @graph[2].itemListElement[0].item",
      /not an absolute address/,
    ],
    [
      "an address that is not there",
      `"item": "${origin}/pricing"`,
      `"item": "${origin}/prices"`,
      " @graph[2].itemListElement[0].item",
      /there is no file \/prices/,
    ],
    [
      "an address of another site",
      `"item": "${origin}/pricing"`,
      '"item": "https://other.com/"',
      " @graph[2].itemListElement[0].item",
      /neither this site nor the photo host/,
    ],
    [
      "a logo that is not there",
      "icon-512.png",
      "icon-1.png",
      " @graph[0].logo",
      /there is no file \/icons\/icon-1/,
    ],
    [
      "a photo of another page",
      '"image": "https://images.unsplash.com/photo-12-ab',
      '"image": "https://images.unsplash.com/photo-34-cd',
      " @graph[3].image",
      /does not show the photo photo-34-cd/,
    ],
  ])("%s", (_name, from, to, field, problem) => {
    expectRefusal(withChange("pricing.html", from, to), [
      "/pricing",
      `JSON-LD${field}`,
      problem,
      /only what the page shows/,
    ]);
  });

  test("prices where the page does not name their currency", () => {
    const told = (offer: number): Told => [
      "/pricing",
      `JSON-LD @graph[3].offers[${offer}].priceCurrency`,
      /"US dollars"/,
      /only what the page shows/,
    ];
    expectRefusal(withChange("pricing.html", "US dollars", "dollars"), told(0), told(1));
  });

  test("ratings and reviews, even where the page shows them", () => {
    const rating = '"aggregateRating": {"@type": "AggregateRating", "name": "Free"}, "price": "0"';
    const problems = findExportProblems(fixtureSite(withChange("pricing.html", '"price": "0"', rating)));
    expect(problems.map(({ field }) => field)).toEqual([
      "JSON-LD @graph[3].offers[0].aggregateRating",
      "JSON-LD @graph[3].offers[0].aggregateRating.@type",
    ]);
  });
});

describe("a placeholder or local address is refused in a production build:", () => {
  test.each<[name: string, file: string, from: string, to: string, page: string, field: string]>([
    ["in a link", "index.html", "mailto:a@site.com", "http://localhost:3000/x", "/", "a href"],
    [
      "in a <meta>",
      "index.html",
      "<title>",
      '<meta property="og:see_also" content="https://a.example"><title>',
      "/",
      "meta og:see_also",
    ],
    ["in a script", "index.html", "http://www.w3.org/2000/svg", "http://127.0.0.1:8788", "/", "script"],
    [
      "in the sitemap",
      "sitemap.xml",
      "</urlset>",
      "<!-- https://www.a.example/b --></urlset>",
      "sitemap.xml",
      "address",
    ],
    [
      "in robots.txt",
      "robots.txt",
      "User-Agent:",
      "Host: http://localhost\nUser-Agent:",
      "robots.txt",
      "address",
    ],
    ["in a Markdown twin", "pricing.md", "# Prices", "# http://[::1]:80/", "pricing.md", "address"],
  ])("%s", (_name, file, from, to, page, field) => {
    expectRefusal(withChange(file, from, to), [
      page,
      field,
      /not a public address/,
      /begin with https:\/\/www\.site/,
    ]);
    expect(findExportProblems(fixtureSite(withChange(file, from, to, "preview"), "preview"))).toEqual([]);
  });

  test("in a mail link, with where to mend it", () => {
    expectRefusal(withChange("index.html", "mailto:a@site.com", "mailto:a@site.example"), [
      "/",
      "a href",
      /mailto:a@site\.example is not a public address/,
      /email in content\/site\.ts/,
    ]);
  });

  test("in JSON-LD, which may name no such address in any build", () => {
    const files = withChange(
      "pricing.html",
      "https://images.unsplash.com/photo-12-ab?w=960",
      "http://localhost/a.png",
    );
    const fields = (stage: "production" | "local") =>
      findExportProblems(fixtureSite(files, stage)).map(({ field }) => field);
    expect(fields("production")).toEqual(["JSON-LD @graph[3].image", "JSON-LD"]);
    expect(fields("local")).toEqual(["JSON-LD @graph[3].image"]);
  });
});

test("all problems of all pages are told at once, page by page, each with field and remedy", () => {
  const files = {
    ...withChange("pricing.html", 'alt="A table"', ""),
    "index.html": String(fixtureFiles()["index.html"]).replace("/pricing#plans", "/prices"),
    "404.html": String(fixtureFiles()["404.html"]).replace("Nothing here", "Prices of the site"),
  };
  const problems = findExportProblems(fixtureSite(files));
  expect(problems.map(({ page, field }) => `${page} ${field}`)).toEqual([
    "/ a href",
    "/pricing img alt",
    "404.html title",
  ]);
  const report = formatProblems(problems);
  for (const { page, field, problem, remedy } of problems)
    expect(report).toContain(`${page}  ${field}\n  ${problem}\n  ${remedy}\n`);
  expect(report).toMatch(/3 problems in the exported site: it must not be published\.$/);
});
