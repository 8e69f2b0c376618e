import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { Problem } from "../tools/problem.ts";

export interface Browser {
  path: string;
  /** Where it comes from, for the reader of the log. */
  source: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A browser that is already here: the one CHROMIUM_PATH names, Playwright's own, or the system's. */
export function findBrowser(env: Environment = process.env): Browser | undefined {
  if (env.CHROMIUM_PATH) return { path: namedBrowser(env.CHROMIUM_PATH), source: "named by CHROMIUM_PATH" };
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, source: "Playwright's own" };
  const path = [...onPath(env), ...usualPlaces(env)].find(isRunnable);
  return path === undefined ? undefined : { path, source: "the system's" };
}

function namedBrowser(path: string): string {
  if (isRunnable(path)) return path;
  throw new Problem(
    `CHROMIUM_PATH is "${path}", which is not a program. Correct it, or unset it to have a browser found.`,
  );
}

function onPath(env: Environment): string[] {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** Where installers put browsers that are not on the PATH. */
function usualPlaces(env: Environment): string[] {
  if (process.platform === "darwin") {
    const apps = ["/Applications", join(env.HOME ?? "", "Applications")];
    return apps.flatMap((folder) =>
      ["Chromium", "Google Chrome"].map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (process.platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder ? [join(folder, "Google/Chrome/Application/chrome.exe")] : [],
    );
  }
  return ["/snap/bin/chromium", "/opt/google/chrome/chrome"];
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
