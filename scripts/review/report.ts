import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { diff, type Piece, toWebp } from "./compare.ts";
import type { PageFiles } from "./exported.ts";
import { changesOf, nameOf, type PageReview, type Review } from "./review.ts";

const folder = "review";

class Html {
  constructor(readonly text: string) {}
}
type Value = string | number | Html | false | undefined | readonly Value[];

/** HTML. Its values are escaped, unless they are HTML. */
const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(texts.map((text, index) => text + escaped(values[index])).join(""));
function escaped(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(escaped).join("");
  return `${value || ""}`.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Returns a sentence if nobody could notice anything of the change. */
export function verdict({ base, pages, files }: Review): string | undefined {
  if (!base || files.length > 0 || pages.some((page) => changesOf(page).length > 0)) return undefined;
  return `Nothing that visitors ${pages.length === 0 ? "get" : "see"} has changed.`;
}

/** Writes a page about the change, with its pictures beside it. Returns its path. */
export async function writeReport(review: Review): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { base, pages, files } = review;
  const isShown = (page: PageReview) => changesOf(page).length > 0;
  const sections: Html[] = [];
  for (const page of pages.filter(isShown)) sections.push(await sectionOf(page, base !== undefined));
  const title = base ? "What this change does" : "All pages";
  const others = pages
    .filter((page) => !isShown(page))
    .map(nameOf)
    .join(", ");
  const { text } = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Review: ${title}</title>
<style>${new Html(readFileSync(new URL("report.css", import.meta.url), "utf8"))}</style>
<header>
<h1>${title}</h1>
${base && html`<p>Compared with ${base}</p>`}
<p class="verdict">${verdict(review)}</p>
<nav aria-label="Pages"><ul>
${pages.filter(isShown).map((page) => html`<li><a href="#${idOf(page)}">${nameOf(page)}</a> ${changesOf(page).join(", ")}</li>`)}
${files.length > 0 && html`<li><a href="#files">Other files</a> ${files.map(({ file }) => file).join(", ")}</li>`}
</ul></nav>
${others && html`<p>These have other files, and look and read as before: ${others}.</p>`}
</header>
<main>
${sections}
${files.length > 0 && html`<section id="files"><h2>Other files</h2>${files.map(({ file, parts }) => html`<h3>${file}</h3>${diffOf(parts)}`)}</section>`}
</main>
</html>
`;
  writeFileSync(`${folder}/index.html`, text);
  return resolve(folder, "index.html");
}

const idOf = ({ path }: PageReview) => `page${path.replaceAll("/", "-")}`;

async function sectionOf(page: PageReview, hasBase: boolean): Promise<Html> {
  const { before, after, pictures, metadata } = page;
  const id = idOf(page);
  const isNewOrOnly = before === after || !before || !after;
  const sides = [before !== after && before, after].filter((side) => side !== undefined && side !== false);
  const snippets = sides.map((side) => snippetOf(side, `${id}-${side === after ? "after" : "before"}`));
  const figures = pictures.map((picture, index) => figuresOf(picture, `${id}-${index}`, hasBase));
  return html`<section id="${id}">
<h2>${nameOf(page)}${!before && " (new)"}${!after && " (removed)"} <small>${(after ?? before)?.title}</small></h2>
${page.problems.map((problem) => html`<p class="problem">${problem}</p>`)}
${pictures.length > 0 && html`<h3>Pictures</h3><div class="${!hasBase && "sheet"}">${await Promise.all(figures)}</div>`}
${page.text.length > 0 && html`<h3>Text</h3>${diffOf(page.text)}`}
${page.names.length > 0 && html`<h3>Names and roles</h3>${diffOf(page.names)}`}
${
  (metadata.length > 0 || isNewOrOnly) &&
  html`<h3>Search result and link preview</h3><div class="row snippets">${await Promise.all(snippets)}</div>${diffOf(metadata)}`
}
<h3>Weight</h3>
<table><tr><td></td>${sides.map((side) => html`<th scope="col">${hasBase && (side === after ? "After" : "Before")}</th>`)}</tr>
${(["HTML", "stylesheet", "scripts", "fonts"] as const).map(
  (kind) =>
    html`<tr><th scope="row">${kind}</th>${sides.map(({ weights }) => html`<td>${(weights[kind] / 1000).toFixed(1)} kB</td>`)}</tr>`,
)}</table>
</section>
`;
}

/** Shows a picture: before, after and their difference. */
async function figuresOf(
  picture: PageReview["pictures"][number],
  id: string,
  hasBase: boolean,
): Promise<Html> {
  const figures = (["before", "after", "difference"] as const).map(async (kind) => {
    const bytes = picture[kind];
    if (!bytes) return "";
    const file = `${id}-${kind}.webp`;
    const image = sharp(bytes);
    const { width, height, format } = await image.metadata();
    writeFileSync(`${folder}/${file}`, format === "webp" ? bytes : await toWebp(image));
    const label = hasBase ? kind : picture.name;
    return html`<figure><figcaption>${label}</figcaption>
<a href="${file}"><img src="${file}" width="${width}" height="${height}" loading="lazy" alt="${picture.name}, ${kind}"></a></figure>`;
  });
  const all = await Promise.all(figures);
  return hasBase ? html`<h4>${picture.name}</h4><div class="row">${all}</div>` : html`${all}`;
}

/** Shows a page as a search result, and as a card in a message that links to it. */
async function snippetOf({ title, description, url, image }: PageFiles, id: string): Promise<Html> {
  const file = `${id}-preview.webp`;
  if (image.length > 0) writeFileSync(`${folder}/${file}`, await toWebp(sharp(image)));
  const { host, pathname } = new URL(url || "https://-/");
  const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
  return html`<div>
<div class="result"><p class="host">${host}${pathname.replace(/\/$/, "").replaceAll("/", " › ")}</p>
<p class="title">${cut(title, 60)}</p><p>${cut(description, 158)}</p></div>
<div class="card">${image.length > 0 && html`<img src="${file}" width="1200" height="630" loading="lazy" alt="">`}
<div><p class="host">${host}</p><p class="title">${title}</p><p>${cut(description, 100)}</p></div></div>
</div>`;
}

/** Shows changed lines. In lines that replace as many others, the changed words are marked. */
function diffOf(parts: readonly Piece[][]): Html[] {
  const words = (text = "") => text.split(/(?<=\s)/);
  // As long as the data of an illustration is.
  const cut = (text: string) => (text.length > 500 ? `${text.slice(0, 500)}…` : text);
  return parts.map((lines) => {
    const [old, young] = ["-", "+"].map((sign) =>
      lines.filter((line) => line.sign === sign).map(({ text }) => text),
    );
    const rows = lines.map(({ sign, text }) => {
      if (sign === " ") return html`<span>  ${cut(text)}</span>`;
      const index = ((sign === "-" ? old : young) ?? []).indexOf(text);
      const isReplaced = old?.length === young?.length;
      const pieces = isReplaced ? diff(words(old?.[index]), words(young?.[index])) : [{ sign: " ", text }];
      const marked = pieces
        .filter((piece) => piece.sign === " " || piece.sign === sign)
        .map((piece) => (piece.sign === " " ? cut(piece.text) : html`<mark>${cut(piece.text)}</mark>`));
      return sign === "-" ? html`<del>− ${marked}</del>` : html`<ins>+ ${marked}</ins>`;
    });
    return html`<pre>${rows}</pre>`;
  });
}
