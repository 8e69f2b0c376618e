import { Problem } from "./problem.ts";
import { findProgram, firstExisting, installDebianPackages } from "./programs.ts";

export interface WebKitPrograms {
  driver: string;
  /** The browser that it drives, and a virtual display for it. Absent for Safari. */
  browser?: string;
  display?: string;
}

/** Where distributions install MiniBrowser, which is not on PATH. */
const libraries = ["libexec", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64", "lib"];

/** Returns the path of the system's Firefox. */
export function findFirefox(): string | undefined {
  return (
    findProgram("firefox-esr") ??
    findProgram("firefox") ??
    firstExisting(
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    )
  );
}

/** Returns what drives WebKit here: on a Mac Safari, elsewhere WebKitGTK's MiniBrowser. */
export function findWebKit(): WebKitPrograms | undefined {
  const safari = findProgram("safaridriver");
  if (safari) return { driver: safari };
  const [driver, display] = [findProgram("WebKitWebDriver"), findProgram("Xvfb")];
  const browser = firstExisting(...libraries.map((folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`));
  return driver && display && browser ? { driver, display, browser } : undefined;
}

const engines = {
  firefox: { find: findFirefox, packages: ["firefox-esr"] },
  webkit: { find: findWebKit, packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"] },
};

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as readonly EngineName[];

/** Installs an engine if there is none. Throws a Problem when that fails. */
export async function ensureEngine(name: EngineName): Promise<void> {
  const { find, packages } = engines[name];
  if (find()) return;
  await installDebianPackages(packages);
  if (find()) return;
  throw new Problem(`There is no ${name} here to test in. On Debian, install ${packages.join(", ")}.`);
}
