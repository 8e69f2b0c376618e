import { describe, expect, test } from "@jest/globals";
import { reportProblems } from "../../scripts/content/report.ts";
import { findProblems } from "../../scripts/content/rules.ts";
import type { Content } from "../../scripts/content/types.ts";
import { contentWith, pageModule } from "../support/content.ts";

const pricing = "content/pages/pricing.ts";

function problemsOf(page: Record<string, unknown>, source?: string) {
  return findProblems(contentWith([pageModule(pricing, page, source)]));
}

test("content without mistakes has no problems", () => {
  const page = {
    plans: [
      { price: "$0", frequency: "forever", link: "/", highlight: "Most Popular" },
      { price: "$1,200.50", frequency: "per month", link: "/pricing" },
      { price: "Custom", frequency: "", link: "/" },
    ],
    picture: { art: "demo", photo: { id: "photo-1600880292203-757bb62b4baf", alt: "A long table" } },
    testimonial: { quote: "We gained 15% in a year.", figure: { value: "15%" } },
    articles: [{ date: "2028-02-29", icon: "check" }],
  };
  expect(problemsOf(page)).toEqual([]);
});

/** For each rule: what is put in, and the file, field, mistake and remedy that are told. */
const mistakes: [name: string, page: Record<string, unknown>, field: string, wrong: RegExp, right: RegExp][] =
  [
    ["a missing title", { title: undefined }, "title", /title .* missing/, /10 to 65/],
    ["a blank title", { title: "  " }, "title", /title .* missing/, /10 to 65/],
    ["a short title", { title: "Upwell" }, "title", /too short: 6/, /10 to 65/],
    ["a long title", { title: `Upwell ${"x".repeat(60)}` }, "title", /too long: 67/, /10 to 65/],
    [
      "a title without the name",
      { title: "Prices and plans" },
      "title",
      /product's name/,
      /\$\{site\.name\}/,
    ],
    ["a missing description", { description: undefined }, "description", /missing/, /50 to 160/],
    ["a short description", { description: "Plans." }, "description", /too short: 6/, /50 to 160/],
    ["a long description", { description: "x".repeat(161) }, "description", /too long: 161/, /50 to 160/],
    ["no address", { path: undefined }, "path", /no address/, /"\/pricing"/],
    ["a strange address", { path: "Pricing/" }, "path", /"Pricing\/" is not an address/, /"\/pricing"/],
    [
      "a link to no page",
      { cta: { href: "/pricng" } },
      "cta.href",
      /no page at \/pricng/,
      /Did you mean \/pricing\?/,
    ],
    [
      "a link to nothing near",
      { cta: { href: "/imprint" } },
      "cta.href",
      /no page/,
      /There are: \/, \/pricing\./,
    ],
    [
      "a link with a last slash",
      { cta: { href: "/pricing/" } },
      "cta.href",
      /no page/,
      /Did you mean \/pricing\?/,
    ],
    ["a plan's dead link", { plans: [{ link: "/prices" }] }, "plans[0].link", /no page/, /\/pricing/],
    ["a dead path deep inside", { a: [{ b: { path: "/x/y" } }] }, "a[0].b.path", /no page/, /\/pricing/],
    [
      "a fragment of a page without parts",
      { part: { id: "program" }, cta: { href: "/pricing#program" } },
      "cta.href",
      /no part with the id "program"/,
      /Link to \/pricing: /,
    ],
    [
      "a mail link",
      { cta: { href: "mailto:a@b.example" } },
      "cta.href",
      /does not go to a page of this site/,
      /"\/pricing"/,
    ],
    [
      "an outside link",
      { cta: { href: "https://a.example" } },
      "cta.href",
      /page of this site/,
      /"\/pricing"/,
    ],
    [
      "an address without a scheme",
      { cta: { href: "//a.example" } },
      "cta.href",
      /page of this site/,
      /"\/pricing"/,
    ],
    [
      "a photo without alt",
      { photo: { id: "photo-12-ab" } },
      "photo.alt",
      /no text for those/,
      /what it shows/,
    ],
    [
      "a photo with an empty alt",
      { photo: { id: "photo-12-ab", alt: "" } },
      "photo.alt",
      /no text/,
      /what it shows/,
    ],
    [
      "a wrong photo id",
      { photo: { id: "photo-12-xyz", alt: "A long table" } },
      "photo.id",
      /"photo-12-xyz"/,
      /Copy it/,
    ],
    [
      "a photo's address as id",
      { photo: { id: "https://a", alt: "A long table" } },
      "photo.id",
      /"https:\/\/a"/,
      /Copy it/,
    ],
    [
      "a photo without an id",
      { photo: { alt: "A long table" } },
      "photo.id",
      /The photo has no id/,
      /address of the image/,
    ],
    [
      "an alt that is the name of a file",
      { photo: { id: "photo-12-ab", alt: "two people at work.JPG" } },
      "photo.alt",
      /"two people at work\.JPG" is the name of a file/,
      /what it shows/,
    ],
    [
      "an alt that a camera wrote",
      { figure: { alt: "IMG_2041" } },
      "figure.alt",
      /name of a file/,
      /what it shows/,
    ],
    ["an alt of two words", { figure: { alt: "A chart" } }, "figure.alt", /says too little/, /what it shows/],
    [
      "a wrong photo under another name",
      { cover: { id: "photo1", alt: "A long table" } },
      "cover.id",
      /"photo1"/,
      /Copy it/,
    ],
    ["a price in words", { plans: [{ price: "29 dollars" }] }, "plans[0].price", /"29 dollars"/, /"\$29"/],
    [
      "a price with one decimal",
      { plans: [{ price: "$29.5" }] },
      "plans[0].price",
      /"\$29\.5"/,
      /"\$1,200\.50"/,
    ],
    ["a number as price", { plans: [{ price: 29 }] }, "plans[0].price", /29 is not a price/, /"\$29"/],
    [
      "two highlighted plans",
      { plans: [{ highlight: "A" }, {}, { highlight: "B" }] },
      "plans",
      /2 plans are highlighted: \[0\] and \[2\]/,
      /one plan/,
    ],
    [
      "an unknown icon",
      { cards: [{ icon: "hart" }] },
      "cards[0].icon",
      /no icon "hart"/,
      /Did you mean heart\?/,
    ],
    [
      "an unknown drawing",
      { picture: { art: "demos" } },
      "picture.art",
      /no drawing "demos"/,
      /Did you mean demo\?/,
    ],
    ["an unknown leading drawing", { leadArt: "zebra" }, "leadArt", /"zebra"/, /There are: demo, course/],
    [
      "an id that a list has twice",
      { options: [{ id: "a" }, { id: "b" }, { id: "a" }] },
      "options[2].id",
      /"a" is already the id of options\[0\]/,
      /id of its own/,
    ],
    [
      "a place in a text that is not filled in",
      { lead: "Good to have you here, {name}." },
      "lead",
      /\{name\} would be shown as it stands/,
      /Write the words themselves/,
    ],
    [
      "a $ that was forgotten",
      { lead: "About {site.name}" },
      "lead",
      /\{site\.name\} would be shown/,
      /Write \$\{site\.name\}, and put the text in backticks/,
    ],
    ["an empty list", { plans: [] }, "plans", /list is empty/, /at least one/],
    ["an empty text", { head: { lead: "" } }, "head.lead", /text is empty/, /Write the words/],
    ["a blank text in a list", { features: ["a", " "] }, "features[1]", /text is empty/, /Write the words/],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the mistake.
    ["forgotten backticks", { lead: "About ${site.name}" }, "lead", /\$\{…\}/, /backticks/],
    ["a date in words", { articles: [{ date: "May 3" }] }, "articles[0].date", /"May 3"/, /"2026-10-12"/],
    [
      "a day that does not exist",
      { articles: [{ date: "2026-02-30" }] },
      "articles[0].date",
      /2026-02-30/,
      /Write year/,
    ],
    [
      "a figure that is not in the quotation",
      { testimonial: { quote: "We gained a lot.", figure: { value: "15%" } } },
      "testimonial.figure.value",
      /does not say "15%"/,
      /figure from the quotation/,
    ],
  ];

