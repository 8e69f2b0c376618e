import { site } from "@/content/site";
import { siteEnvironment } from "@/lib/build/environment";
import { loadPages } from "@/lib/build/registry";
import { absoluteUrl, markdownPath } from "@/lib/urls";

export const dynamic = "force-static";

/** The site for language models: every page's Markdown version with its description (llmstxt.org). */
export async function GET() {
  const { origin } = siteEnvironment();
  const pages = (await loadPages()).map(
    ({ name, path, description }) =>
      `- [${name}](${absoluteUrl(origin, markdownPath(path))}): ${description}`,
  );
  const text = [`# ${site.name}`, `> ${site.tagline}`, "## Pages", pages.join("\n")].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
