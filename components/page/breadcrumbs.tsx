import { PageLink } from "@/components/ui/page-link";
import { navigation } from "@/content/navigation";
import type { PageContent } from "@/content/schema";
import { trailOf } from "@/lib/site/registry";

/** The place of a page: its parents as links, then its own name. */
export function Breadcrumbs({ content }: { content: PageContent }) {
  return (
    <nav aria-label={navigation.labels.breadcrumbs} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trailOf(content)
          .slice(0, -1)
          .map(({ name, path }) => (
            <li key={path} className="flex items-center gap-2">
              <PageLink
                href={path}
                className="inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4"
              >
                {name}
              </PageLink>
              <span aria-hidden="true">/</span>
            </li>
          ))}
        <li aria-current="page">{content.name}</li>
      </ol>
    </nav>
  );
}
