import type { Browser } from "@playwright/test";
import { isPage, type Scenario, unknownPath } from "../../tests/scenarios/list.ts";
import { changedParts, comparePictures, type PictureChange, type Piece } from "./compare.ts";
import { type Drawing, draw } from "./draw.ts";
import type { Exported, PageFiles } from "./exported.ts";

/** One of the two sites. */
export interface Side extends Exported {
  url: string;
  scenarios: readonly Scenario[];
}

/** A picture that differs, or that only one side has. */
export interface Picture extends Partial<PictureChange> {
  /** "pricing, dark" */
  name: string;
}

/** What has changed about a page. Without a base: what it is like. */
export interface PageReview {
  path: string;
  before: PageFiles | undefined;
  after: PageFiles | undefined;
  pictures: Picture[];
  /** Scenarios that could not be opened. */
  problems: string[];
  text: Piece[][];
  names: Piece[][];
  metadata: Piece[][];
  isImageChanged: boolean;
  /** The change of its weight in bytes, as a CDN sends them. */
  weight: number;
}

export interface FileReview {
  file: string;
  parts: Piece[][];
}

/** What a page is called in lists. */
export const pageName = (path: string): string => (path === unknownPath ? "404 page" : path);

/** Draws and compares the pages whose files differ; without `before`, draws all. Two at a time, because most machines have more than one core. */
export async function reviewPages(
  browser: Browser,
  before: Side | undefined,
  after: Side,
  progress: (text: string) => void,
): Promise<PageReview[]> {
  const paths = [...new Set([...after.pages.keys(), ...(before?.pages.keys() ?? [])])]
    .sort()
    .filter((path) => before?.pages.get(path)?.fingerprint !== after.pages.get(path)?.fingerprint);
  const reviews = new Map(paths.map((path) => [path, newReview(path, before, after)]));
  const names = [...new Set([...after.scenarios, ...(before?.scenarios ?? [])].map(({ name }) => name))];
  const scenarioOf = (side: Side | undefined, name: string | undefined) =>
    side?.scenarios.find((scenario) => scenario.name === name && side.pages.has(scenario.path));
  const jobs = names.flatMap((name) => {
    const [old, young] = [scenarioOf(before, name), scenarioOf(after, name)];
    const scenario = young ?? old;
    const review = scenario && reviews.get(scenario.path);
    return review ? [{ name, old, young, review, isPage: isPage(scenario) }] : [];
  });
  progress(`Drawing ${jobs.length} scenarios of ${paths.length} pages`);
  const results = new Map<string, Awaited<ReturnType<typeof compareDrawings>>>();
  const queue = jobs.values();
  const work = async () => {
    for (const { name, old, young } of queue) {
      const drawings = [
        before && old && (await draw(browser, before.url, old)),
        young && (await draw(browser, after.url, young)),
      ] as const;
      results.set(name, await compareDrawings(name, drawings, before !== undefined));
    }
  };
  await Promise.all([work(), work()]);
  for (const { name, review } of jobs) {
    const result = results.get(name);
    if (!result) continue;
    review.pictures.push(...result.pictures);
    review.problems.push(...result.problems);
    addNew(review.text, result.text);
    addNew(review.names, result.names);
  }
  return [...reviews.values()];
}

function newReview(path: string, before: Side | undefined, after: Side): PageReview {
  const [old, young] = [before?.pages.get(path), after.pages.get(path)];
  const imageOf = (page: PageFiles | undefined) => Buffer.from(page?.imageBytes ?? []);
  return {
    path,
    before: old,
    after: young,
    pictures: [],
    problems: [],
    text: [],
    names: [],
    metadata: old && young ? changedParts(old.metadata, young.metadata) : [],
    isImageChanged: old !== undefined && young !== undefined && !imageOf(old).equals(imageOf(young)),
    weight: weightOf(young) - weightOf(old),
  };
}

const weightOf = (page: PageFiles | undefined): number =>
  Object.values(page?.weights ?? {}).reduce((sum, weight) => sum + weight, 0);

