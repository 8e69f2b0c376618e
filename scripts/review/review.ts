import { Readable } from "node:stream";
import type { Browser } from "@playwright/test";
import { type Scenario, unknownPath } from "../../tests/scenarios/list.ts";
import { changedParts, comparePictures, type PictureChange, type Piece } from "./compare.ts";
import { type Drawing, draw } from "./draw.ts";
import type { Exported, PageFiles } from "./exported.ts";

/** One of the two sites. */
export interface Side extends Exported {
  url: string;
  scenarios: readonly Scenario[];
}

/** What has changed about a page. Without a base: what it is like. */
export interface PageReview {
  path: string;
  before: PageFiles | undefined;
  after: PageFiles | undefined;
  /** Those that differ, or that only one side has. `name` is "pricing, dark". */
  pictures: ({ name: string } & PictureChange)[];
  text: Piece[][];
  names: Piece[][];
  metadata: Piece[][];
  /** Scenarios that could not be opened. */
  problems: string[];
}

export interface Review {
  /** What is compared with: "a1b2c3d Shorten the headline". Without it, all pages are shown as they are. */
  base: string | undefined;
  /** Pages whose files differ. */
  pages: readonly PageReview[];
  /** Files that belong to no page. */
  files: readonly { file: string; parts: Piece[][] }[];
}

/** What a page is called in lists. */
export const nameOf = ({ path }: PageReview): string => (path === unknownPath ? "404 page" : path);

/** Draws and compares the pages whose files differ; without `before`, draws all. */
export async function reviewPages(
  browser: Browser,
  before: Side | undefined,
  after: Side,
): Promise<PageReview[]> {
  const scenarios = [...(before?.scenarios ?? []), ...after.scenarios];
  // The 404 page is last.
  const paths = [...after.pages.keys(), ...(before?.pages.keys() ?? [])].filter(
    (path) => path !== unknownPath,
  );
  const pages = [...new Set([...paths.sort(), unknownPath])].flatMap((path): PageReview[] => {
    const young = after.pages.get(path);
    const old = before ? before.pages.get(path) : young;
    if (before && old?.fingerprint === young?.fingerprint) return [];
    const metadata = old && young ? changedParts(old.metadata, young.metadata) : [];
    return [{ path, before: old, after: young, pictures: [], text: [], names: [], metadata, problems: [] }];
  });
  const jobs = pages.flatMap((page) => {
    const names = scenarios.filter(({ path }) => path === page.path).map(({ name }) => name);
    return [...new Set(names)].map((name) => ({ page, name }));
  });
  console.error(`Drawing ${jobs.length} scenarios of ${pages.length} pages`);
  const drawSide = (side: Side | undefined, path: string, name: string) => {
    const scenario = side?.scenarios.find((candidate) => candidate.name === name);
    return side?.pages.has(path) && scenario ? draw(browser, side.url, scenario) : undefined;
  };
  // Two at a time, because most machines have more than one core.
  const drawn = Readable.from(jobs).map(
    async ({ page, name }: (typeof jobs)[number]) => {
      const old = await drawSide(before, page.path, name);
      const young = await drawSide(after, page.path, name);
      return { page, name, old, young, pictures: await comparedPictures(name, old, young) };
    },
    { concurrency: 2 },
  );
  for await (const { page, name, old, young, pictures } of drawn) {
    page.pictures.push(...pictures);
    for (const [when, drawing] of Object.entries({ before: old, after: young }))
      if (drawing?.problem)
        page.problems.push(`${name} cannot be opened ${when} the change: ${drawing.problem}`);
    if (!old || !young || old.problem || young.problem) continue;
    addNew(page.text, changedParts(old.text, young.text));
    addNew(page.names, changedParts(old.names, young.names));
  }
  return pages;
}

async function comparedPictures(
  scenario: string,
  before?: Drawing,
  after?: Drawing,
): Promise<PageReview["pictures"]> {
  const names = Object.keys({ ...before?.pictures, ...after?.pictures });
  const pictures = names.map(async (name) => {
    const change = await comparePictures(before?.pictures[name], after?.pictures[name]);
    return change ? [{ name: `${scenario}, ${name}`, ...change }] : [];
  });
  return (await Promise.all(pictures)).flat();
}

/** Adds the changes that a page does not have yet: most of its scenarios show its header. */
function addNew(all: Piece[][], parts: readonly Piece[][]): void {
  const changes = (part: Piece[]) => JSON.stringify(part.filter(({ sign }) => sign !== " "));
  for (const part of parts) if (!all.some((known) => changes(known) === changes(part))) all.push(part);
}

/** Compares the files that belong to no page. */
export function reviewFiles(before: Side, after: Side): Review["files"] {
  return [...new Set([...before.others.keys(), ...after.others.keys()])].flatMap((file) => {
    const parts = changedParts(before.others.get(file) ?? "", after.others.get(file) ?? "");
    return parts.length > 0 ? [{ file, parts }] : [];
  });
}

/** Returns what somebody could notice about a page: "3 pictures", "text". */
export function changesOf({ before, after, pictures, ...parts }: PageReview): string[] {
  return [
    !before && "new page",
    !after && "removed",
    pictures.length > 0 && `${pictures.length} ${pictures.length === 1 ? "picture" : "pictures"}`,
    parts.text.length > 0 && "text",
    parts.names.length > 0 && "names and roles",
    parts.metadata.length > 0 && "search result or link preview",
    ...parts.problems,
  ].filter((change) => change !== false);
}
