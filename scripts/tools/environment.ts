import type { SiteEnvironment } from "../../lib/build/environment.ts";
import { Problem } from "./problem.ts";

/** Returns the site's environment. Throws a Problem if a variable is wrong. */
export async function readEnvironment(env: NodeJS.ProcessEnv = process.env): Promise<SiteEnvironment> {
  // Imported here, not above: it reads content/site.ts, whose mistakes the content check reports.
  const { siteEnvironment } = await import("../../lib/build/environment.ts");
  try {
    return siteEnvironment(env);
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}
