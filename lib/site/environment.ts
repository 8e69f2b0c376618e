import { site } from "@/content/site";

/** Scheme and host of the site being built, without a slash at the end. Tools check them (scripts/tools/site-environment.ts). */
export const origin = new URL(process.env.SITE_URL || site.origin).origin;

/** Whether the site being built is a preview, which search engines should not index. */
export const isPreview = process.env.SITE_ENV === "preview";
