import { createHash } from "node:crypto";
import { cardPath } from "../../../lib/addresses.ts";
import { cardSize } from "../../../lib/cards.ts";
import { fileFor } from "../files.ts";
import { metaContents } from "../html.ts";
import { pngSize } from "../png.ts";
import type { ExportCheck, ExportedPage, ExportedSite } from "../types.ts";

const field = "og:image";
const mostBytes = 150_000;

/** Every page has a social card of its own: a PNG of the right size, and small enough to be fetched. */
export const refuseMissingCards: ExportCheck = (site) => {
  const firstPages = new Map<string, string>();
  return site.pages.flatMap((page) => {
    const card = cardOf(page, site);
    const problem =
      typeof card === "string" ? card : (faultOf(card) ?? repeatOf(card, page.path, firstPages));
    const route = site.routes.find((path) => path === page.path) ?? "/";
    const remedy = `The card is drawn by app/og for ${cardPath(route)}.`;
    return problem === undefined ? [] : [{ page: page.path, field, problem, remedy }];
  });
};

/** The bytes of the picture that a page names as its card, or why there are none. */
function cardOf(
  { path, document }: ExportedPage,
  { files, origin, routes }: ExportedSite,
): Uint8Array | string {
  const [address, ...more] = metaContents(document, field);
  if (address === undefined) return "The page has no social card.";
  if (more.length > 0) return `The page has ${more.length + 1} social cards.`;
  if (!URL.canParse(address) || new URL(address).origin !== origin)
    return `${address} is no absolute address of this site.`;
  const file = fileFor(new URL(address).pathname, files);
  if (file === undefined) return `There is no file for ${address}.`;
  const owner = routes.find((route) => cardPath(route) === `/${file}`);
  return owner === path ? files.bytes(file) : `${address} is the card of ${owner ?? "no page"}.`;
}

function faultOf(card: Uint8Array): string | undefined {
  const size = pngSize(card);
  if (size === undefined) return "The card is no PNG.";
  const { width, height } = cardSize;
  if (size.width !== width || size.height !== height)
    return `The card has ${size.width} × ${size.height} pixels, not ${width} × ${height}.`;
  if (card.length >= mostBytes)
    return `The card has ${card.length} bytes; it must have fewer than ${mostBytes}.`;
  return undefined;
}

function repeatOf(card: Uint8Array, path: string, firstPages: Map<string, string>): string | undefined {
  const hash = createHash("sha256").update(card).digest("hex");
  const first = firstPages.get(hash);
  firstPages.set(hash, first ?? path);
  return first === undefined ? undefined : `The card is the same picture as that of ${first}.`;
}
