import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { diff, type Piece } from "./compare.ts";
import type { PageFiles } from "./exported.ts";
import { changesOf, type FileReview, type PageReview, type Picture, pageName } from "./review.ts";

export interface Report {
  /** The commit with which the working tree is compared. Without it, the report shows all pages as they are. */
  subject: string | undefined;
  reviews: readonly PageReview[];
  files: readonly FileReview[];
}

const folder = "review";

class Html {
  constructor(readonly text: string) {}
}
type Value = string | number | Html | false | undefined | readonly Value[];

/** HTML whose values are escaped, unless they are HTML. */
const html = (texts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(texts.map((text, index) => text + escaped(values[index])).join(""));
function escaped(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join("");
  return `${value}`.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Writes the report, with its pictures beside it. Returns its path. */
export async function writeReport(report: Report): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const page = await pageOf(report);
  writeFileSync(`${folder}/index.html`, page.text);
  return resolve(folder, "index.html");
}

async function pageOf({ subject, reviews, files }: Report): Promise<Html> {
  const shown = subject === undefined ? reviews : reviews.filter((review) => changesOf(review).length > 0);
  const others = reviews.filter((review) => !shown.includes(review));
  const sections: Html[] = [];
  for (const review of shown) sections.push(await sectionOf(review, subject !== undefined));
  const title = subject === undefined ? "All pages" : "What this change does";
  const isSame = shown.length + files.length === 0;
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Review: ${title}</title>
<style>${new Html(readFileSync(new URL("report.css", import.meta.url), "utf8"))}</style>
<header>
<h1>${title}</h1>
${subject !== undefined && html`<p>Compared with <code>${subject}</code></p>`}
${isSame && html`<p class="nothing">Nothing that visitors ${others.length > 0 ? "see" : "get"} has changed.</p>`}
${
  shown.length + files.length > 0 &&
  html`<nav aria-label="Pages"><ul>${[
    ...shown.map(
      (review) =>
        html`<li><a href="#${idOf(review.path)}">${pageName(review.path)}</a> ${
          subject === undefined ? `${review.pictures.length} pictures` : changesOf(review).join(", ")
        }</li>`,
    ),
    ...(files.length > 0
      ? [html`<li><a href="#files">Other files</a> ${files.map(({ file }) => file).join(", ")}</li>`]
      : []),
  ]}</ul></nav>`
}
${others.length > 0 && html`<p>These look and read as before, and have other files: ${others.map(({ path }) => pageName(path)).join(", ")}.</p>`}
</header>
<main>
${sections}
${
  files.length > 0 &&
  html`<section id="files"><h2>Other files</h2>${files.map(({ file, parts }) => html`<h3>${file}</h3>${diffOf(parts)}`)}</section>`
}
</main>
</html>
`;
}

const idOf = (path: string) => `page${path.replaceAll("/", "-")}`;

async function sectionOf(review: PageReview, hasBase: boolean): Promise<Html> {
  const { path, before, after, pictures, problems, text, names, metadata, isImageChanged } = review;
  const isSnippetShown = !hasBase || !before || !after || metadata.length > 0 || isImageChanged;
  const figures: Html[] = [];
  for (const [index, picture] of pictures.entries())
    figures.push(await figuresOf(picture, `${idOf(path)}-${index}`, hasBase));
  return html`<section id="${idOf(path)}">
<h2>${pageName(path)}${!before && hasBase && " (new)"}${!after && " (removed)"}</h2>
${problems.length > 0 && html`<ul class="problems">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`}
${pictures.length > 0 && html`<h3>Pictures</h3><div class="${hasBase ? "pictures" : "sheet"}">${figures}</div>`}
${text.length > 0 && html`<h3>Text</h3>${diffOf(text)}`}
${names.length > 0 && html`<h3>Names and roles, for screen readers</h3>${diffOf(names)}`}
${
  isSnippetShown &&
  html`<h3>Search result and link preview</h3><div class="row">${[
    before && (await snippetOf(before, "Before", `${idOf(path)}-before`)),
    after && (await snippetOf(after, "After", `${idOf(path)}-after`, hasBase)),
  ]}</div>${diffOf(metadata)}`
}
<h3>Weight</h3>${weightsOf(before, after)}
</section>
`;
}

async function figuresOf(picture: Picture, id: string, hasBase: boolean): Promise<Html> {
  const kinds = { before: "Before", after: "After", difference: "Difference" } as const;
  const figures: Html[] = [];
  for (const kind of ["before", "after", "difference"] as const) {
    const bytes = picture[kind];
    if (!bytes) continue;
    const file = `${id}-${kind}.webp`;
    const image = sharp(bytes);
    const { width, height, format } = await image.metadata();
    writeFileSync(
      `${folder}/${file}`,
      format === "webp" ? bytes : await image.webp({ quality: 85, effort: 2 }).toBuffer(),
    );
    const label = hasBase ? kinds[kind] : picture.name;
    figures.push(
      html`<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" width="${width}" height="${height}" loading="lazy" alt="${picture.name}, ${label.toLowerCase()}"></a></figure>`,
    );
  }
  return hasBase ? html`<h4>${picture.name}</h4><div class="row">${figures}</div>` : html`${figures}`;
}

