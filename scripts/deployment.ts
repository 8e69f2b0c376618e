import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseEnv } from "node:util";
import { site } from "../content/site.ts";
import { Problem } from "./tools/problem.ts";
import { isPlaceholderUrl, parseOrigin } from "./tools/site-environment.ts";
import { sourceFolders } from "./tools/sources.ts";

/** The facts that decide whether a site may be published. */
export interface Deployment {
  /** The variables that the build must have. */
  target: { SITE_ENV: "production" | "preview"; SITE_URL: string };
  /** The variables of the shell and of .env files, which wrangler and Next.js load. */
  env: Readonly<Record<string, string | undefined>>;
  /** Files that are new, changed, missing or ignored. */
  uncommitted: readonly string[];
  site: Readonly<Record<"origin" | "securityTxtExpires", string>>;
  now: Date;
}

/** Returns every reason against publishing, with its fix. siteEnvironment() refuses placeholders in production. */
export function refusals({ target, env, uncommitted, site, now }: Deployment): string[] {
  const conflicting = (["SITE_ENV", "SITE_URL"] as const).filter(
    (name) => env[name] && env[name].replace(/\/$/, "") !== target[name].replace(/\/$/, ""),
  );
  const origin = parseOrigin(target.SITE_URL);
  const isPublic = origin !== undefined && origin !== site.origin && !isPlaceholderUrl(origin);
  const daysLeft = (Date.parse(site.securityTxtExpires) - now.getTime()) / 86_400_000;
  return [
    ...uncommitted.map((path) => `Uncommitted change: ${path}. Commit or remove it.`),
    ...conflicting.map(
      (name) => `${name} is "${env[name]}" in this shell or a .env file, not "${target[name]}". Unset it.`,
    ),
    target.SITE_ENV === "preview" &&
      !isPublic &&
      `SITE_URL in ${previewFile} is "${target.SITE_URL}". Write the public URL of the preview, without a path.`,
    // RFC 9116 advises a date within a year.
    (daysLeft < 30 || daysLeft > 366) &&
      `security.txt expires on ${site.securityTxtExpires}. Set a day within the next year in content/site.ts.`,
  ].filter((reason) => reason !== false);
}

/** Has the variables of `npx wrangler deploy --env preview`. */
const previewFile = "preview.env";

/**
 * If wrangler runs this build for an upload, sets the variables of production or of the preview. Throws a Problem that lists the
 * reasons against publishing.
 */
export function prepareDeployment(): void {
  const { WRANGLER_COMMAND: command } = process.env;
  if (!command || ["dev", "types"].includes(command)) return;
  // See wrangler.jsonc.
  const isPreview = process.execArgv.includes("--title=preview");
  const { SITE_URL = "" } = isPreview
    ? parseEnv(readFileSync(previewFile, "utf8"))
    : { SITE_URL: site.origin };
  const target = { SITE_ENV: isPreview ? "preview" : "production", SITE_URL } as const;
  const reasons = refusals({
    target,
    env: process.env,
    uncommitted: uncommittedPaths(),
    site,
    now: new Date(),
  });
  if (reasons.length > 0) throw new Problem(["Not ready to deploy:", ...reasons].join("\n- "));
  // Without SITE_URL, messages about production name content/site.ts.
  Object.assign(process.env, isPreview ? target : { SITE_ENV: target.SITE_ENV });
  console.log(`Building for ${target.SITE_ENV}: ${SITE_URL}`);
}

/** Returns the files of which git does not have this version, including ignored sources, which the build would use. */
function uncommittedPaths(): string[] {
  const git = (...args: string[]) => {
    const output = execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
    return output.split("\0").filter(Boolean);
  };
  try {
    const changed = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all");
    return [
      ...changed.map((line) => line.slice("?? ".length)),
      // Next.js copies hidden files of public/ too. Elsewhere they come from operating systems and editors.
      ...git("ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--", ...sourceFolders).filter(
        (path) => path.startsWith("public/") || !basename(path).startsWith("."),
      ),
    ];
  } catch (error) {
    throw new Problem(`Not ready to deploy: git cannot find the commit. ${(error as Error).message}`);
  }
}
