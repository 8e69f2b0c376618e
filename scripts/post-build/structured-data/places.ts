import type { HTMLElement } from "node-html-parser";
import { visibleWords } from "../html.ts";
import type { ExportedPage } from "../types.ts";
import type { GraphNode, GraphValue } from "./read-graph.ts";

/** Where on a page a thing of its structured data is shown. */
export interface Place {
  element: HTMLElement;
  words: string;
  /** For messages: 'The page', 'The part under "Premium"'. */
  name: string;
}

/** How a kind of thing is found: by the field that its heading repeats, within elements of one kind. */
interface Kind {
  field: string;
  find: (text: string, page: ExportedPage) => HTMLElement | undefined;
  name: (text: string) => string;
  /** What to say where there is none; breadcrumbs are counted elsewhere. */
  missing?: (text: string) => string;
}

const kinds: Readonly<Record<string, Kind>> = {
  Offer: {
    field: "name",
    find: (name, page) => underHeading(name, "li, article, section", page),
    name: partUnder,
    missing: (name) => `No part of the page has the heading "${name}".`,
  },
  BlogPosting: {
    field: "headline",
    find: (headline, page) => underHeading(headline, "article", page),
    name: partUnder,
    missing: (headline) => `No article of the page has the heading "${headline}".`,
  },
  ListItem: {
    field: "position",
    find: (position, page) => crumbsOf(page)[Number(position) - 1],
    name: (position) => `Breadcrumb ${position}`,
  },
};

/** The place where a value must be shown: that of the nearest thing which has one, else the page as a whole. */
export function placeOf({ owners }: GraphValue, page: ExportedPage): Place | undefined {
  const placed = owners.find((owner) => kindOf(owner));
  const kind = placed && kindOf(placed);
  if (!kind) return { element: page.document, words: page.words, name: "The page" };
  const text = String(placed[kind.field] ?? "");
  const element = kind.find(text, page);
  return element && { element, words: visibleWords(element), name: kind.name(text) };
}

/** What the page does not show at all: an offer without a card, an article that is not there. */
export function unplacedThings(
  values: readonly GraphValue[],
  page: ExportedPage,
): { field: string; problem: string }[] {
  return values.flatMap(({ field, value }) => {
    const kind = kindOf(value);
    if (!kind?.missing) return [];
    const text = String((value as GraphNode)[kind.field] ?? "");
    const isShown = kind.find(text, page) !== undefined;
    return isShown ? [] : [{ field: `${field}.${kind.field}`, problem: kind.missing(text) }];
  });
}

/** The items of the trail that a page shows of where it stands. */
export function crumbsOf({ document }: ExportedPage): readonly HTMLElement[] {
  return document.querySelectorAll("main nav ol li");
}

function kindOf(value: unknown): Kind | undefined {
  return kinds[String((value as GraphNode | null)?.["@type"])];
}

function partUnder(heading: string): string {
  return `The part under "${heading}"`;
}

function underHeading(text: string, container: string, { document }: ExportedPage): HTMLElement | undefined {
  const heading = document
    .querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")
    .find((candidate) => visibleWords(candidate) === text);
  return heading?.closest(container) ?? undefined;
}
