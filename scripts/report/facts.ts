import type { PageContent } from "../../content/schema.ts";
import { pageSlug } from "../../lib/addresses.ts";
import { fileFor } from "../post-build/files.ts";
import { linkAddresses, metaContents, titles } from "../post-build/html.ts";
import { type ReadGraph, readGraph } from "../post-build/structured-data/read-graph.ts";
import type { ExportedPage, ExportedSite } from "../post-build/types.ts";

/** What the report shows of a page, read from its exported HTML. */
export interface PageFacts {
  /** Short, for headings. */
  name: string;
  path: string;
  /** For the report's own fragments and files. */
  slug: string;
  siteName: string;
  title: string;
  description: string;
  address: URL;
  card: CardFacts | undefined;
  graph: ReadGraph;
}

export interface CardFacts {
  title: string;
  description: string;
  alt: string;
  /** The picture's file in the export. */
  file: string;
}

/** Reads the facts of one page. */
export function pageFacts({ name, path }: PageContent, page: ExportedPage, site: ExportedSite): PageFacts {
  const { document } = page;
  const meta = (property: string) => metaContents(document, property)[0] ?? "";
  return {
    name,
    path,
    slug: pageSlug(path),
    siteName: meta("og:site_name"),
    title: titles(document)[0] ?? "",
    description: meta("description"),
    address: new URL(linkAddresses(document, "canonical")[0] ?? path, site.origin),
    card: cardFacts(meta, site),
    graph: readGraph(page),
  };
}

function cardFacts(meta: (property: string) => string, { files }: ExportedSite): CardFacts | undefined {
  const address = meta("og:image");
  const file = URL.canParse(address) ? fileFor(new URL(address).pathname, files) : undefined;
  if (file === undefined) return undefined;
  return { title: meta("og:title"), description: meta("og:description"), alt: meta("og:image:alt"), file };
}