/** A search result and a card as links get it in messages. */
async function snippetOf(page: PageFiles, label: string, id: string, hasBase = true): Promise<Html> {
  const { title, description, url, imageBytes } = page;
  const file = `${id}-preview.webp`;
  if (imageBytes)
    writeFileSync(`${folder}/${file}`, await sharp(imageBytes).resize(800).webp({ quality: 85 }).toBuffer());
  const cut = (text: string, length: number) =>
    text.length > length ? `${text.slice(0, length - 1)}…` : text;
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return html`<div>${hasBase && html`<h4>${label}</h4>`}
<div class="result"><p class="address">${address?.host}${address?.pathname.replaceAll("/", " › ").replace(/ › $/, "")}</p>
<p class="title">${cut(title, 60)}</p><p>${cut(description, 158)}</p></div>
<div class="card">${imageBytes && html`<img src="${file}" width="800" height="420" loading="lazy" alt="">`}
<p class="address">${address?.host}</p><p class="title">${title}</p><p>${cut(description, 110)}</p></div></div>`;
}

function weightsOf(before: PageFiles | undefined, after: PageFiles | undefined): Html {
  const kinds = ["HTML", "Styles", "Scripts"] as const;
  const size = (page: PageFiles | undefined, kind: (typeof kinds)[number]) =>
    page?.weights[kind].toLocaleString("en-US");
  const both = before && after;
  return html`<table><tr><th>Compressed bytes</th>${both && html`<th>Before</th>`}<th>${both ? "After" : "Size"}</th></tr>
${kinds.map((kind) => html`<tr><th>${kind}</th>${both && html`<td>${size(before, kind)}</td>`}<td>${size(after ?? before, kind)}</td></tr>`)}</table>`;
}

/** Shows changed lines. In a line that replaces one, the changed words are marked. */
function diffOf(parts: readonly Piece[][]): Html[] {
  return parts.map((part) => {
    const lines = part.map(({ sign, text }, index) => {
      const [next, last] = [part[index + 1], part[index - 1]];
      if (sign === " ") return html`<span>  ${text}</span>\n`;
      const words = (line: string) => line.split(/(?<=\s)/);
      const marked = (pieces: Piece[], kept: string) =>
        pieces
          .filter((piece) => [" ", kept].includes(piece.sign))
          .map((piece) => (piece.sign === " " ? piece.text : html`<mark>${piece.text}</mark>`));
      if (sign === "-")
        return html`<del>− ${next?.sign === "+" ? marked(diff(words(text), words(next.text)), "-") : text}</del>\n`;
      return html`<ins>+ ${last?.sign === "-" ? marked(diff(words(last.text), words(text)), "+") : text}</ins>\n`;
    });
    return html`<pre tabindex="0">${lines}</pre>`;
  });
}
