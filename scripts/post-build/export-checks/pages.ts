import { fileFor } from "../files.ts";
import { type ExportCheck, notFoundFile } from "../read-site.ts";

/** The exported pages are those of the registry, and the 404 page. */
export const checkPages: ExportCheck = ({ files, routes, pages, notFound }) => {
  const known = [...routes.map((route) => fileFor(route, files)), notFoundFile];
  const strays = [...files.paths].filter((file) => file.endsWith(".html") && !known.includes(file));
  const missing: string[] = routes.filter((route) => !pages.some(({ path }) => path === route));
  if (!notFound) missing.push(notFoundFile);
  return [
    ...strays.map((file) => ({
      file,
      field: "registry",
      wrong: "The page was exported, but no module of content/pages has its path.",
      right: "Add the page's module to content/pages, or remove the page.",
    })),
    ...missing.map((file) => ({
      file,
      field: "file",
      wrong: "The page was not exported.",
      right: `Check that app/ has its ${file === notFoundFile ? "not-found.tsx" : "page.tsx"}, and build again.`,
    })),
  ];
};
