import type { Facts } from "./facts.ts";

/** Returns lines about the values in force, each with its source. */
export function valuesInForce({ stage, shell, site, git }: Facts, worker: string): string {
  const api = shell.CLOUDFLARE_API_BASE_URL;
  const isPreview = stage === "preview";
  const values = [
    ["Worker", worker, `name in wrangler.jsonc${isPreview ? ', and "-preview"' : ""}`],
    isPreview
      ? ["Address", shell.SITE_URL ?? "none", "SITE_URL in this shell"]
      : ["Address", site.origin, "origin in content/site.ts"],
    [
      "Search",
      isPreview ? "noindex" : "open to search engines",
      isPreview ? "--preview" : "without --preview",
    ],
    ["Commit", git?.commit ?? "none", "git"],
    api ? ["API", api, "CLOUDFLARE_API_BASE_URL in this shell"] : ["API", "Cloudflare's", "wrangler"],
  ];
  return values.map(([name = "", value, source]) => `${name.padEnd(9)}${value} (${source})`).join("\n");
}
