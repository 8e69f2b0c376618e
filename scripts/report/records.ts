import { existsSync } from "node:fs";
import { join } from "node:path";
import type { State } from "../states/list.ts";
import type { LastReport } from "./changes/states.ts";
import type { Draft } from "./draft.ts";
import { pictureFile, type StateRecord } from "./manifest.ts";
import type { Visit } from "./visits/visit.ts";

/** Keeps what was seen of a state, its pictures as files of the draft. */
export function keepVisit(
  { state, pictures, words, findings }: Visit,
  made: string,
  draft: Pick<Draft, "write">,
): StateRecord {
  const kept = pictures.map(({ width, scheme, bytes }) => {
    const file = pictureFile(state.name, { width, scheme });
    draft.write(file, bytes);
    return { width, scheme, file };
  });
  return { made, pictures: kept, words, findings };
}

/** Takes over what the last report has of states that were not looked at now. */
export function takeOver(
  states: readonly State[],
  { manifest, folder }: LastReport,
  draft: Pick<Draft, "copy">,
): Record<string, StateRecord> {
  return Object.fromEntries(
    states.flatMap(({ name }) => {
      const record = manifest.states[name];
      if (!record) return [];
      const pictures = record.pictures.filter(({ file }) => existsSync(join(folder, file)));
      for (const { file } of pictures) draft.copy(join(folder, file), file);
      return [[name, { ...record, pictures }]];
    }),
  );
}
