import { fileFor } from "../files.ts";
import type { ExportCheck } from "../types.ts";

// The 404 page, and Next.js's own copy of it.
const pagesWithoutAddress = new Set(["404.html", "_not-found.html"]);

/** The exported pages are those of the registry. */
export const refuseUnknownPages: ExportCheck = ({ files, routes, pages, notFound }) => {
  const known = new Set(routes.map((route) => fileFor(route, files)));
  const strays = [...files.paths].filter(
    (file) => file.endsWith(".html") && !known.has(file) && !pagesWithoutAddress.has(file),
  );
  const missing = routes.filter((route) => !pages.some(({ path }) => path === route));
  return [
    ...strays.map((file) => ({
      page: file,
      field: "registry",
      problem: "The page was exported, but no module of content/pages has its path.",
      remedy: "Add the page's module to content/pages, or remove the page.",
    })),
    ...missing.map((page) => ({
      page,
      field: "file",
      problem: "The page is in content/pages, but was not exported.",
      remedy: "See that app/ has its page.tsx, and build again.",
    })),
    ...(notFound
      ? []
      : [
          {
            page: "404.html",
            field: "file",
            problem: "There is no 404 page.",
            remedy: "See that app/ has its not-found.tsx.",
          },
        ]),
  ];
};
