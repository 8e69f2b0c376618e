import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import pricingPage from "../../content/pages/pricing.ts";
import { chart, footerColumn, plans, pricing, story, testimonial } from "../../content/schema.ts";
import * as kinds from "../../content/schema-fields.ts";

/* Rules about one value. zod itself tests the others. */

const texts = { name: "Free", frequency: "", description: "A", cta: "A" };
const plan = { ...texts, price: "$0", features: ["A"], link: "/" };
const marked = { ...plan, name: "Paid", highlight: "A" };
const priced = (price: string) => ({
  ...pricingPage,
  description: `${chars(50)} ${price}`,
  plans: [
    { ...plan, price: "$1,200.50" },
    { ...marked, price: "$29", frequency: "per year" },
    { ...plan, name: "All", price: "30\u00a0€" },
  ],
});
const chars = (count: number) => "x".repeat(count);

const parts = [{ opening: "C", paragraphs: ["By Ada Quist."] }];
const untold = { title: "A", text: "B", parts };
const told = { ...untold, people: ["Ada Quist"] };
const picture = { art: "demo", photo: { id: "photo-12-ab", alt: "Portrait of a person" } };
const quoted = { quote: "Up 15%", name: "A", role: "B", picture, stat: { value: "15%", meaning: "more" } };
const drawn = { alt: "Bars that rise", captions: ["Sample"] };
const bars = { ...drawn, kind: "bars", values: [0.5, 1], quiet: [0, 1], axis: ["0"] };
const rows = [{ label: "A", values: [1, 1] }];
const dots = { ...drawn, kind: "dots", rows, columns: ["B", "C"], marked: [0, 1] };
const wrongColumns = { ...dots, columns: ["B", "C", "D"] };

test.each<[what: string, schema: z.ZodType, good: unknown[], bad: unknown[]]>([
  ["text", kinds.text(), ["A", "{", "$5 {"], ["", " \u00a0", "{name}", "See undefined", "Caf\ufffd"]],
  [
    "text without HTML",
    kinds.text(),
    ["R&D; 2 < 3 > 1", "A <3"],
    ["A &amp; B", "&#8217;", "<b>A</b>", "A<br />"],
  ],
  [
    "text that shows",
    kinds.text(),
    ["Soft\u00adhyphen", "👩\u200d💻"],
    ["A\u200b", "A\u2028B", "\ufeffA", "\u0007A"],
  ],
  ["text with a place", kinds.text("{name}"), ["Hi, {name}"], ["Hi", "{nam}", "{name} {other}"]],
  ["alt", kinds.alt(), ["Two people talking", "木 の 下"], ["", "IMG_2041.jpg", "A chart", "5 - A chart"]],
  ["text for search engines", kinds.searchText(10, 50), [chars(10), chars(50)], [chars(9), chars(51)]],
  ["text of preview images", kinds.previewText(kinds.text()), ["Café: “$5”…"], ["A → B", "✓", "Ω", "🙂"]],
  [
    "price",
    kinds.price,
    ["$29", "$1,200.50", "1.200,50\u00a0€", "CHF 25", "299 kr"],
    ["29", "$0.5", "from $29", "29 API", "€"],
  ],
  ["price in words", kinds.price, ["Custom", "Auf Anfrage"], ["", "29"]],
  ["date", kinds.day, ["2028-02-29"], ["2026-02-30", "October 12, 2026"]],
  ["language", kinds.language, ["en", "de-AT"], ["", "en_US", "german"]],
  ["page's path", kinds.pagePath, ["/", "/a-b/c"], ["", "a", "/A", "/a/", "//a", "/a.html", "/ä"]],
  ["link", kinds.link, ["/", "/a?b=c#d", "/a.pdf"], ["", "a", "#b", "//a.com", "/\\a.com", "/a b.pdf"]],
  [
    "web link",
    kinds.link,
    ["https://a.com"],
    ["http://a.com", "htps://a.com", "https://", "https://a b.com"],
  ],
  [
    "email link",
    kinds.link,
    ["mailto:a@b.com?subject=A%20b"],
    ["mail:a@b.com", "mailto:a", "mailto:?subject=A"],
  ],
  ["phone link", kinds.link, ["tel:+1-555-0100"], ["tel:call us"]],
  [
    "own photo",
    kinds.photoFile,
    ["/photos/nadia-2.jpg", "/photos/a.webp"],
    ["/nadia.jpg", "/photos/Nadia.jpg", "/photos/my photo.jpg", "/photos/a.heic", "/photos/a/b.jpg"],
  ],
  ["id", kinds.id, ["a-1"], ["1a", "A", "a b", ""]],
  [
    "origin",
    kinds.origin,
    ["https://a.com", "HTTPS://Müller.de/"],
    ["a.com", "https://a.com/b", "https://a@b.com", "ftp://a.com"],
  ],
  [
    "email",
    kinds.email,
    ["hi@a.com", "hi@müller.de"],
    ["hi", "hi@", "hi@a", "hi@a,com", "hi @a.com", "@a.com"],
  ],
  ["list", kinds.list(z.string()), [["a", "b"]], [[], ["a", "a"]]],
  ["list with ids", kinds.list(z.looseObject({ id: z.string() })), [], [[1, 2].map((n) => ({ id: "a", n }))]],
  ["column", footerColumn, [{ title: "A", solutions: ["health"] }], [{ title: "A" }]],
  [
    "plans",
    plans,
    [
      [plan, marked],
      [plan, { ...marked, link: "https://a.com" }],
    ],
    [[plan], [marked, { ...marked, name: "B" }]],
  ],
  [
    "pricing",
    pricing,
    [priced("$29"), priced("$1,200.50."), priced("30€"), priced("100 API"), priced("3 kreative")],
    [priced("$19"), priced("19 €")],
  ],
  ["story", story, [told, { ...told, people: [] }, untold], [{ ...told, people: ["Ida Quist"] }]],
  ["testimonial", testimonial, [quoted], [{ ...quoted, quote: "Up" }]],
  ["chart of bars", chart, [bars], [{ ...bars, quiet: [0, 2] }]],
  ["chart of dots", chart, [dots], [{ ...dots, marked: [1, 1] }, wrongColumns]],
])("%s", (_what, schema, good, bad) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

test("an action with a wrong link names what a link may be", () => {
  const links = [{ label: "A", href: "mail:a@b.com" }];
  const { error } = footerColumn.safeParse({ title: "A", links });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('"mailto:"')]);
});

/** Returns the codes of the characters in a font: its table "cmap" in format 4 (OpenType), compressed (WOFF 1). */
function codesOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(12) }, (_, at) => font.subarray(44 + 20 * at));
  const entry = tables.find((table) => table.toString("latin1", 0, 4) === "cmap") ?? Buffer.alloc(0);
  const [start, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8)];
  const cmap = inflateSync(font.subarray(start, start + length));
  const map = cmap.subarray(cmap.readUInt32BE(8));
  expect(map.readUInt16BE(0)).toBe(4);
  const size = map.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, at) => {
    const [first, last] = [map.readUInt16BE(16 + size + 2 * at), map.readUInt16BE(14 + 2 * at)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }).flat();
}

test("the characters of preview images are those of their font", () => {
  // The last code ends the list.
  const codes = codesOf(readFileSync("app/fonts/bricolage-grotesque-600.woff")).slice(0, -1);
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  expect(all.filter((one) => one.replace(kinds.previewCharacters, "") === "")).toEqual(
    codes.map((code) => String.fromCharCode(code)),
  );
});
