import { parseOrigin, siteEnvironment } from "../../lib/build/environment.ts";
import { lockProblems, unlikeLock } from "../lock/problems.ts";
import { isPlaceholderUrl } from "../post-build/export-checks/markup.ts";
import type { Facts } from "./facts.ts";

/** Returns sentences for whoever deploys. None: there is nothing to say. */
type Check = (facts: Facts) => readonly string[];

/** Variables that change what is published, or which Worker gets it, and that are easily left in a shell. */
export const changing = ["PLAIN_EXPORT", "EXPORT_FOLDER", "WRANGLER_CI_OVERRIDE_NAME"];

/** Variables in .env files that do not change what is published, or where: who sends it, and how this machine works. */
const allowedInFiles = [
  "CHROMIUM_PATH",
  "CLOUDFLARE_ACCOUNT_ID",
  "CLOUDFLARE_API_TOKEN",
  "PICTURES",
  "PORT",
  "TEST_ALL",
];

/** Variables of the shell that contradict the deployment. */
const shellVariables: Check = ({ stage, shell }) => [
  ...changing
    .filter((name) => shell[name])
    .map((name) => `${name} is set in this shell, and changes what is published: unset it.`),
  ...(shell.SITE_ENV && shell.SITE_ENV !== stage
    ? [`SITE_ENV is "${shell.SITE_ENV}" in this shell, but this deployment is for ${stage}: unset it.`]
    : []),
  ...(shell.SITE_URL && stage === "production"
    ? [
        `SITE_URL is ${shell.SITE_URL} in this shell, but a production site has the origin of content/site.ts: unset it. ` +
          "For a preview: npm run deploy -- --preview.",
      ]
    : []),
];

/** Variables of .env files, which Next.js and wrangler read unseen: another address, or another place for the token. */
const fileVariables: Check = ({ envFiles }) =>
  Object.entries(envFiles).flatMap(([file, names]) =>
    names
      .filter((name) => !allowedInFiles.includes(name))
      .map(
        (name) => `${file} sets ${name}. A deployment reads only ${allowedInFiles.join(" and ")} from there.`,
      ),
  );

/** The address: of production, the public one; of a preview, any other. */
const address: Check = ({ stage, shell, site }) => {
  const isPreview = stage === "preview";
  if (isPreview && (!shell.SITE_URL || parseOrigin(shell.SITE_URL) === site.origin))
    return ["A preview has an address of its own: set SITE_URL, such as https://preview.your-site.com."];
  try {
    siteEnvironment({ SITE_ENV: stage, SITE_URL: isPreview ? shell.SITE_URL : "" }, site.origin);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
};

/** The email address, which visitors would write to. */
const email: Check = ({ stage, site }) =>
  stage === "production" && isPlaceholderUrl(`mailto:${site.email}`)
    ? [`email in content/site.ts is ${site.email}, which does not exist: write the real one.`]
    : [];

/** Files in public/ that nobody has reviewed, and those that systems and tools leave there. */
const publicFiles: Check = ({ publicFiles, git }) => {
  if (!git) return ["git has no commit of this folder, so nobody could say what was published."];
  const isHidden = (path: string) =>
    path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
  return publicFiles.flatMap((path) => {
    if (isHidden(path)) return [`public/${path} is a hidden file, and would be published: remove it.`];
    if (!git.publicFiles.includes(path))
      return [`public/${path} is not in git, and would be published: add it, or remove it.`];
    return [];
  });
};

const lockFile: Check = ({ lock }) => lockProblems(lock).map((problem) => `package-lock.json: ${problem}`);

const changedSources: Check = ({ git }) =>
  git?.uncommitted.length
    ? [`Not committed, so in no version of git: ${git.uncommitted.map((line) => line.trim()).join(", ")}.`]
    : [];

const otherPackages: Check = ({ lock, installed }) => {
  const names = unlikeLock(lock, installed);
  return names.length > 0
    ? [`Installed packages are not those of the lock file (npm ci): ${names.join(", ")}.`]
    : [];
};

const reasons: readonly Check[] = [shellVariables, fileVariables, address, email, publicFiles, lockFile];
const warnings: readonly Check[] = [changedSources, otherPackages];

/** Returns every reason why nothing may be published. */
export function reasonsAgainst(facts: Facts): readonly string[] {
  return reasons.flatMap((check) => check(facts));
}

/** Returns what whoever deploys should know, and may accept. */
export function warningsAbout(facts: Facts): readonly string[] {
  return warnings.flatMap((check) => check(facts));
}
