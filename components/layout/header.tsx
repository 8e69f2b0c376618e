import { clsx } from "clsx";
import { Menu } from "@/components/islands/header/menu";
import { NavLink, NavSummary } from "@/components/islands/header/nav-link";
import { Art } from "@/components/ui/art";
import { Cta } from "@/components/ui/cta";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { navigation } from "@/content/navigation";
import solutions from "@/content/pages/solutions";
import type { Navigation } from "@/content/schema";
import { site } from "@/content/site";

const { labels, demo, join } = navigation;

type Item = Navigation["items"][number];

/** The menu of Solutions: one for each audience, and all of them. */
const solutionLinks = [
  ...solutions.cards,
  { id: "solutions", title: labels.overview, description: labels.overviewText, link: solutions.path },
] as const;
const solutionPaths = solutionLinks.map(({ link }) => link);
const hasMenu = ({ path }: Item) => path === solutions.path;
/** All that the wide header has room for, as one text. */
const entries = [...navigation.items.map(({ name }) => name), demo.label, join.label].join("");

/** The icon of a summary. */
function Chevron({ className }: { className: string }) {
  return (
    <Icon
      name="ChevronDown"
      className={clsx("transition-transform duration-240 ease-settle menu-open:rotate-180", className)}
    />
  );
}

