import { expect, test } from "@jest/globals";
import { type ConfigData, HtmlValidate } from "html-validate";
import { pages } from "../../lib/site/registry.ts";
import { entriesOf } from "../../scripts/content/content.ts";
import { scriptOrigins } from "../../scripts/post-build/policy.ts";
import { textOf } from "../../scripts/post-build/read-site.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

// React's output is valid: these rules are about style.
const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    "attr-case": "off", // React writes charSet and srcSet; HTML's attributes have no case.
    "attribute-boolean-style": "off", // React writes async="", which means the same as async.
    "attribute-empty-style": "off", // React writes hidden="", which means the same as hidden.
    "void-style": "off", // React writes <meta/>, which means the same as <meta>.
    // Our own files need no hash (docs/decisions), and a host that an owner allows changes its file.
    "require-sri": ["error", { target: "crossorigin", exclude: [...scriptOrigins] }],
    "valid-id": ["error", { relaxed: true }], // React's ids begin with "_": any id without spaces is valid.
    "aria-label-misuse": ["error", { allowAnyNamable: true }], // A list may be named: ARIA allows it.
    "element-name": ["error", { blacklist: ["br"] }], // Orca reads only what follows a line break: a block does the same.
    "tel-non-breaking": "off", // A phone's link may be labeled with words.
    "no-redundant-role": "off", // A list without bullets needs its role in Safari.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }], // A group of checkboxes shares a name.
  },
};

/** The labels on the scales of charts. */
const scales = new Set(
  entriesOf(pages).flatMap(({ field, value }) =>
    /\.(axis|columns)\[\d+\]$/.test(field) ? [String(value).toLowerCase()] : [],
  ),
);

const { files } = exportedSite;
const validator = new HtmlValidate(config);

const pagesWithForm = exportedSite.pages.filter(({ document }) => document.querySelector("main form"));

test.each(pagesWithForm)("$path begins with its form, for phones and screen readers", ({ document }) => {
  expect(document.querySelector("main :is(a, button, input, img)")?.tagName).toBe("INPUT");
});

test.each([...files.keys()].filter((path) => path.endsWith(".html")))("%s is valid HTML", async (path) => {
  const { results } = await validator.validateString(textOf(path, files), path);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(errors).toEqual([]);
});

// The policy has a hash of each, and versions of Node.js cut the data of a page differently.
test("all pages have as many inline scripts, however long their data is", () => {
  const counts = exportedSite.pages.map(
    ({ document }) => document.querySelectorAll("script:not([src], [type])").length,
  );
  expect(new Set(counts).size).toBe(1);
});

test.each(pages)("$path is complete for screen readers and search engines, and has no more", ({ path }) => {
  const { document } = exportedPage(path);
  const tags = (selector: string) =>
    document.querySelectorAll(selector).map((part) => part.outerHTML.slice(0, 80));
  expect(tags("header nav [aria-current=page]")).toEqual(tags(`header nav a[href="${path}"]`));
  // A page does not list itself, for example among the other solutions.
  expect(tags(`main a[href="${path}"]`)).toEqual([]);
  // Buttons that share a label, such as Read More, are heard without the texts beside them.
  const buttons = document
    .querySelectorAll("main button")
    .map(({ text, attrs }) => attrs["aria-label"] ?? text);
  expect(buttons).toEqual([...new Set(buttons)]);
  // Safari says "list, 5 items" for lists of a <nav>, and for others only by their role.
  expect(tags("main :is(ul, ol):not(nav *, [role=list])")).toEqual([]);
  // In Firefox, motion makes other elements new to screen readers, which then leave them out.
  expect(tags("[data-reveal]:not(section, article, figure)")).toEqual([]);
  // A chart is one image, and its name has all that its labels say, but for those of scales.
  for (const chart of document.querySelectorAll("figure [role=img]")) {
    const name = chart.getAttribute("aria-label")?.toLowerCase();
    const labels = chart.querySelectorAll("span").map(({ text }) => text.toLowerCase());
    const words = labels.filter((label) => !scales.has(label));
    expect(words.filter((label) => !name?.includes(label))).toEqual([]);
  }
  // A section's name would be read before its heading, and make it a landmark.
  expect(tags("main :is(section, article)[aria-label], main section[aria-labelledby]")).toEqual([]);
  // A caption names its figure, so the speaker would be read before the quotation, too.
  expect(tags("figure:has(blockquote) figcaption")).toEqual([]);
  // Orca says "status bar" for an empty one.
  expect(tags("[role=status]")).toEqual([]);
  // Search engines do not quote onboarding, and reader views leave out an element that is named a popup.
  expect(tags("#onboarding[hidden][data-nosnippet] form[id*=popup]")).toHaveLength(1);
  // Onboarding requests no picture before the first press.
  expect(tags("#onboarding :is(img, source)")).toEqual([]);
});
