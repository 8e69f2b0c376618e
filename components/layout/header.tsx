import { clsx } from "clsx";
import { Disclosure } from "@/components/islands/header/disclosure";
import { NavLink, NavSummary } from "@/components/islands/header/nav-link";
import { PageLink } from "@/components/islands/navigation/page-link";
import { Art } from "@/components/ui/art";
import { Cta } from "@/components/ui/cta";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { navigation } from "@/content/navigation";
import solutions from "@/content/pages/solutions";
import { site } from "@/content/site";

const { labels, demo, join } = navigation;

/** The links of the Solutions menu: one for each audience, and one to the page of all. */
const solutionLinks = [
  ...solutions.cards,
  { id: "solutions", title: labels.overview, description: labels.overviewText, link: solutions.path },
] as const;
const solutionPaths = solutionLinks.map(({ link }) => link);

const Chevron = ({ size }: { size: string }) => <Icon name="ChevronDown" className={clsx("chevron", size)} />;

/** The entry of the Solutions page in a wide header: a link, and a menu beside it. */
function SolutionsMenu({ name }: { name: string }) {
  return (
    <Disclosure className="nav-menu">
      <NavLink href={solutions.path} below={solutionPaths} className="nav-entry">
        {name}
      </NavLink>
      <details suppressHydrationWarning>
        <summary className="-ms-1 grid min-h-11 w-7 place-items-center">
          <span className="sr-only">{labels.submenu}</span>
          <Chevron size="size-4" />
        </summary>
        <ul className="menu-card forced-border grid grid-cols-2 gap-0.5">
          {solutionLinks.map(({ id, title, description, link }) => (
            <li key={link}>
              <NavLink
                href={link}
                className="grid grid-cols-[auto_1fr] items-center gap-3.5 rounded-md p-2.5 hover:bg-tint aria-[current]:bg-tint"
              >
                <Art name={id} view="thumbnail" className="size-13 rounded-md bg-depth-0" />
                <span>
                  <strong className="block text-base/tight font-semibold">{title}</strong>{" "}
                  <span className="block text-sm/tight text-muted text-balance">{description}</span>
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </Disclosure>
  );
}

/** The entry of the Solutions page in the mobile menu: a list that expands. */
function SolutionsList({ name }: { name: string }) {
  return (
    <details suppressHydrationWarning>
      <NavSummary paths={solutionPaths} className="menu-entry">
        {name}
        <Chevron size="size-6" />
      </NavSummary>
      <ul className="mb-3 border-s-3 border-depth-2 ps-5">
        {solutionLinks.map(({ title, link }) => (
          <li key={link}>
            <NavLink
              href={link}
              className="flex min-h-11 items-center text-lead font-medium aria-[current]:text-accent"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The header of every page, with the navigation as links where they fit, and otherwise as a menu. Visitors may open a `<details>`
 * before hydration, hence the suppressed warnings. Large text makes the entries wrap.
 */
export function Header() {
  return (
    <header className="site-header print:hidden">
      {/* Reader views leave out the header, but not a link before it. */}
      <PageLink className="skip-link" href="#main">
        {labels.skip}
      </PageLink>
      <div className="page-width flex min-h-header items-center justify-between gap-3">
        <PageLink href="/" className="inline-flex min-h-11 flex-none items-center" aria-label={labels.home}>
          <Logo name={site.name} />
        </PageLink>
        <nav className="ms-auto me-2 @max-entries:hidden" aria-label={labels.main}>
          <ul className="relative flex flex-wrap justify-end gap-x-[clamp(0.25rem,10cqw-5.85rem,1rem)]">
            {navigation.items.map(({ name, path }) => (
              <li key={path}>
                {path === solutions.path ? (
                  <SolutionsMenu name={name} />
                ) : (
                  <NavLink href={path} className="nav-entry">
                    {name}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex gap-2 wrap-anywhere @min-entries:flex-none">
          <Cta action={demo} variant="secondary" size="small" className="@max-entries:hidden" />
          <Cta action={join} variant="solid" size="small" className="@max-[18rem]:hidden" />
          <Disclosure coversPage className="@min-entries:hidden">
            <details id="menu" suppressHydrationWarning>
              <summary className="-me-2 grid size-11 place-items-center">
                <span className="sr-only">{labels.menu}</span>
                <span className="menu-bars" />
              </summary>
              {/* Without a tabindex, Firefox makes a scrolling element a tab stop, which has no name. */}
              <div tabIndex={-1} className="menu-sheet">
                <nav aria-label={labels.mobile}>
                  <ul>
                    {navigation.items.map(({ name, path }) => (
                      <li key={path} className="border-line not-first:border-t">
                        {path === solutions.path ? (
                          <SolutionsList name={name} />
                        ) : (
                          <NavLink href={path} className="menu-entry">
                            {name}
                          </NavLink>
                        )}
                      </li>
                    ))}
                  </ul>
                </nav>
                <div className="mt-auto flex flex-wrap gap-3 pt-6 *:grow *:basis-41 *:px-4">
                  <Cta action={join} />
                  <Cta action={demo} variant="secondary" />
                </div>
              </div>
            </details>
          </Disclosure>
        </div>
      </div>
    </header>
  );
}
