import { site } from "@/content/site";
import { absoluteAddress, markdownPath } from "@/lib/addresses";
import { siteEnvironment } from "@/lib/environment";
import { loadPages } from "@/lib/registry";

export const dynamic = "force-static";

/** The site for language models: each page's Markdown page with its description (llmstxt.org). */
export async function GET() {
  const { origin } = siteEnvironment();
  const pages = (await loadPages()).map(
    ({ name, path, description }) =>
      `- [${name}](${absoluteAddress(origin, markdownPath(path))}): ${description}`,
  );
  const text = [`# ${site.name}`, `> ${site.tagline}`, "## Pages", pages.join("\n")].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
