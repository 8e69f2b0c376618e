import { llms } from "@/content/llms";
import home from "@/content/pages/home";
import pricing from "@/content/pages/pricing";
import type { PageContent } from "@/content/schema";
import { site } from "@/content/site";
import { pages, trailOf } from "@/lib/site/registry";
import { absoluteUrl } from "@/lib/site/urls";

export const dynamic = "force-static";

/** The site for language models: contact, currency and every page with its description (llmstxt.org). */
export function GET() {
  const groups = groupPages().map((group) => {
    const lines = group.pages.map(
      ({ name, path, description }) => `- [${name}](${absoluteUrl(path)}): ${description}`,
    );
    return `## ${group.title}\n\n${lines.join("\n")}`;
  });
  const facts = `- ${llms.contact}: ${site.email}\n- ${pricing.currencyNote}`;
  const text = [`# ${site.name}`, `> ${site.tagline}`, home.hero.text, facts, ...groups].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** Returns the groups with their pages, in the order of the content. The last one also has the pages that no group lists. */
function groupPages() {
  const listed: readonly string[] = llms.groups.flatMap((group) => group.pages);
  /** The path that a group lists: the page's own, or that of the closest page above it. */
  const listedPath = (page: PageContent) => trailOf(page).findLast(({ path }) => listed.includes(path))?.path;
  const groups = llms.groups.map(({ title, pages: paths }) => ({
    title,
    pages: paths.flatMap((path) => pages.filter((page) => listedPath(page) === path)),
  }));
  groups.at(-1)?.pages.push(...pages.filter((page) => listedPath(page) === undefined));
  return groups;
}
