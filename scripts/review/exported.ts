import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import { unknownPath } from "../../tests/scenarios/list.ts";
import { scaleFor, type Weights } from "../budgets.ts";
import { metaContents, parseHtml, titles } from "../post-build/html.ts";
import { type ExportFiles, folderFiles, notFoundFile } from "../post-build/read-site.ts";

/** What an export has for a page, besides what a browser shows. */
export interface PageFiles {
  /** The same for pages whose files differ in nothing but the build's id and the names that come from it. */
  fingerprint: string;
  title: string;
  description: string;
  url: string;
  /** The image in link previews. */
  image: Buffer;
  /** What search engines and other programs read, in lines. */
  metadata: string;
  /** Bytes as a CDN sends them. */
  weights: Weights;
}

export interface Exported {
  /** By path. The 404 page has one that no page has. */
  pages: ReadonlyMap<string, PageFiles>;
  /** The files that belong to no page, such as robots.txt, as text or as a hash. */
  others: ReadonlyMap<string, string>;
}

const hashOf = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex").slice(0, 16);

/** Reads the export in a folder. */
export async function readExport(folder: string): Promise<Exported> {
  const files = folderFiles(folder);
  const paths = [...files.paths];
  const weigh = scaleFor(files);
  const [id = "\0"] = paths.flatMap((path) => /([^/]+)\/_buildManifest\.js$/.exec(path)?.[1] ?? []);
  // Without the id, and names and hashes of files that have it. In _headers, each of these files has a rule.
  const plain = (path: string) =>
    /\.(html|txt|js|css|svg|xml|webmanifest)$|^_\w+$/.test(path)
      ? files
          .text(path)
          .replaceAll(id, "")
          .replace(/^\/_next\/static\/.*\n(?: .*\n?)*/gm, "")
          .replace(/(static\/(?:chunks|media)\/)[\w.~-]+|(sha\d+-)[\w+/]+=*/g, "$1$2")
      : `SHA-256 ${hashOf(files.bytes(path))}`;
  const contents = new Map(paths.map((path) => [path, plain(path)]));
  const isShared = (path: string) => path.startsWith("_next/static/");
  const shared = paths.filter(isShared).map((path) => contents.get(path));
  const pages = paths.filter((path) => path.endsWith(".html")).map((path) => path.slice(0, -".html".length));

  const read = async (name: string): Promise<[string, PageFiles]> => {
    const path = `${name}.html` === notFoundFile ? unknownPath : name === "index" ? "/" : `/${name}`;
    const html = files.text(`${name}.html`);
    const isOwn = (file: string) => [`${name}.html`, `${name}.txt`].includes(file);
    const used = paths.filter((file) => !isShared(file) && (isOwn(file) || html.includes(`/${file}`)));
    const parts = [...shared.sort(), ...used.map((file) => `${file} ${contents.get(file)}`)];
    const document = parseHtml(html);
    const weights = await weigh({ file: `${name}.html`, document });
    return [path, { fingerprint: hashOf(parts.join("\0")), weights, ...readHead(document, files) }];
  };
  const isOfPage = (path: string) =>
    /^(_next|og)\/|\.html$|(^|\/)__next\./.test(path) || pages.includes(path.replace(/\.txt$/, ""));
  return {
    pages: new Map(await Promise.all(pages.map(read))),
    others: new Map([...contents].filter(([path]) => !isOfPage(path))),
  };
}

function readHead(document: HTMLElement, files: ExportFiles): Omit<PageFiles, "fingerprint" | "weights"> {
  const [title = ""] = titles(document);
  const [imageUrl = "https://site/"] = metaContents(document, "og:image");
  const imageFile = new URL(imageUrl).pathname.slice(1);
  const image = Buffer.from(files.paths.has(imageFile) ? files.bytes(imageFile) : []);
  const lines = document.querySelectorAll("meta, link, script[type='application/ld+json']").map((element) => {
    const { name, property = name, content, rel, href } = element.attrs;
    if (property) return `${property}: ${content}`;
    if (rel) return /canonical|icon|manifest/.test(rel) ? `${rel}: ${href?.replace(/\?.*/, "")}` : "";
    return element.text && JSON.stringify(JSON.parse(element.text), undefined, 1);
  });
  return {
    title,
    description: metaContents(document, "description")[0] ?? "",
    url: document.querySelector('link[rel="canonical"]')?.attrs.href ?? "",
    image,
    metadata: [`title: ${title}`, ...lines.filter(Boolean), `preview image: ${hashOf(image)}`].join("\n"),
  };
}