function DesktopEntry({ item }: { item: Item }) {
  const entry = (
    <NavLink
      href={item.path}
      below={hasMenu(item) ? solutionPaths : undefined}
      className={clsx(
        "relative inline-flex min-h-11 items-center ps-(--space) text-sm font-medium whitespace-nowrap aria-[current]:font-bold",
        // A coral wave under the current entry, and under the hovered one.
        "after:absolute after:bottom-1.5 after:start-(--space) after:h-1.5 after:bg-sun after:mask-wave",
        "after:transition-[clip-path] after:duration-240 after:ease-settle after:[clip-path:inset(0_50%)]",
        "hover:after:[clip-path:inset(0)] aria-[current]:after:[clip-path:inset(0)]",
        "forced-colors:after:hidden forced-colors:aria-[current]:underline",
        // It is closer to its button than to its neighbors.
        hasMenu(item) ? "pe-0.5 after:end-0.5" : "pe-(--space) after:end-(--space)",
      )}
    >
      {/* Room for both weights is kept, so that no entry moves from page to page. With hinting, bold may be the narrower one. */}
      <span
        data-name={item.name}
        className="grid before:invisible before:row-start-3 before:h-0 before:overflow-hidden before:font-medium before:content-[attr(data-name)] after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-name)]"
      >
        {item.name}
      </span>
    </NavLink>
  );
  if (!hasMenu(item)) return entry;
  return (
    <Menu className="group relative flex">
      {entry}
      <details suppressHydrationWarning>
        <summary className="me-1.5 grid min-h-11 w-7 place-items-center">
          <span className="sr-only">{labels.submenu}</span>
          <Chevron className="size-4" />
        </summary>
      </details>
      <div
        data-slot="disclosure-panel"
        className={clsx(
          "forced-border absolute top-full -start-4 mt-1.5 w-148 rounded-lg bg-raised p-2.5 shadow-(--shadow-float)",
          // In the narrowest viewport with this menu, the last four of the eight entries have no room to their right.
          "in-[li:nth-last-child(-n+4)]:-end-12 in-[li:nth-last-child(-n+4)]:start-auto",
          // Keeps the panel hovered while a mouse crosses the gap below the entry.
          "before:absolute before:inset-x-0 before:-top-2.5 before:h-2.5",
          "pointer-events-none invisible translate-y-2 opacity-0 ease-settle",
          // When the mouse has left, the panel waits for it for a moment. While it fades out, it takes no pointer.
          "transition-[opacity,translate,visibility,pointer-events] transition-discrete delay-120 in-data-ignore-hover:delay-0",
          "[transition-duration:240ms,240ms,240ms,0s]",
          // Visible at once, because a hidden link takes no focus.
          "menu-open:pointer-events-auto menu-open:visible menu-open:translate-y-0 menu-open:opacity-100",
          "menu-open:transition-[opacity,translate] menu-open:delay-0",
        )}
      >
        <ul className="grid grid-cols-2 gap-0.5">
          {solutionLinks.map(({ id, title, description, link }) => (
            <li key={link}>
              <NavLink
                href={link}
                className="grid grid-cols-[3.25rem_1fr] items-center gap-3.5 rounded-md p-2.5 hover:bg-tint aria-[current]:bg-tint"
              >
                <Art name={id} view="thumbnail" className="size-13 rounded-md" />
                <span>
                  <strong className="block text-base/tight font-semibold">{title}</strong>{" "}
                  <span className="block text-sm/tight text-muted text-balance">{description}</span>
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </Menu>
  );
}

const mobileEntryClasses =
  "flex min-h-12.5 w-full items-center justify-between text-start font-display text-h4 font-semibold aria-[current]:text-accent";

function MobileEntry({ item }: { item: Item }) {
  if (!hasMenu(item)) {
    return (
      <NavLink href={item.path} className={mobileEntryClasses}>
        {item.name}
      </NavLink>
    );
  }
  return (
    <details suppressHydrationWarning>
      <NavSummary paths={solutionPaths} className={mobileEntryClasses}>
        {item.name}
        <Chevron className="size-6" />
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
 * The header of every page, with the navigation as links where they fit, and else as a menu. Visitors may open a `<details>` before
 * hydration, hence the suppressed warnings.
 */
export function Header() {
  return (
    <header
      className={clsx(
        "sticky top-0 z-40 @container bg-surface very-low:not-has-[#menu[open]]:relative print:hidden",
        // A hairline appears with the first pixels of scroll, where the browser has scroll timelines.
        "supports-[animation-timeline]:animate-header-line supports-[animation-timeline]:[animation-timeline:scroll()]",
        "supports-[animation-timeline]:[animation-range:0_8px]",
      )}
    >
      {/* Here, because reader views leave out a header, but not a link before it. */}
      <a
        className="fixed -top-20 start-gutter z-60 rounded-full bg-ink px-5 py-3 text-surface focus:top-3 in-[:has(#menu[open])]:hidden"
        href="#main"
      >
        {labels.skip}
      </a>
      <div className="page-width flex min-h-header items-center [--header-width:100cqw]">
        <PageLink href="/" className="inline-flex min-h-11 flex-none items-center" aria-label={labels.home}>
          <Logo name={site.name} />
        </PageLink>
        {/*
         * It is as wide as all entries: their text in bold, and the space in and between them at its smallest. What it leaves of the
         * header is the width of the next element, a container: without any, the entries do not fit. So fonts, letter spacing and
         * names decide, and not only the viewport.
         */}
        <div
          data-entries={entries}
          className="invisible h-0 min-w-0 overflow-hidden text-sm font-bold whitespace-pre before:ps-56 before:content-[attr(data-entries)]"
        />
        <div className="@container/rest relative flex grow basis-0 items-center justify-end gap-5 self-stretch max-sm:gap-3 max-[22rem]:gap-1">
          {/* The space beside each entry grows with the header. */}
          <nav
            className="flex-none [--space:calc(0.25rem+min(100cqw/24,0.4375rem))] @max-[1px]/rest:hidden"
            aria-label={labels.main}
          >
            <ul className="flex gap-0.5">
              {navigation.items.map((item) => (
                <li key={item.path}>
                  <DesktopEntry item={item} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-none gap-2 max-[18rem]:hidden">
            <Cta action={demo} variant="secondary" size="small" className="@max-[1px]/rest:hidden" />
            <Cta action={join} size="small" className="max-[30rem]:px-4" />
          </div>
          <Menu coversPage className="flex-none @min-[1px]/rest:hidden">
            <details id="menu" className="peer" suppressHydrationWarning>
              <summary className="-me-2 grid size-11 place-items-center">
                <span className="sr-only">{labels.menu}</span>
                <Icon name="Menu" className="size-7 in-open:hidden" />
                <Icon name="X" className="hidden size-7 in-open:block" />
              </summary>
            </details>
            {/* Without a tabindex, Firefox makes a scrolling element a tab stop, which has no name. */}
            <div
              tabIndex={-1}
              className={clsx(
                "absolute -end-[max(var(--spacing-gutter),(var(--header-width)-var(--container-page))/2)] top-full hidden h-[calc(100dvh-var(--spacing-header))] w-[max(var(--header-width),100vw-1.25rem)] flex-col overflow-y-auto overscroll-contain",
                "bg-surface px-gutter pt-2 pb-6 in-[html:has([data-slot=notice-room])]:pb-notice peer-open:flex",
                "pointer-events-none translate-y-2 opacity-0 ease-settle peer-open:pointer-events-auto peer-open:translate-y-0 peer-open:opacity-100",
                "transition-[opacity,translate,display] transition-discrete duration-240 starting:peer-open:translate-y-2 starting:peer-open:opacity-0",
              )}
            >
              <nav aria-label={labels.mobile}>
                <ul>
                  {navigation.items.map((item) => (
                    <li key={item.path} className="border-line not-first:border-t">
                      <MobileEntry item={item} />
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="mt-auto flex flex-wrap gap-3 pt-6">
                <Cta action={join} className="grow basis-41 min-[18rem]:hidden" />
                <Cta action={demo} variant="secondary" className="grow basis-41" />
              </div>
            </div>
          </Menu>
        </div>
      </div>
    </header>
  );
}