async function compareDrawings(
  scenario: string,
  [before, after]: readonly [Drawing | undefined, Drawing | undefined],
  hasBase: boolean,
) {
  const problems = [
    before?.problem && `${scenario} could not be opened before: ${before.problem}`,
    after?.problem && `${scenario} cannot be opened${hasBase ? " now" : ""}: ${after.problem}`,
  ].filter((problem): problem is string => Boolean(problem));
  const shots = [...new Set([before, after].flatMap((drawing) => Object.keys(drawing?.pictures ?? {})))];
  const pictures: Picture[] = [];
  for (const shot of shots) {
    const name = `${scenario}, ${shot}`;
    const [old, young] = [before?.pictures[shot], after?.pictures[shot]];
    const change = old && young ? await comparePictures(old, young) : { before: old, after: young };
    if (change) pictures.push({ name, ...change } as Picture);
  }
  const isBoth = before && after && !before.problem && !after.problem;
  return {
    problems,
    pictures,
    text: isBoth ? changedParts(before.text, after.text) : [],
    names: isBoth ? changedParts(before.names, after.names) : [],
  };
}

/** Adds the changes that a page does not have yet: most scenarios of a page show its header. */
function addNew(all: Piece[][], parts: readonly Piece[][]): void {
  const changes = (part: Piece[]) => JSON.stringify(part.filter(({ sign }) => sign !== " "));
  for (const part of parts) if (!all.some((known) => changes(known) === changes(part))) all.push(part);
}

/** Compares the files that belong to no page. */
export function reviewFiles(before: Side, after: Side): FileReview[] {
  const files = [...new Set([...before.others.keys(), ...after.others.keys()])].sort();
  return files.flatMap((file) => {
    const parts = changedParts(before.others.get(file) ?? "", after.others.get(file) ?? "");
    return parts.length > 0 ? { file, parts } : [];
  });
}

/** Returns what has changed about a page that somebody could notice: "3 pictures", "text". */
export function changesOf({ before, after, ...review }: PageReview): string[] {
  const { length } = review.pictures;
  return [
    before === undefined && "new page",
    after === undefined && "removed",
    before !== undefined &&
      after !== undefined &&
      length > 0 &&
      `${length} ${length === 1 ? "picture" : "pictures"}`,
    review.text.length > 0 && "text",
    review.names.length > 0 && "names and roles",
    (review.metadata.length > 0 || review.isImageChanged) && "search result and link preview",
    review.problems.length > 0 && `${review.problems.length} not opened`,
  ].filter((change) => change !== false);
}

/** Returns the lines for the terminal, and whether nothing has changed that people or search engines could notice. */
export function summaryOf(reviews: readonly PageReview[], files: readonly FileReview[], hasBase: boolean) {
  const line = (name: string, text: string) => `${name.padEnd(26)} ${text}`;
  // Hashes alone, which differ in each build, compress to some bytes more or less.
  const heavier = ({ weight }: PageReview) =>
    Math.abs(weight) < 100 ? [] : [`${weight > 0 ? "+" : "−"}${(Math.abs(weight) / 1000).toFixed(1)} kB`];
  if (!hasBase)
    return {
      isSame: false,
      lines: reviews.map(({ path, pictures, problems }) =>
        line(pageName(path), [`${pictures.length} pictures`, ...problems].join(", ")),
      ),
    };
  const changed = reviews.filter((review) => changesOf(review).length > 0);
  const rest = reviews.filter((review) => !changed.includes(review));
  const isSame = changed.length + files.length === 0;
  const same = rest.length > 0 ? "that visitors see" : "that visitors get";
  return {
    isSame,
    lines: [
      ...changed.map((review) =>
        line(pageName(review.path), [...changesOf(review), ...heavier(review)].join(", ")),
      ),
      ...files.map(({ file }) => line(`/${file}`, "changed")),
      ...(isSame ? [`Nothing ${same} has changed.`] : []),
      ...(rest.length > 0 ? ["These have other files, and look and read as before:"] : []),
      ...rest.map((review) => line(pageName(review.path), heavier(review).join(""))),
    ],
  };
}
