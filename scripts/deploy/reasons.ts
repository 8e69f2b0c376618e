import { lockProblems, unlikeLock } from "../lock/problems.ts";
import { parseOrigin, siteEnvironment } from "../tools/site-environment.ts";
import type { Facts } from "./facts.ts";

/** Returns sentences for whoever deploys. None: there is nothing to say. */
type Check = (facts: Facts) => readonly string[];

/** Variables that change what is published, or which Worker gets it, and that are easily left in a shell. */
const changing = ["PLAIN_EXPORT", "WRANGLER_CI_OVERRIDE_NAME"];

/** Variables in .env files that do not change what is published, or where: who sends it, and how this machine works. */
const allowedInFiles = ["CHROMIUM_PATH", "CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_TOKEN", "PORT"];

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
        (name) => `${file} sets ${name}. A deployment reads only ${allowedInFiles.join(", ")} from there.`,
      ),
  );

/** The address, and of production also the email address: the public ones. A preview has another address. */
const address: Check = ({ stage, shell, site }) => {
  const isPreview = stage === "preview";
  if (isPreview && (!shell.SITE_URL || parseOrigin(shell.SITE_URL) === site.origin))
    return ["A preview has an address of its own: set SITE_URL, such as https://preview.your-site.com."];
  try {
    siteEnvironment({ SITE_ENV: stage, SITE_URL: isPreview ? shell.SITE_URL : "" }, site);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
};

/** Files that systems and tools leave in public/. Only .well-known/ is meant to be hidden. */
const isHidden = (path: string) => /(^|\/)\.(?!well-known\/)/.test(path);

const hiddenFiles: Check = ({ publicFiles }) =>
  publicFiles
    .filter(isHidden)
    .map((path) => `public/${path} is a hidden file, and would be published: remove it.`);

/** Files in public/ that nobody has reviewed. */
const unknownFiles: Check = ({ git }) => {
  if (!git) return ["git has no commit of this folder, so nobody could say what was published."];
  return git.unknown
    .filter((path) => !isHidden(path))
    .map((path) => `public/${path} is not in git, and would be published: add it, or remove it.`);
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

const reasons = [shellVariables, fileVariables, address, hiddenFiles, unknownFiles, lockFile];
const warnings = [changedSources, otherPackages];

/** Returns every reason why nothing may be published. */
export const reasonsAgainst: Check = (facts) => reasons.flatMap((check) => check(facts));

/** Returns what whoever deploys should know, and may accept. */
export const warningsAbout: Check = (facts) => warnings.flatMap((check) => check(facts));

/** Returns the values in force, each with its source. */
export function valuesInForce({ stage, shell, site, git }: Facts, worker: string): readonly string[] {
  const api = shell.CLOUDFLARE_API_BASE_URL;
  const values =
    stage === "preview"
      ? [
          `Worker: ${worker} (name in wrangler.jsonc, and "-preview")`,
          `Address: ${shell.SITE_URL} (SITE_URL in this shell)`,
          "Search engines: none (--preview)",
        ]
      : [
          `Worker: ${worker} (name in wrangler.jsonc)`,
          `Address: ${site.origin} (origin in content/site.ts)`,
          "Search engines: all (without --preview)",
        ];
  return [
    ...values,
    `Commit: ${git?.commit} (git)`,
    ...(api ? [`API: ${api} (CLOUDFLARE_API_BASE_URL in this shell)`] : []),
  ];
}