test.each(mistakes)("%s is told with its file, field and remedy", (_name, page, field, wrong, right) => {
  expect(problemsOf(page)).toEqual([
    { file: pricing, field, wrong: expect.stringMatching(wrong), right: expect.stringMatching(right) },
  ]);
});

describe("the product's name", () => {
  test("typed in a text is told with its line", () => {
    const source = 'export default {\n  title: "About Upwell",\n};';
    expect(problemsOf({}, source)).toEqual([
      {
        file: pricing,
        field: "line 2",
        wrong: expect.stringContaining("Upwell"),
        // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the author should write.
        right: expect.stringContaining("${site.name}"),
      },
    ]);
  });

  test.each(["UPWELL", "upwell", "upWell."])("is told in every case: %s", (text) => {
    expect(problemsOf({}, `export default { title: "About ${text}" };`)).toHaveLength(1);
  });

  test("in a comment, an address or inside another word is no mistake", () => {
    const source =
      '// Upwell\n/* "Upwell" */ const a = "hello@upwell.example Upwelling https://upwell.example/a";';
    expect(problemsOf({}, source)).toEqual([]);
  });
});

describe("mistakes between pages", () => {
  const other = "content/pages/other.ts";
  const same = {
    description: "The very same description on two pages, which search engines do not like at all.",
  };

  test("a title and a description used twice name the other page", () => {
    const repeated = { ...same, title: "The same title | Upwell" };
    const problems = findProblems(contentWith([pageModule(other, repeated), pageModule(pricing, repeated)]));
    expect(problems).toEqual([
      expect.objectContaining({ file: pricing, field: "title", wrong: expect.stringContaining(other) }),
      expect.objectContaining({ file: pricing, field: "description", wrong: expect.stringContaining(other) }),
    ]);
  });

  test("so do those that differ in case and spaces alone", () => {
    const title = "The Same  title | Upwell ";
    const problems = findProblems(
      contentWith([
        pageModule(other, { title: "The same title | Upwell" }),
        pageModule(pricing, { title, description: `${same.description} ` }),
        pageModule("content/pages/third.ts", { description: same.description.toUpperCase() }),
      ]),
    );
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      `${pricing} title`,
      "content/pages/third.ts description",
    ]);
  });

  test("an address used twice names the other page", () => {
    const problems = findProblems(contentWith([pageModule(other), pageModule(pricing, { path: "/other" })]));
    expect(problems).toEqual([
      expect.objectContaining({ file: pricing, field: "path", wrong: expect.stringContaining(other) }),
    ]);
  });

  test("the same photo on two pages is no mistake", () => {
    const photo = { id: "photo-12-ab", alt: "A long table" };
    expect(findProblems(contentWith([pageModule(other, { photo }), pageModule(pricing, { photo })]))).toEqual(
      [],
    );
  });

  test("a page without its page file is told", () => {
    const problems = findProblems(contentWith([pageModule(pricing)], { pageFiles: ["app/page.tsx"] }));
    expect(problems).toEqual([
      expect.objectContaining({
        file: pricing,
        field: "path",
        right: expect.stringContaining("app/pricing/page.tsx"),
      }),
    ]);
  });

  test("a page file without its page is told", () => {
    const pageFiles = ["app/page.tsx", "app/(legal)/imprint/page.tsx"];
    expect(findProblems(contentWith([], { pageFiles }))).toEqual([
      expect.objectContaining({ file: pageFiles[1], wrong: expect.stringContaining('"/imprint"') }),
    ]);
  });

  test("the 404 page needs no address, but a title", () => {
    const notFound = pageModule("content/pages/not-found.ts", { path: undefined, title: "Lost" });
    const problems = findProblems(contentWith([notFound], { pageFiles: ["app/page.tsx"] }));
    expect(problems.map(({ field }) => field)).toEqual(["title", "title"]);
  });
});

