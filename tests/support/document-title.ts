import { site } from "../../content/site.ts";

/** Returns what a browser shows as the title of a page: the product's name is in it once. */
export const documentTitle = ({ path, title }: { path: string; title: string }) =>
  path === "/" ? title : `${title} | ${site.name}`;
