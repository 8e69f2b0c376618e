import { extname } from "node:path";
import type { Redirect } from "../../lib/redirects.ts";
import type { HeaderRule } from "../../lib/security-headers.ts";
import { typesOf } from "../edge/types.ts";

export interface NginxSite {
  /** The folder of the export. */
  root: string;
  /** Where it answers: "80", "127.0.0.1:8080". */
  listen: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Paths that no visitor gets. */
  unpublished: readonly string[];
  /** Whether nginx has the module that sends the `.br` files beside the others. It always sends `.gz`. */
  brotli: boolean;
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/** The lines of nginx's `http` block that serve the site: the same headers, types, redirects and 404 page as the CDN. */
export function nginxSite({
  root,
  listen,
  rules,
  redirects,
  unpublished,
  brotli,
}: NginxSite): readonly string[] {
  const types = Object.entries(typesOf(rules)).map(
    ([ending, [type]]) => `${quoted(type)} ${ending.slice(1)};`,
  );
  return [
    "types {",
    ...indent(types),
    "}",
    "default_type application/octet-stream;",
    "server_tokens off;",
    // Locations stay paths, so that no other host's name gets into them.
    "absolute_redirect off;",
    // Files are small, so the whole is always sent: to a range that is not there nginx would answer with every header twice.
    "max_ranges 0;",
    // Room for whole paths.
    "map_hash_bucket_size 128;",
    "gzip_static on;",
    "gzip_vary on;",
    ...(brotli ? ["brotli_static on;"] : []),
    ...headerMaps(rules),
    "server {",
    ...indent([
      `listen ${listen};`,
      `root ${quoted(root)};`,
      ...headerLines(rules),
      "error_page 404 /404.html;",
      "location = /404 { return 404; }",
      "location = /404.html { internal; }",
      // The compressed files are sent in the place of others, never under their own names.
      "location ~ \\.(br|gz)$ { return 404; }",
      ...unpublished.flatMap((path) => [
        `location = /${path} { return 404; }`,
        `location ^~ /${path}/ { return 404; }`,
      ]),
      ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      "location / { try_files $uri $uri.html =404; }",
      "location = / { try_files /index.html =404; }",
    ]),
    "}",
  ];
}

/** A header that some rule gives another value for some addresses: the value by the file that is sent. */
function headerMaps(rules: readonly HeaderRule[]): readonly string[] {
  const [everywhere, ...others] = rules;
  return Object.entries(everywhere?.headers ?? {}).flatMap(([name, value]) => {
    const exceptions = others.filter(({ headers }) => name in headers);
    if (exceptions.length === 0) return [];
    return [
      `map $uri ${variable(name)} {`,
      ...indent([
        `default ${quoted(value)};`,
        ...exceptions.map(({ path, headers }) => `${pattern(path)} ${quoted(headers[name] ?? "")};`),
      ]),
      "}",
    ];
  });
}

function headerLines(rules: readonly HeaderRule[]): readonly string[] {
  const [everywhere, ...others] = rules;
  return Object.entries(everywhere?.headers ?? {}).map(([name, value]) => {
    const varies = others.some(({ headers }) => name in headers);
    // "always": on 404s and errors too.
    return `add_header ${name} ${varies ? variable(name) : quoted(value)} always;`;
  });
}

/** A rule's path as nginx's `map` compares it: as it is, or up to the "*" at its end. */
function pattern(path: string): string {
  if (!path.includes("*")) return quoted(path);
  if (!path.endsWith("/*") || path.indexOf("*") !== path.length - 1) {
    throw new Error(`nginx gets no rule for ${path}: only a "/*" at the end is understood.`);
  }
  return quoted(`~^${path.slice(0, -1).replaceAll(/[.+?()[\]{}|\\^$]/g, "\\$&")}`);
}

/** Whether nginx would send a smaller copy of such a file. Pictures and fonts are compressed as they are. */
export function isCompressible(path: string): boolean {
  return [".html", ".css", ".js", ".xml", ".svg", ".txt", ".md", ".webmanifest"].includes(extname(path));
}
