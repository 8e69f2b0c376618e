import { cpus, totalmem } from "node:os";
import type { LoadResult } from "./attack.ts";
import { journeyWords, type Visit } from "./visit.ts";

/** What is assumed of a million visits a day; all else is measured. */
const assumed = { visits: 1_000_000, returning: 0.3, busiestHour: 0.12, days: 30 };

const whole = (number: number) => Math.round(number).toLocaleString("en");
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const kilobytes = (bytes: number) => `${whole(bytes / 1e3)} kB`;
const gigabytes = (bytes: number) => `${whole(bytes / 1e9)} GB`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

interface Figures {
  date: string;
  versions: Readonly<Record<string, string>>;
  seconds: number;
  addresses: number;
  load: readonly LoadResult[];
  visits: { first: Visit; return: Visit };
}

/** The section "Load" of docs/performance.md, as Markdown. */
export function loadSection(figures: Figures): string {
  const { date, versions, seconds, addresses, load, visits } = figures;
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    "## Load",
    `Measured by \`npm run bench:load\` on ${date}: ${named.join(", ")}; ${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ` +
      `${gigabytes(totalmem())} of memory. The load generator ran on the same cores, so a server alone does better. ` +
      `${addresses} addresses (all pages, all hashed files) round and round, in brotli, for ${seconds} seconds.`,
    table(
      ["server", "requests a second", "p99", "sent a second", "memory", "errors"],
      load.map((result) => [
        result.server,
        whole(result.requestsPerSecond),
        `${whole(result.p99)} ms`,
        `${result.megabytesPerSecond.toFixed(1)} MB`,
        megabytes(result.memory),
        String(result.errors),
      ]),
    ),
    "The engine here is the one of `npm start`, made for one developer: its figure says nothing about the CDN.",
    "### A million visits a day",
    ...millionVisits(visits, load),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

const share = (part: number, all: number) => `${whole((100 * part) / all)} in 100`;

function millionVisits(
  visits: { first: Visit; return: Visit },
  load: readonly LoadResult[],
): readonly string[] {
  const { visits: count, returning, busiestHour, days } = assumed;
  const mixed = (of: (visit: Visit) => number) =>
    count * ((1 - returning) * of(visits.first) + returning * of(visits.return));
  const requests = mixed((visit) => visit.requests);
  const bytes = mixed((visit) => visit.bytes);
  const busiest = (requests * busiestHour) / 3600;
  const nginx = load.find(({ server }) => server.startsWith("nginx"))?.requestsPerSecond ?? 0;
  const row = (name: string, visit: Visit) => [
    name,
    whole(visit.requests),
    whole(visit.unchanged),
    whole(visit.cached),
    kilobytes(visit.bytes),
    whole(visit.photos),
  ];
  return [
    `A visit is ${journeyWords}, each read to its end, in a browser, against nginx; ${returning * 100} in 100 visits are assumed to ` +
      "be somebody's second.",
    table(
      [
        "visit",
        "requests to the CDN",
        "of them “not modified”",
        "answered by the browser's cache",
        "sent",
        "photos, by their own host",
      ],
      [row("first", visits.first), row("second", visits.return)],
    ),
    table(
      ["a million visits", "a day", `in ${days} days`],
      [
        ["requests", whole(requests), whole(requests * days)],
        ["sent by the CDN", gigabytes(bytes), gigabytes(bytes * days)],
        [
          "photos asked of their host",
          whole(mixed((visit) => visit.photos)),
          whole(mixed((visit) => visit.photos) * days),
        ],
      ],
    ),
    `In the busiest hour, with ${busiestHour * 100} in 100 of the day's visits: ${whole(busiest)} requests a second. ` +
      `nginx on this machine answered ${whole(nginx)}.`,
    `- **Cache hits.** Every address is a file, so the CDN answers all ${whole(requests)} requests without any other server; of a ` +
      `second visit's, ${share(visits.return.unchanged, visits.return.requests)} are “not modified”, and the browser does not send ` +
      `the other ${whole(visits.return.cached)} at all.`,
    "- **Free.** Cloudflare's documentation says that requests to static assets of Workers are free and unlimited, and their " +
      "storage too. It names no price for what is sent; we found none, and could not verify it on an invoice.",
    "- **Paid.** Nothing by this reckoning but the domain. On a plan that counts traffic, " +
      `${gigabytes(bytes * days)} a month is the figure to ask about (Netlify's plans do; we did not verify its prices).`,
    `- **What breaks first.** The photo host: ${whole(mixed((visit) => visit.photos))} photos a day from a service that is not ours, ` +
      "without a contract. Pages hold without it, but before such a load the photos belong on a host that we pay. Then the one " +
      "nginx, where that is what serves: the busiest hour is its limit.",
  ];
}

/** A document with its section of that heading replaced, or added at its end. */
export function withSection(document: string, section: string): string {
  const heading = section.slice(0, section.indexOf("\n"));
  const lines = document.split("\n");
  const start = lines.indexOf(heading);
  if (start < 0) return `${document.trimEnd()}\n\n${section}`;
  const next = lines.findIndex((line, index) => index > start && /^## /.test(line));
  const rest = next < 0 ? "" : `\n${lines.slice(next).join("\n")}`;
  return `${lines.slice(0, start).join("\n")}\n${section}${rest}`;
}
