import { origin } from "./environment";

/** Returns a page's name in file names: "home" for "/", "solutions-health" for "/solutions/health". */
export const pageSlug = (path: string): string =>
  path === "/" ? "home" : path.slice(1).replaceAll("/", "-");

/**
 * Returns the absolute URL of a page or a file of the site. The home page's is the bare origin, as Next.js writes it in
 * metadata, so that it has one form everywhere.
 */
export const absoluteUrl = (path: string): string => (path === "/" ? origin : new URL(path, origin).href);
