import { metaContents } from "../html.ts";
import type { ExportCheck, ExportedPage, ExportProblem } from "../types.ts";

const robotsFile = "robots.txt";
const headersFile = "_headers";
const crawlerNames = ["robots", "googlebot", "bingbot"];

/** A preview is closed to search engines as a whole. Any other site is open to them, but for its 404 page. */
export const refuseWrongIndexing: ExportCheck = (site) => [
  ...(site.stage === "preview" ? openPreview(site) : closedSite(site)),
  ...(site.notFound && !isHidden(site.notFound)
    ? [
        {
          page: site.notFound.path,
          field: "meta robots",
          problem: "The 404 page may be indexed.",
          remedy: 'See that it says <meta name="robots" content="noindex">: app/not-found.tsx.',
        },
      ]
    : []),
];

const closedSite: ExportCheck = ({ pages, files }) => {
  const closed = pages.filter(isHidden).map(({ path }) => ({
    page: path,
    field: "meta robots",
    problem: "The page asks search engines to leave it out (noindex).",
    remedy: "Take robots out of the page's metadata in app/, or build with SITE_ENV=preview if this is one.",
  }));
  const blocked = linesOf(files.paths.has(robotsFile) ? files.text(robotsFile) : "").filter((line) =>
    /^disallow:\s*\S/i.test(line),
  );
  const robots = blocked.map((line) => ({
    page: robotsFile,
    field: "Disallow",
    problem: `"${line}" keeps search engines away from pages that are meant to be found.`,
    remedy: "Take the line out of app/robots.ts, or build with SITE_ENV=preview if this is one.",
  }));
  return [...closed, ...robots, ...(hiddenByHeader(files) ? [headerProblem("keeps every page out")] : [])];
};

const openPreview: ExportCheck = ({ pages, files }) => {
  const remedy = "A preview must not be found: see siteMetadata() in lib/metadata.ts, and app/robots.ts.";
  const open = pages
    .filter((page) => !isHidden(page))
    .map(({ path }) => ({
      page: path,
      field: "meta robots",
      problem: "The page of a preview may be indexed.",
      remedy,
    }));
  const lines = linesOf(files.paths.has(robotsFile) ? files.text(robotsFile) : "");
  const isClosed = lines.some((line) => /^disallow:\s*\/$/i.test(line));
  const problem = "The robots.txt of a preview lets crawlers in.";
  return [
    ...open,
    ...(isClosed ? [] : [{ page: robotsFile, field: "Disallow", problem, remedy }]),
    // Drawings, cards and text files have no <meta> to say it in.
    ...(hiddenByHeader(files) ? [] : [headerProblem("of a preview lets files be indexed: it is missing")]),
  ];
};

function headerProblem(what: string): ExportProblem {
  return {
    page: headersFile,
    field: "X-Robots-Tag",
    problem: `The header ${what}.`,
    remedy: "See headerRules() in lib/security-headers.ts, and that SITE_ENV says what is being built.",
  };
}

function isHidden({ document }: ExportedPage): boolean {
  return crawlerNames
    .flatMap((name) => metaContents(document, name))
    .some((content) => /\b(noindex|none)\b/i.test(content));
}

/** Whether the rule for all addresses, which is the first, hides them. */
function hiddenByHeader({ paths, text }: { paths: ReadonlySet<string>; text: (path: string) => string }) {
  const [everywhere = ""] = paths.has(headersFile) ? text(headersFile).split(/\n(?=\/)/) : [];
  return everywhere.startsWith("/*\n") && /^\s+X-Robots-Tag:.*\bnoindex\b/im.test(everywhere);
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
}
