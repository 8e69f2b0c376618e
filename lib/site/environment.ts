import { site } from "@/content/site";

const stages = ["production", "preview", "local"] as const;
export type Stage = (typeof stages)[number];

export interface SiteEnvironment {
  /** Scheme and host of the site being built, without a slash at the end. */
  origin: string;
  /** Search engines do not index a preview. Production has no placeholders. */
  stage: Stage;
}

/**
 * Returns which site is being built, from SITE_URL (default: `origin` of content/site.ts) and SITE_ENV (default: production where
 * wrangler builds what it uploads, else local). Throws an error for an invalid value, and for placeholders in a production build.
 */
export function siteEnvironment(
  { SITE_ENV, SITE_URL, WRANGLER_COMMAND = "" }: Readonly<Record<string, string | undefined>> = process.env,
  { origin: ownOrigin, email }: Readonly<Record<"origin" | "email", string>> = site,
): SiteEnvironment {
  const usual = /deploy|upload/.test(WRANGLER_COMMAND) ? "production" : "local";
  const stage = stages.find((name) => name === (SITE_ENV || usual));
  if (!stage) throw new Error(`SITE_ENV is "${SITE_ENV}": it must be production, preview or local.`);
  const text = SITE_URL || ownOrigin;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Comparing the whole also refuses credentials, a query and a fragment. The content check validates the site's own origin.
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(
      `SITE_URL is "${SITE_URL}": it must be a URL such as https://www.example.com, without a path.`,
    );
  if (stage === "production") {
    const isPublic = url.protocol === "https:" && !isPlaceholderUrl(url.href);
    const source = SITE_URL ? "SITE_URL" : "origin in content/site.ts";
    const problems = [
      !isPublic && `${source} is ${url.origin}, which is not public or does not begin with https.`,
      isPlaceholderUrl(`mailto:${email}`) && `email in content/site.ts is ${email}, which is a placeholder.`,
    ].filter(Boolean);
    if (problems.length > 0)
      throw new Error(`A production build needs a public URL and email address: ${problems.join(" ")}`);
  }
  return { origin: url.origin, stage };
}

/** Whether a host is a reserved name (RFC 2606, RFC 6761), docs/deploying.md's example, a name without a dot, or an IP address. */
function isPlaceholder(host: string): boolean {
  const reserved = /(^|\.)(your-site\.com|example|localhost|test|invalid|local|example\.(com|net|org))\.?$/i;
  return !host.includes(".") || /^[\d.]+$/.test(host) || reserved.test(host);
}

/** Whether a web or mailto URL has a placeholder as its host. */
export function isPlaceholderUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol === "mailto:") return isPlaceholder(pathname.slice(pathname.lastIndexOf("@") + 1));
  return ["http:", "https:"].includes(protocol) && isPlaceholder(hostname);
}

export const { origin, stage } = siteEnvironment();