describe("the day on which security.txt expires", () => {
  function problemsOn(today: string, securityTxtExpires?: unknown) {
    const value = { site: { name: "Upwell", securityTxtExpires } };
    const content = contentWith([], { today });
    const modules = content.modules.map((module) =>
      module.file === "content/site.ts" ? { ...module, value } : module,
    );
    return findProblems({ ...content, modules });
  }

  test.each([
    ["2026-11-21", "2026-11-22"],
    ["2026-11-21", "2027-11-22"],
    ["2027-03-01", "2028-03-01"],
  ])("on %s may be %s", (today, expiry) => {
    expect(problemsOn(today, expiry)).toEqual([]);
  });

  test.each<[today: string, expiry: unknown, wrong: RegExp]>([
    ["2026-11-21", "2026-11-21", /2026-11-21 is past/],
    ["2026-11-21", "2025-01-01", /2025-01-01 is past/],
    ["2026-11-21", "2027-11-23", /more than 366 days ahead/],
    ["2026-11-21", "2027-02-30", /"2027-02-30" is not a date/],
    ["2026-11-21", "next year", /"next year" is not a date/],
    ["2026-11-21", undefined, /Nothing is not a date/],
  ])("on %s may not be %s", (today, expiry, wrong) => {
    expect(problemsOn(today, expiry)).toEqual([
      {
        file: "content/site.ts",
        field: "site.securityTxtExpires",
        wrong: expect.stringMatching(wrong),
        right: 'Write a day after 2026-11-21 and at most 366 days ahead: "2027-11-16".',
      },
    ]);
  });
});

