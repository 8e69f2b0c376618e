import { CurrentYear } from "@/components/islands/footer/current-year";
import { ActionElement } from "@/components/ui/action-element";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { SocialIcon } from "@/components/ui/social-icon";
import { navigation } from "@/content/navigation";
import solutions from "@/content/pages/solutions";
import type { Action, Navigation } from "@/content/schema";
import { site } from "@/content/site";

const { labels } = navigation;
const social: Navigation["social"] = navigation.social;

/** Returns the links of a column, which for solutions come from their cards. */
function linksOf(column: Navigation["footer"][number]): readonly Action[] {
  if (column.links) return column.links;
  return solutions.cards
    .filter(({ id }) => column.solutions?.includes(id))
    .map(({ title, link }) => ({ label: title, href: link }));
}

/** The footer of every page. */
export function Footer() {
  return (
    // It overlaps the section above by two pixels: where the two only met, a scaled screen showed a line.
    <footer className="inverse relative -mt-0.5 bg-inverse pt-0.5">
      <div className="page-width">
        <div className="@container border-t border-line">
          <div className="grid gap-x-grid gap-y-10 py-fluid-lg @3xs:grid-cols-2 @xl:grid-cols-4 @4xl:grid-cols-12">
            <div className="col-span-full @4xl:col-span-4">
              <PageLink href="/" className="inline-flex min-h-11 items-center" aria-label={labels.home}>
                <Logo name={site.name} />
              </PageLink>
              <p className="mt-3 max-w-80 text-sm text-balance text-muted">{site.tagline}</p>
              {social.length > 0 && (
                <ul role="list" className="print:hidden -ms-3 mt-4 flex gap-1" aria-label={labels.social}>
                  {social.map(({ name, icon, ...target }) => (
                    <li key={name}>
                      <ActionElement
                        action={{ label: name, ...target }}
                        className="grid size-11 place-items-center rounded-full hover:bg-inverse-raised"
                        aria-label={name}
                      >
                        <SocialIcon name={icon} className="size-[1.35rem]" />
                      </ActionElement>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <nav aria-label={labels.footer} className="contents">
              {navigation.footer.map((column) => (
                <div key={column.title} className="@4xl:col-span-2">
                  <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
                    {column.title}
                  </h2>
                  <ul className="underline-offset-[0.3em] wrap-anywhere">
                    {linksOf(column).map((link) => (
                      <li key={link.label}>
                        <ActionElement
                          action={link}
                          className="inline-flex min-h-11 items-center text-start decoration-action decoration-2 hover:underline sm:min-h-9"
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
        </div>
        <p className="pt-2 pb-8 text-sm text-balance text-muted">
          © <CurrentYear buildYear={new Date().getFullYear()} /> {site.name}
        </p>
      </div>
    </footer>
  );
}
