import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Piece } from "./compare.ts";
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
export function writeReport(review: Review): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { base, pages, files } = review;
  const shown = pages.filter((page) => changesOf(page).length > 0);
  const others = pages.filter((page) => !shown.includes(page)).map(nameOf);
  const title = base ? "What this change does" : "All pages";
  const { text } = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Review: ${title}</title>
<style>${new Html(readFileSync(new URL("report.css", import.meta.url), "utf8"))}</style>
<header>
<h1>${title}</h1>
${base && html`<p>Compared with ${base}</p>`}
<p><strong>${verdict(review)}</strong></p>
<nav aria-label="Pages"><ul>
${shown.map((page) => html`<li><a href="#${idOf(page)}">${nameOf(page)}</a>: ${changesOf(page).join(", ")}</li>`)}
${files.length > 0 && html`<li><a href="#files">Other files</a>: ${files.map(({ file }) => file).join(", ")}</li>`}
</ul></nav>
${others.length > 0 && html`<p>These have other files, and look and read as before: ${others.join(", ")}.</p>`}
</header>
<main>
${shown.map((page) => sectionOf(page, base !== undefined))}
${files.length > 0 && html`<section id="files"><h2>Other files</h2>${files.map(({ file, parts }) => html`<h3>${file}</h3>${diffOf(parts)}`)}</section>`}
</main>
</html>
`;
  writeFileSync(`${folder}/index.html`, text);
  return resolve(folder, "index.html");
}

const idOf = ({ path }: PageReview) => `page${path.replaceAll("/", "-")}`;

function sectionOf(page: PageReview, hasBase: boolean): Html {
  const { before, after, pictures, metadata } = page;
  const id = idOf(page);
  const sides = [...new Set([before, after])].filter((side) => side !== undefined);
  const snippets = sides.map((side, index) => snippetOf(side, `${id}-preview-${index}.png`));
  const figures = pictures.map((picture, index) => figuresOf(picture, `${id}-${index}`, hasBase));
  const weights = (["HTML", "stylesheet", "scripts", "fonts"] as const).map(
    (kind) => `${kind} ${sides.map((side) => (side.weights[kind] / 1000).toFixed(1)).join(" → ")} kB`,
  );
  return html`<section id="${id}">
<h2>${nameOf(page)}${!before && " (new)"}${!after && " (removed)"} <small>${(after ?? before)?.title}</small></h2>
${page.problems.map((problem) => html`<p><mark>${problem}</mark></p>`)}
${pictures.length > 0 && html`<h3>Pictures</h3><div class="${!hasBase && "sheet"}">${figures}</div>`}
${page.text.length > 0 && html`<h3>Text</h3>${diffOf(page.text)}`}
${page.names.length > 0 && html`<h3>Names and roles</h3>${diffOf(page.names)}`}
${
  (metadata.length > 0 || sides.length === 1) &&
  html`<h3>Search result and link preview</h3><div class="row">${snippets}</div>${diffOf(metadata)}`
}
<h3>Weight</h3>
<p>${weights.join(", ")}</p>
</section>
`;
}

/** Shows a picture: before, after and their difference. */
function figuresOf({ name, ...images }: PageReview["pictures"][number], id: string, hasBase: boolean): Html {
  const kinds = ["before", "after", "difference"] as const;
  const figures = kinds.map((kind) => {
    const image = images[kind];
    if (!image) return "";
    const file = `${id}-${kind}.webp`;
    writeFileSync(`${folder}/${file}`, image.data);
    const { width, height } = image.info;
    return html`<figure><figcaption>${hasBase ? kind : name}</figcaption>
<a href="${file}"><img src="${file}" width="${width}" height="${height}" loading="lazy" alt="${name}, ${kind}"></a></figure>`;
  });
  return hasBase ? html`<h4>${name}</h4><div class="row">${figures}</div>` : html`${figures}`;
}

/** Shows a page as a search result, and as a card in a message that links to it. */
function snippetOf({ title, description, url, image }: PageFiles, file: string): Html {
  if (image.length > 0) writeFileSync(`${folder}/${file}`, image);
  const { host, pathname } = new URL(url || "https://-/");
  const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
  return html`<div>
<p class="box"><small>${host}${pathname.replace(/\/$/, "").replaceAll("/", " › ")}</small>
<b>${cut(title, 60)}</b> ${cut(description, 158)}</p>
<p class="box">${image.length > 0 && html`<img src="${file}" width="1200" height="630" loading="lazy" alt="">`}
<small>${host}</small> <b>${title}</b> ${cut(description, 100)}</p>
</div>`;
}

/** Shows changed words, and the lines around them. */
function diffOf(parts: readonly Piece[][]): Html[] {
  return parts.map((pieces) => {
    const words = pieces.map(({ sign, text }) => {
      // As long as the data of an illustration is.
      const shown = text.length > 500 ? `${text.slice(0, 500)}…` : text;
      if (sign === "-") return html`<del>${shown}</del>`;
      return sign === "+" ? html`<ins>${shown}</ins>` : shown;
    });
    return html`<pre class="box">${words}</pre>`;
  });
}
