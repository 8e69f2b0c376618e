import { createHash } from "node:crypto";
import { unknownPath } from "../../tests/scenarios/list.ts";
import { sentSize } from "../budgets.ts";
import { metaContents, parseHtml, titles } from "../post-build/html.ts";
import { styleUrls } from "../post-build/inline-styles.ts";
import { type ExportFiles, folderFiles, notFoundFile } from "../post-build/read-site.ts";
import { scriptUrls } from "../post-build/scripts-last.ts";

/** What an export has for a page, besides what a browser shows. */
export interface PageFiles {
  /** The same for pages whose files differ in nothing but the build's id and the names that come from it. */
  fingerprint: string;
  title: string;
  description: string;
  url: string;
  /** The file of the image in link previews. */
  image: string | undefined;
  imageBytes: Uint8Array | undefined;
  /** What search engines and other programs read: metadata, structured data, the Markdown page. */
  metadata: string;
  markdown: string;
  /** Bytes as a CDN sends them. */
  weights: Readonly<Record<"HTML" | "Styles" | "Scripts", number>>;
}

export interface Exported {
  /** By path. The 404 page has a path that no page has. */
  pages: ReadonlyMap<string, PageFiles>;
  /** The files that belong to no page, such as robots.txt, as text. Others have a hash. */
  others: ReadonlyMap<string, string>;
}

const isText = (path: string) => /\.(html|txt|md|js|css|svg|xml|webmanifest)$|^_[a-z]+$/.test(path);
const hashOf = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");

/** Reads an export. */
export async function readExport(folder: string): Promise<Exported> {
  const files = folderFiles(folder);
  const list = [...files.paths];
  const id =
    list.map((path) => /^_next\/static\/([^/]+)\/_buildManifest/.exec(path)?.[1]).find(Boolean) ?? "";
  // Names and hashes of what has the id in it. What they refer to is compared itself.
  const plain = (path: string) =>
    files
      .text(path)
      .replaceAll(id, "BUILD")
      .replace(/(static\/(?:chunks|media)\/)[\w.~-]+/g, "$1…")
      .replace(/(sha(256|384|512)-)[\w+/]+=*/g, "$1…");
  const uses = usedFiles(files);
  const contents = new Map(
    list.map((path) => [path, hashOf(isText(path) ? plain(path) : files.bytes(path))]),
  );

  const html = list.filter((path) => path.endsWith(".html"));
  const names = html.map((file) => file.replace(/\.html$/, ""));
  const ownFiles = (name: string) => {
    const folder = name === "index" ? "" : `${name}/`;
    const isOwn = (path: string) =>
      path.startsWith(`${folder}__next.`) && !path.slice(folder.length).includes("/");
    return list.filter((path) => [`${name}.html`, `${name}.txt`, `${name}.md`].includes(path) || isOwn(path));
  };
  const pages = await Promise.all(
    names.map(async (name): Promise<[string, PageFiles]> => {
      const own = ownFiles(name);
      const hashes = [...uses(own)].map((path) => contents.get(path)).sort();
      const fingerprint = hashOf(
        [...own.map((path) => `${path} ${contents.get(path)}`), ...hashes].join("\n"),
      );
      const path = `${name}.html` === notFoundFile ? unknownPath : name === "index" ? "/" : `/${name}`;
      return [path, { fingerprint, ...(await readPage(name, files)) }];
    }),
  );
  const isOther = (path: string) =>
    !path.startsWith("_next/") &&
    !path.startsWith("og/") &&
    !names.some((name) => ownFiles(name).includes(path));
  // Every build has other rules for hashed files.
  const rules = /^\/_next\/static\/.*\n(?: .*\n?)*/gm;
  const others = list
    .filter(isOther)
    .map((path): [string, string] => [
      path,
      isText(path) ? plain(path).replace(rules, "") : `SHA-256 ${contents.get(path)}`,
    ]);
  return { pages: new Map(pages), others: new Map(others) };
}

/** Returns a function that finds the files which others use, and which these use in turn: scripts, styles, fonts, images. */
function usedFiles(files: ExportFiles): (paths: readonly string[]) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>();
  const usedBy = (path: string) => {
    const names = isText(path)
      ? files.text(path).match(/[\w.~-]+(\/[\w.~-]+)*\.(js|css|svg|png|ico|woff2|webmanifest)\b/g)
      : [];
    // As a path, from _next/, and with a host.
    const places = (name: string) => [name, `_next/${name}`, name.slice(name.indexOf("/") + 1)];
    const found = [...new Set(names)].flatMap((name) =>
      places(name).filter((place) => files.paths.has(place)),
    );
    known.set(path, found);
    return found;
  };
  return (paths) => {
    const all = new Set<string>();
    const add = (path: string) => {
      for (const used of known.get(path) ?? usedBy(path)) {
        if (all.has(used)) continue;
        all.add(used);
        add(used);
      }
    };
    for (const path of paths) add(path);
    return all;
  };
}

async function readPage(name: string, files: ExportFiles): Promise<Omit<PageFiles, "fingerprint">> {
  const document = parseHtml(files.text(`${name}.html`));
  const [title = ""] = titles(document);
  const metas = document
    .querySelectorAll("meta")
    .map(({ attrs }) => [attrs.name ?? attrs.property, attrs.content] as const)
    .filter(([key]) => key !== undefined)
    .map(([key, content]) => `${key}: ${content}`);
  const links = document
    .querySelectorAll("link[rel]")
    .filter(({ attrs }) => /canonical|alternate|icon|manifest/.test(attrs.rel ?? ""))
    .map(({ attrs }) => `${attrs.rel}: ${attrs.href?.replace(/\?.*/, "")}`);
  const data = document
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => JSON.stringify(JSON.parse(text), undefined, 1));
  const [imageUrl] = metaContents(document, "og:image");
  const imagePath = imageUrl && new URL(imageUrl).pathname.slice(1);
  const image = imagePath && files.paths.has(imagePath) ? imagePath : undefined;
  const weigh = async (urls: readonly string[]) => {
    const known = [...new Set(urls)].map((url) => url.slice(1)).filter((path) => files.paths.has(path));
    const sizes = await Promise.all(known.map((path) => sentSize(path, files.bytes(path))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const styles = styleUrls(document);
  return {
    title,
    description: metaContents(document, "description")[0] ?? "",
    url: document.querySelector('link[rel="canonical"]')?.attrs.href ?? "",
    image,
    imageBytes: image ? files.bytes(image) : undefined,
    metadata: [`title: ${title}`, ...metas, ...links, ...data].join("\n"),
    markdown: files.paths.has(`${name}.md`) ? files.text(`${name}.md`) : "",
    weights: {
      HTML: await weigh([`/${name}.html`]),
      Styles: await weigh(styles),
      Scripts: await weigh(scriptUrls(document)),
    },
  };
}
