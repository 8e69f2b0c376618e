import { llms } from "@/content/llms";
import home from "@/content/pages/home";
import pricing from "@/content/pages/pricing";
import { site } from "@/content/site";
import { pages } from "@/lib/site/registry";
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
  const groups = llms.groups.map(({ title, pages: parents }) => ({
    title,
    pages: parents.flatMap((parent) =>
      pages.filter(({ path }) => path === parent || path.startsWith(`${parent}/`)),
    ),
  }));
  const named = groups.flatMap((group) => group.pages);
  groups.at(-1)?.pages.push(...pages.filter((page) => !named.includes(page)));
  return groups;
}
