import type { HTMLElement } from "node-html-parser";
import { fileFor } from "./files.ts";
import { parseHtml } from "./html.ts";
import { everyPage } from "./read-site.ts";
import type { ExportedSite } from "./types.ts";

/** An address in a document, with where it stands: "a href", "meta og:image". */
export interface FoundAddress {
  field: string;
  address: string;
}

const addressAttributes = ["href", "src", "action", "formaction", "poster"];
const addressSets = ["srcset", "imagesrcset"];

// Absolute addresses in text end before what encloses them; a host in brackets is an IPv6 one.
const absoluteAddress = /https?:\/\/(?:\[[\da-f:]+\])?[^\s"'<>()[\]\\]*/g;
const sentenceEnd = /[.,;:]+$/;

/** Every address that an element of a document names, and the absolute ones in <meta>. */
export function addressesIn(document: HTMLElement): FoundAddress[] {
  return document.querySelectorAll("*").flatMap((element) => {
    const tag = element.rawTagName.toLowerCase();
    const { attrs } = element;
    const single = addressAttributes.flatMap((name) =>
      attrs[name] === undefined ? [] : [{ field: `${tag} ${name}`, address: attrs[name] }],
    );
    const sets = addressSets.flatMap((name) =>
      setAddresses(attrs[name] ?? "").map((address) => ({ field: `${tag} ${name}`, address })),
    );
    const metas = addressesInText(tag === "meta" ? (attrs.content ?? "") : "").map((address) => ({
      field: `meta ${attrs.property ?? attrs.name}`,
      address,
    }));
    return [...single, ...sets, ...metas];
  });
}

/** The absolute addresses in a text. */
export function addressesInText(text: string): string[] {
  return (text.match(absoluteAddress) ?? []).map((address) => address.replace(sentenceEnd, ""));
}

/** Why an address of this site leads nowhere; nothing for one that leads somewhere, or to another site. */
export function deadEnd(
  address: string,
  site: ExportedSite,
  from = "/",
): { missing: "file" | "part"; name: string; file?: string } | undefined {
  const base = new URL(from, site.origin);
  if (!URL.canParse(address, base)) return { missing: "file", name: address };
  const url = new URL(address, base);
  if (url.origin !== new URL(site.origin).origin) return undefined;
  const file = fileFor(decoded(url.pathname), site.files);
  if (file === undefined) return { missing: "file", name: url.pathname };
  const part = decoded(url.hash.slice(1));
  if (part === "" || !file.endsWith(".html") || partsOf(file, site).includes(part)) return undefined;
  return { missing: "part", name: part, file };
}

/** The ids that a page's parts have. */
export function partsOf(file: string, site: ExportedSite): string[] {
  const known = everyPage(site).find((page) => page.file === file);
  const document = known?.document ?? parseHtml(site.files.text(file));
  return document.querySelectorAll("[id]").map(({ id }) => id);
}

function setAddresses(set: string): string[] {
  return set
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
    .filter((address) => address !== "");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: no file and no part has such a name.
    return part;
  }
}
