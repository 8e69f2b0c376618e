import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { shrinkPicture } from "../pictures/convert.ts";
import type { Scenario } from "../scenarios/list.ts";
import type { LastReport } from "./changes/states.ts";
import type { Draft } from "./draft.ts";
import { pictureFile, type StateRecord } from "./manifest.ts";
import type { Visit } from "./visits/visit.ts";

/** Of covers, in pixels: twice what a list of them shows. */
const coverSize = { width: 560, height: 350 };

/** Keeps what was seen of a state, its pictures as files of the draft. `bench` is a blank page. */
export async function keepVisit(
  { state, pictures, words, findings }: Visit,
  made: string,
  bench: Page,
  draft: Pick<Draft, "write">,
): Promise<StateRecord> {
  const kept = pictures.map(({ width, scheme, bytes }) => {
    const file = pictureFile(state.name, { width, scheme });
    draft.write(file, bytes);
    return { width, scheme, file };
  });
  const cover = `assets/covers/${state.name}.webp`;
  draft.write(cover, await shrinkPicture(bench, coverPicture(pictures), coverSize, 75));
  return { made, pictures: kept, cover, words, findings };
}

/** The widest of the light pictures. */
function coverPicture(pictures: Visit["pictures"]): Buffer {
  const [widest] = pictures.filter(({ scheme }) => scheme === "light").sort((a, b) => b.width - a.width);
  if (!widest) throw new Error("A state was looked at without a light picture.");
  return widest.bytes;
}

/** Takes over what the last report has of states that were not looked at now. */
export function takeOver(
  states: readonly Scenario[],
  { manifest, folder }: LastReport,
  draft: Pick<Draft, "copy">,
): Record<string, StateRecord> {
  return Object.fromEntries(
    states.flatMap(({ name }) => {
      const record = manifest.states[name];
      if (!record) return [];
      const isThere = (file: string) => existsSync(join(folder, file));
      const pictures = record.pictures.filter(({ file }) => isThere(file));
      // Somebody took pictures out of the folder: without its cover a state counts as not looked at.
      if (!isThere(record.cover)) return [];
      for (const file of [record.cover, ...pictures.map((picture) => picture.file)])
        draft.copy(join(folder, file), file);
      return [[name, { ...record, pictures }]];
    }),
  );
}
