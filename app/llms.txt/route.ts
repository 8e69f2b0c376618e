import { llms } from "@/content/llms";
import home from "@/content/pages/home";
import pricing from "@/content/pages/pricing";
import type { PageContent } from "@/content/schema";
import { site } from "@/content/site";
import { origin } from "@/lib/site/environment";
import { pages } from "@/lib/site/registry";
import { absoluteUrl } from "@/lib/site/urls";

export const dynamic = "force-static";

/** The site for language models: contact, currency and every page with its description (llmstxt.org). */
export function GET() {
  const groups = groupPages(pages).map(({ title, pages: listed }) => {
    const lines = listed.map(
      ({ name, path, description }) => `- [${name}](${absoluteUrl(origin, path)}): ${description}`,
    );
    return `## ${title}\n\n${lines.join("\n")}`;
  });
  const facts = `- ${llms.contact}: ${site.email}\n- ${pricing.currencyNote}`;
  const text = [`# ${site.name}`, `> ${site.tagline}`, home.hero.text, facts, ...groups].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** Returns the groups with their pages, in the order of the content. */
function groupPages(all: readonly PageContent[]) {
  const named = llms.groups.map(({ title, pages }) => {
    const found = pages.flatMap((page) =>
      all.filter(({ path }) => path === page || path.startsWith(`${page}/`)),
    );
    return { title, pages: found };
  });
  const listed = named.flatMap(({ pages }) => pages);
  named.at(-1)?.pages.push(...all.filter((page) => !listed.includes(page)));
  return named;
}
