import type { Llms } from "./schema";

/**
 * The texts of llms.txt beside the titles and descriptions of pages. A page is listed in the group that names it or the page
 * above it, and in the last group when none does.
 */
export const llms = {
  contact: "Contact",
  groups: [
    { title: "Product", pages: ["/", "/products", "/pricing", "/demo", "/dashboard"] },
    { title: "Solutions", pages: ["/solutions"] },
    { title: "Company", pages: ["/about", "/partners", "/blog", "/contact"] },
  ],
} as const satisfies Llms;