describe("texts that are filled in", () => {
  const onboarding = (words: Record<string, unknown>) =>
    findProblems(
      contentWith([], {
        modules: [
          ...contentWith([]).modules,
          { file: "content/onboarding.ts", source: "", value: { onboarding: words } },
        ],
      }),
    );

  test("are well with all their places, in any order", () => {
    const goals = { count: "Of {max}, {count} chosen" };
    expect(onboarding({ greeting: "{name}, hello", position: "{step}/{total}", goals })).toEqual([]);
  });

  test("miss each place that is lost", () => {
    const problems = onboarding({ greeting: "Good to have you here.", goals: { count: "{count} chosen" } });
    expect(problems.map(({ field, wrong }) => `${field}: ${wrong}`)).toEqual([
      "onboarding.greeting: The text has no {name}.",
      "onboarding.goals.count: The text has no {max}.",
    ]);
  });

  test("are told what a misspelt place is meant for", () => {
    expect(onboarding({ greeting: "Hello, {nam}." })).toEqual([
      {
        file: "content/onboarding.ts",
        field: "onboarding.greeting",
        wrong: "{nam} would be shown as it stands.",
        right: "Did you mean {name}?",
      },
    ]);
  });
});

describe("prices and plans in other texts", () => {
  const plans = [
    { name: "Free", price: "$0" },
    { name: "Premium", price: "$1,200" },
    { name: "Enterprise", price: "Custom" },
  ];
  const withPage = (page: Record<string, unknown>, prices: readonly unknown[] = plans) =>
    findProblems(
      contentWith([pageModule(pricing, { plans: prices }), pageModule("content/pages/products.ts", page)]),
    );

  test("are those of the plans", () => {
    const rows = [{ plan: "Premium", adds: "All for $1200.00 a month, or $0" }];
    expect(withPage({ rows })).toEqual([]);
  });

  test("are told when no plan has them", () => {
    expect(withPage({ lead: "From $0 to $1,299 per month.", rows: [{ plan: "Premum" }] })).toEqual([
      {
        file: "content/pages/products.ts",
        field: "lead",
        wrong: "No plan costs $1,299.",
        right: "The prices in content/pages/pricing.ts are $0 (Free), $1,200 (Premium).",
      },
      {
        file: "content/pages/products.ts",
        field: "rows[0].plan",
        wrong: 'There is no plan "Premum" in content/pages/pricing.ts.',
        right: "Did you mean Premium?",
      },
    ]);
  });

  test("are not blamed for a plan whose price is missing or wrong", () => {
    const lead = "From $29 per month.";
    expect(withPage({ lead }, [{ name: "Premium" }])).toEqual([]);
    expect(withPage({ lead }, [{ name: "Premium", price: "29" }])).toHaveLength(1);
  });
});

describe("the site's addresses", () => {
  const known = { name: "Upwell", securityTxtExpires: "2027-06-30" };
  const problemsOfSite = (site: Record<string, unknown>) =>
    findProblems(
      contentWith([], {
        modules: [
          { file: "content/site.ts", source: "", value: { site: { ...known, ...site } } },
          pageModule("content/pages/home.ts", { path: "/" }),
        ],
      }),
    );

  test("are well", () => {
    expect(problemsOfSite({ email: "hello@mail.upwell.com", origin: "https://www.upwell.com" })).toEqual([]);
    expect(problemsOfSite({ origin: "http://localhost:8788" })).toEqual([]);
  });

  test.each([
    "hello",
    "hello@upwell",
    "hello at upwell.com",
    "a@b@upwell.com",
    "hello@upwell.",
    "@upwell.com",
  ])("a mail address is not %s", (email) => {
    expect(problemsOfSite({ email })).toEqual([
      expect.objectContaining({ field: "site.email", right: expect.stringContaining("hello@example.com") }),
    ]);
  });

  test.each([
    ["www.upwell.com", "https://www.example.com"],
    ["ftp://upwell.com", "https://www.example.com"],
    ["https://www.upwell.com/", "https://www.upwell.com"],
    ["https://www.upwell.com/home", "https://www.upwell.com"],
  ])("a web address is not %s", (origin, meant) => {
    expect(problemsOfSite({ origin })).toEqual([
      expect.objectContaining({ field: "site.origin", right: expect.stringContaining(`"${meant}"`) }),
    ]);
  });
});

