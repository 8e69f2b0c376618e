import type { Mistake } from "../../tools/mistakes.ts";
import { fileFor } from "../files.ts";
import { notFoundFile } from "../read-site.ts";
import type { ExportCheck } from "../types.ts";

/** The exported pages are those of the registry, and the 404 page. */
export const checkRegistry: ExportCheck = ({ files, routes, pages, notFound }) => {
  const known = new Set(routes.map((route) => fileFor(route, files)));
  const strays = [...files.paths].filter(
    (file) => file.endsWith(".html") && !known.has(file) && file !== notFoundFile,
  );
  const missing = routes.filter((route) => !pages.some(({ path }) => path === route));
  return [
    ...strays.map((file) => ({
      file,
      field: "registry",
      wrong: "The page was exported, but no module of content/pages has its path.",
      right: "Add the page's module to content/pages, or remove the page.",
    })),
    ...missing.map((page) =>
      notExported(page, "The page is in content/pages, but was not exported.", "page.tsx"),
    ),
    ...(notFound ? [] : [notExported(notFoundFile, "There is no 404 page.", "not-found.tsx")]),
  ];
};

function notExported(file: string, wrong: string, source: string): Mistake {
  return { file, field: "file", wrong, right: `Check that app/ has its ${source}, and build again.` };
}
