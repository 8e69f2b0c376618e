import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { site } from "../content/site.ts";
import { Problem } from "./tools/problem.ts";
import { isPlaceholderUrl, parseOrigin, siteEnvironment } from "./tools/site-environment.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** What decides whether a site may be published. */
export interface Deployment {
  /** The variables that the build must have. */
  target: { SITE_ENV: "production" | "preview"; SITE_URL: string };
  /** The variables in force, of the shell and of .env files, which wrangler and Next.js read unseen. */
  env: Env;
  /** The names of the variables in each .env file. */
  envFiles: Readonly<Record<string, readonly string[]>>;
  /** Paths that are not in git as they are here. */
  uncommitted: readonly string[];
  site: Readonly<Record<"origin" | "email" | "securityTxtExpires", string>>;
  now: Date;
}

/** Variables in .env files that change neither what is published nor where. SITE_ENV and SITE_URL are compared. */
const harmless = [
  "CHROME_PATH",
  "CHROMIUM_PATH",
  "CLOUDFLARE_ACCOUNT_ID",
  "CLOUDFLARE_API_TOKEN",
  "NEXT_TELEMETRY_DISABLED",
  "PORT",
  "SITE_ENV",
  "SITE_URL",
];

/** Returns every reason against publishing, each with what to do. */
export function refusals({ target, env, envFiles, uncommitted, site, now }: Deployment): string[] {
  const contradicting = (["SITE_ENV", "SITE_URL"] as const).filter(
    (name) => env[name] && env[name].replace(/\/$/, "") !== target[name].replace(/\/$/, ""),
  );
  const settings = Object.entries(envFiles).flatMap(([file, names]) =>
    names.filter((name) => !harmless.includes(name)).map((name) => `${file} sets ${name}`),
  );
  const daysLeft = (Date.parse(site.securityTxtExpires) - now.getTime()) / 86_400_000;
  return [
    ...uncommitted.map((path) => `${path} is not in git as it is here: commit it, or remove it.`),
    ...contradicting.map(
      (name) => `${name} is "${env[name]}" in this shell or a .env file, not "${target[name]}": unset it.`,
    ),
    ...settings.map((what) => `${what}, which can change what is published, or where: remove it there.`),
    ...wrongAddress(target, site),
    ...(daysLeft < 30
      ? [`security.txt expires on ${site.securityTxtExpires}: set a later day in content/site.ts.`]
      : []),
  ];
}

/** A production site has a public URL and email address. A preview has another URL. */
function wrongAddress({ SITE_ENV, SITE_URL }: Deployment["target"], site: Deployment["site"]): string[] {
  if (SITE_ENV === "preview") {
    const isOwn = parseOrigin(SITE_URL) !== undefined && parseOrigin(SITE_URL) !== site.origin;
    return isOwn && !isPlaceholderUrl(SITE_URL)
      ? []
      : [
          `SITE_URL in ${previewFile} is "${SITE_URL}": write the origin of the preview's own subdomain there.`,
        ];
  }
  try {
    siteEnvironment({ SITE_ENV }, site);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.message];
  }
}

/** The variables of `npx wrangler deploy --env preview`. */
const previewFile = "preview.env";

/**
 * If wrangler runs this build to upload it, gives it the variables of production or of the preview. Throws a Problem that lists
 * the reasons against publishing.
 */
export function prepareDeployment(): void {
  const { WRANGLER_COMMAND: command } = process.env;
  if (!command || ["dev", "types"].includes(command)) return;
  // See wrangler.jsonc.
  const isPreview = process.execArgv.includes("--title=preview");
  const { SITE_URL = "" } = isPreview ? read(previewFile) : { SITE_URL: site.origin };
  const target = { SITE_ENV: isPreview ? "preview" : "production", SITE_URL } as const;
  const files = ["", ".local", ".production", ".production.local", ".preview", ".preview.local"]
    .map((ending) => `.env${ending}`)
    .filter((file) => existsSync(file));
  const reasons = refusals({
    target,
    env: process.env,
    envFiles: Object.fromEntries(files.map((file) => [file, Object.keys(read(file))])),
    uncommitted: uncommittedPaths(),
    site,
    now: new Date(),
  });
  if (reasons.length > 0) throw new Problem(["Nothing is published:", ...reasons].join("\n- "));
  Object.assign(process.env, target);
  console.log(`Building for ${target.SITE_ENV}, ${SITE_URL}.`);
}

function read(file: string): NodeJS.Dict<string> {
  return parseEnv(readFileSync(file, "utf8"));
}

/** Returns the paths that git lacks or has otherwise, with what it ignores in public/, all of which is published. */
function uncommittedPaths(): string[] {
  const git = (...args: string[]) => {
    const output = execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
    return output.split("\0").filter(Boolean);
  };
  try {
    git("rev-parse", "--verify", "HEAD");
    const changed = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all");
    return [
      ...changed.map((line) => line.slice("?? ".length)),
      ...git("ls-files", "-z", "--others", "--ignored", "--exclude-standard", "public"),
    ];
  } catch (error) {
    throw new Problem(
      `Nothing is published: git cannot say which commit this is. ${(error as Error).message}`,
    );
  }
}
