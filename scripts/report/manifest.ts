import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a report keeps for the next one to compare with, beside its pictures. */
export interface Manifest {
  /** Of the form of this file: another is not read. */
  version: typeof version;
  /** When, as ISO 8601. */
  made: string;
  /** The browser's version. */
  browser: string;
  photos: "real" | "local";
  /** By the state's name. */
  states: Readonly<Record<string, StateRecord>>;
}

export interface StateRecord {
  /** When it was looked at: before the report's own time if only some pages were asked for. */
  made: string;
  pictures: readonly PictureRecord[];
  /** A small picture that stands for it, from the report's folder. */
  cover: string;
  /** Title and description, then what is read on the page, line by line. */
  words: readonly string[];
  findings: readonly Finding[];
}

export interface PictureRecord extends Look {
  /** From the report's folder. */
  file: string;
}

/** A window's width in pixels, and a colour scheme. */
export interface Look {
  width: number;
  scheme: "light" | "dark";
}

/** One thing that axe finds wrong in one place. */
export interface Finding {
  rule: string;
  /** What should be, in axe's words. */
  help: string;
  /** A selector. */
  place: string;
  /** In which looks: "390 px, dark". */
  looks: readonly string[];
}

const version = 1;
export const manifestFile = "manifest.json";

/** The manifest of the report in a folder; undefined when there is none that can be read. */
export function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) return undefined;
  try {
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    return manifest.version === version ? manifest : undefined;
  } catch (error) {
    console.log(`${file} cannot be read, so nothing is compared with it: ${(error as Error).message}`);
    return undefined;
  }
}

/** A manifest of this form. */
export function manifestOf(parts: Omit<Manifest, "version">): Manifest {
  return { version, ...parts };
}

/** A look in words. */
export function lookName({ width, scheme }: Look): string {
  return `${width} px, ${scheme}`;
}

/** Where a report keeps a state's picture. */
export function pictureFile(state: string, { width, scheme }: Look): string {
  return `assets/pictures/${state}-${width}-${scheme}.webp`;
}
