import type { Llms } from "./schema";

/**
 * The texts of llms.txt beside the names and descriptions of pages. A page is in the group that lists it, or else the closest page above it,
 * or else in the last group.
 */
export const llms = {
  contact: "Contact",
  groups: [
    { title: "Product", pages: ["/", "/products", "/pricing", "/demo", "/dashboard"] },
    { title: "Solutions", pages: ["/solutions"] },
    { title: "Company", pages: ["/about", "/partners", "/blog", "/contact"] },
  ],
} as const satisfies Llms;
