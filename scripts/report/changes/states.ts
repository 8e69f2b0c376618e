import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { writePicture } from "../../pictures/convert.ts";
import { differenceOf } from "../../pictures/difference.ts";
import type { Draft } from "../draft.ts";
import { type Look, type Manifest, pictureFile } from "../manifest.ts";
import type { Visit } from "../visits/visit.ts";
import { type WordChange, wordChanges } from "./words.ts";

/** What changed in a state since the last report. */
export interface StateChange {
  /** The last report did not have it. */
  isNew: boolean;
  pictures: readonly PictureChange[];
  words: readonly WordChange[];
}

export interface PictureChange extends Look {
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  /** How far down most of it differs, 0 at the top to 1. */
  depth: number;
  /** The picture of the last report, and this one's with what differs in red; from the report's folder. */
  before: string;
  marked: string;
}

const quality = 60;

/** A report to compare with, and its folder. */
export interface LastReport {
  manifest: Manifest;
  folder: string;
}

/** Compares what was seen with the last report, and keeps the pictures of both where they differ. */
export async function changesSince(
  { manifest, folder }: LastReport,
  { state, pictures, words }: Visit,
  bench: Page,
  draft: Pick<Draft, "write">,
): Promise<StateChange> {
  const last = manifest.states[state.name];
  if (!last) return { isNew: true, pictures: [], words: [] };
  const changes: PictureChange[] = [];
  for (const { width, scheme, bytes } of pictures) {
    const file = pictureFile(state.name, { width, scheme });
    if (!existsSync(join(folder, file))) continue;
    const before = readFileSync(join(folder, file));
    const difference = await differenceOf(bench, before, bytes);
    if (!difference) continue;
    const change = {
      width,
      scheme,
      share: difference.share,
      depth: difference.densest.y / difference.marked.height,
      before: sideFile(file, "before"),
      marked: sideFile(file, "marked"),
    };
    draft.write(change.before, before);
    draft.write(change.marked, await writePicture(bench, difference.marked, quality));
    changes.push(change);
  }
  return { isNew: false, pictures: changes, words: wordChanges(last.words, words) };
}

function sideFile(file: string, side: string): string {
  return file.replace("assets/pictures/", `assets/${side}/`);
}