test("the menu's drawings are those with a thumbnail", () => {
  const withArt = (art: string) =>
    findProblems(
      contentWith([], {
        modules: [
          ...contentWith([]).modules,
          { file: "content/navigation.ts", source: "", value: { navigation: { items: [{ art }] } } },
        ],
      }),
    );
  expect(withArt("demo")).toEqual([]);
  expect(withArt("course")).toEqual([
    {
      file: "content/navigation.ts",
      field: "navigation.items[0].art",
      wrong: 'There is no drawing "course" for the menu.',
      right: "There are: demo.",
    },
  ]);
});

test("the parts that links can go to are the ids that pages show", () => {
  const partners = pageModule("content/pages/partners.ts", {
    program: { id: "program" },
    people: [{ id: "someone" }],
  });
  const linking = (href: string) =>
    findProblems(contentWith([partners, pageModule(pricing, { cta: { href } })])).map(({ right }) => right);
  expect(linking("/partners#program")).toEqual([]);
  expect(linking("/partners#programm")).toEqual(["Did you mean program?"]);
  expect(linking("/partners#someone")).toEqual(["There are: program."]);
});

describe("what is wrong with the shape of the content", () => {
  const page = pageModule(pricing, { plans: [{ price: "29" }] });
  const finding = (field: string, isReason = false) => ({
    problem: { file: pricing, field, wrong: "By its type.", right: "Mend it." },
    isReason,
  });

  test("is told with the rest", () => {
    const problems = findProblems(contentWith([page]), [finding("plans[0].cta")]);
    expect(problems.map(({ field }) => field)).toEqual(["plans[0].price", "plans[0].cta"]);
  });

  test("is left to the rule that is about the same field", () => {
    expect(findProblems(contentWith([page]), [finding("plans[0].price")])).toEqual([
      expect.objectContaining({ wrong: '"29" is not a price.' }),
    ]);
  });

  test("is told in place of the rule's words where it is the reason for them", () => {
    expect(findProblems(contentWith([page]), [finding("plans[0].price", true)])).toEqual([
      finding("plans[0].price").problem,
    ]);
  });
});

describe("a module that does not load", () => {
  const failure = { file: pricing, field: "line 3", wrong: "The file cannot be read.", right: "Look there." };

  function withFailure(page: Record<string, unknown>): Content {
    const content = contentWith([pageModule("content/pages/about.ts", page)], { failures: [failure] });
    return { ...content, pageFiles: [...content.pageFiles, "app/pricing/page.tsx"] };
  }

  test("is told, and links to its page are not blamed", () => {
    expect(findProblems(withFailure({ cta: { href: "/pricing#plans" } }))).toEqual([failure]);
  });

  test("does not hide other mistakes", () => {
    expect(findProblems(withFailure({ plans: [] })).map(({ file }) => file)).toEqual([
      "content/pages/about.ts",
      pricing,
    ]);
  });
});

test("all mistakes are told in one run, file by file, each with its remedy", () => {
  const problems = findProblems(
    contentWith([
      pageModule(pricing, { plans: [{ price: "free", link: "/nowhere" }], title: "Prices" }),
      pageModule("content/pages/blog.ts", { articles: [] }),
    ]),
  );
  const report = reportProblems(problems);
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/pages/blog.ts articles",
    "content/pages/pricing.ts title",
    "content/pages/pricing.ts title",
    "content/pages/pricing.ts plans[0].link",
    "content/pages/pricing.ts plans[0].price",
  ]);
  for (const { file, field, wrong, right } of problems) {
    expect(report).toContain(`${file}  ${field}\n  ${wrong}\n  ${right}\n`);
  }
  expect(report).toMatch(/5 problems in the content\.$/);
});
