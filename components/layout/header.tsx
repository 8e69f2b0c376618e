import { clsx } from "clsx";
import { Disclosure } from "@/components/islands/header/disclosure";
import { NavLink, NavSummary } from "@/components/islands/header/nav-link";
import { Art } from "@/components/ui/art";
import { Cta } from "@/components/ui/cta";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
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

/** An entry, with a coral wave below it. */
const entry = "entry-wave relative flex items-center forced-colors:aria-[current]:underline";

const wideEntry = clsx(entry, "min-h-11 px-1 text-sm font-medium whitespace-nowrap");

const mobileEntry = clsx(
  entry,
  // An upright phone has space for taller entries.
  "min-h-12.5 justify-between [@media(height>=44rem)]:min-h-16",
  "font-display text-h3 font-semibold tracking-[-0.02em] aria-[current]:text-accent",
);

function Chevron({ size }: { size: string }) {
  return (
    <Icon
      name="ChevronDown"
      className={clsx("transition-[rotate] duration-240 ease-settle in-[[open]>summary]:rotate-180", size)}
    />
  );
}

interface SolutionsMenuProps {
  name: string;
  /** Whether the panel starts at its entry, or ends where the list of entries does. */
  startsHere: boolean;
}

/** The entry of the Solutions page in a wide header: a link, and a menu beside it. */
function SolutionsMenu({ name, startsHere }: SolutionsMenuProps) {
  return (
    <Disclosure className={clsx("flex", startsHere && "relative")}>
      <NavLink href={solutions.path} below={solutionPaths} className={wideEntry}>
        {name}
      </NavLink>
      <details suppressHydrationWarning>
        <summary className="-ms-1 grid min-h-11 w-7 place-items-center">
          <span className="sr-only">{labels.submenu}</span>
          <Chevron size="size-4" />
        </summary>
        <ul
          className={clsx(
            "absolute top-full mt-1.5 grid w-[37rem] grid-cols-2 gap-0.5",
            startsHere ? "-start-4" : "end-0",
            "forced-border animate-menu-in rounded-lg bg-raised p-2.5 [box-shadow:var(--shadow-float)]",
            // Covers the gap between entry and panel, so that the menu stays open while the mouse crosses it.
            "before:absolute before:inset-x-0 before:-top-2.5 before:h-2.5",
          )}
        >
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
      <NavSummary paths={solutionPaths} className={mobileEntry}>
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

/** The entries side by side, where they fit. Large text makes them wrap. */
function WideNavigation() {
  return (
    <nav className="ms-auto me-2 @max-entries:hidden" aria-label={labels.main}>
      <ul className="relative flex flex-wrap justify-end gap-x-[clamp(0.25rem,10cqw-5.85rem,1rem)]">
        {navigation.items.map(({ name, path }, index) => (
          <li key={path}>
            {path === solutions.path ? (
              // Below the last five entries, the narrowest header has no space to the right.
              <SolutionsMenu name={name} startsHere={index < navigation.items.length - 5} />
            ) : (
              <NavLink href={path} className={wideEntry}>
                {name}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The menu of a header that is too narrow for the entries. */
function MobileMenu() {
  return (
    <Disclosure coversPage className="@min-entries:hidden">
      <details id="menu" suppressHydrationWarning>
        <summary className="-me-2 grid size-11 place-items-center">
          <span className="sr-only">{labels.menu}</span>
          <span className="menu-bars relative h-[1.125rem] w-[1.375rem] border-y-2 in-[[open]>summary]:border-0" />
        </summary>
        {/* Without a tabindex, Firefox makes a scrolling element a tab stop, which has no name. */}
        <div
          tabIndex={-1}
          className={clsx(
            // The panel fills the window below the header.
            "menu-sheet absolute inset-x-0 top-full h-[calc(100dvh-var(--spacing-header))] overflow-y-auto",
            "flex animate-menu-in flex-col bg-surface px-gutter pt-2 pb-6",
          )}
        >
          <nav aria-label={labels.mobile}>
            <ul>
              {navigation.items.map(({ name, path }) => (
                <li key={path} className="border-line not-first:border-t">
                  {path === solutions.path ? (
                    <SolutionsList name={name} />
                  ) : (
                    <NavLink href={path} className={mobileEntry}>
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
  );
}

/** The header of every page. Visitors may open a `<details>` before hydration, hence the suppressed warnings. */
export function Header() {
  return (
    <header className="site-header @container sticky top-0 z-40 bg-surface print:hidden">
      {/* Reader views leave out the header, but not a link before it. */}
      <PageLink
        href="#main"
        className={clsx(
          "fixed -top-20 start-gutter z-60 focus:top-3 in-[:has(#menu[open])]:hidden",
          "rounded-full bg-ink px-5 py-3 text-surface",
        )}
      >
        {labels.skip}
      </PageLink>
      <div className="page-width flex min-h-header items-center justify-between gap-3">
        <PageLink href="/" className="inline-flex min-h-11 flex-none items-center" aria-label={labels.home}>
          <Logo name={site.name} />
        </PageLink>
        <WideNavigation />
        <div className="flex gap-2 wrap-anywhere @min-entries:flex-none">
          <Cta action={demo} variant="secondary" size="small" className="@max-entries:hidden" />
          <Cta action={join} variant="solid" size="small" className="@max-[18rem]:hidden" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
