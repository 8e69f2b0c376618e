import type { Metadata } from "next";
import type { PageContent } from "../content/types.ts";

/** The metadata of a page, all of it from its content module. */
export function pageMetadata(page: Pick<PageContent, "path" | "title" | "description">): Metadata {
  return {
    title: page.title,
    description: page.description,
  };
}
