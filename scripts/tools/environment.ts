import type { SiteEnvironment } from "../../lib/build/environment.ts";
import { Problem } from "./problem.ts";

/** The site's environment, with what is wrong about it as a problem to be told plainly. */
export async function readEnvironment(env: NodeJS.ProcessEnv = process.env): Promise<SiteEnvironment> {
  // Imported here, not above: it reads content/site.ts, and a mistake there is the content check's to tell.
  const { siteEnvironment } = await import("../../lib/build/environment.ts");
  try {
    return siteEnvironment(env);
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}
