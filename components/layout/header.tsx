import { clsx } from "clsx";
import type { Route } from "next";
import { Collapsible } from "@/components/islands/header/collapsible";
import { Disclosure } from "@/components/islands/header/disclosure";
import { MobileMenu } from "@/components/islands/header/mobile-menu";
import { NavLink } from "@/components/islands/header/nav-link";
import { Art } from "@/components/ui/art";
import { Cta } from "@/components/ui/cta";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { navigation } from "@/content/navigation";
import solutions from "@/content/pages/solutions";
import type { Navigation, SolutionId } from "@/content/schema";
import { site } from "@/content/site";

const { labels, demo, join } = navigation;

type Item = Navigation["items"][number] & {
  /** Of its menu. */
  links?: readonly { name: string; text: string; path: Route; art: SolutionId }[];
};

const solutionLinks = solutions.cards.map(({ id, title, description, link }) => ({
  name: title,
  text: description,
  path: link,
  art: id,
}));
const items: readonly Item[] = navigation.items.map((item) =>
  item.path === solutions.path ? { ...item, links: solutionLinks } : item,
);
const linkPaths = (item: Item) => item.links?.map((link) => link.path) ?? [];

/** The icon of a button that expands something. */
function Chevron({ className }: { className: string }) {
  return (
    <Icon
      name="ChevronDown"
      className={clsx("transition-transform duration-240 ease-settle in-aria-expanded:rotate-180", className)}
    />
  );
}

function DesktopEntry({ item }: { item: Item }) {
  const entry = (
    <NavLink
      href={item.path}
      below={linkPaths(item)}
      className={clsx(
        "relative inline-flex min-h-11 items-center pl-2.75 text-sm font-medium whitespace-nowrap aria-[current]:font-bold",
        // A coral wave under the current entry, and under the hovered one.
        "after:absolute after:bottom-1.5 after:left-2.75 after:h-1.5 after:bg-action after:mask-wave",
        "after:transition-[clip-path] after:duration-240 after:ease-settle after:[clip-path:inset(0_50%)]",
        "hover:after:[clip-path:inset(0)] aria-[current]:after:[clip-path:inset(0)]",
        "forced-colors:after:hidden forced-colors:aria-[current]:underline",
        // It is closer to its button than to its neighbors.
        item.links ? "pr-0.5 after:right-0.5" : "pr-2.75 after:right-2.75",
      )}
    >
      {item.name}
    </NavLink>
  );
  if (!item.links) return entry;
  return (
    <Disclosure entry={entry} label={labels.submenu} icon={<Chevron className="size-4" />}>
      <ul className="grid grid-cols-2 gap-0.5">
        {item.links.map((link) => (
          <li key={link.path} className="last:odd:col-span-2">
            <NavLink
              href={link.path}
              className="grid grid-cols-[3.25rem_1fr] items-center gap-3.5 rounded-md p-2.5 hover:bg-tint aria-[current]:bg-tint"
            >
              <Art name={link.art} thumbnail className="size-13 rounded-md" />
              <span>
                <strong className="block text-base/tight font-semibold">{link.name}</strong>{" "}
                <span className="block text-sm/tight text-muted text-balance">{link.text}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const mobileEntryClasses =
  "flex min-h-12.5 w-full items-center justify-between text-start font-display text-h4 font-semibold aria-[current]:text-accent no-scripts:text-base";

/** A link of an expanded entry. */
function MobileLink({ href, children }: { href: Route; children: string }) {
  return (
    <NavLink
      href={href}
      className="flex min-h-11 items-center text-lead font-medium aria-[current]:text-accent"
    >
      {children}
    </NavLink>
  );
}

function MobileEntry({ item }: { item: Item }) {
  if (!item.links) {
    return (
      <NavLink href={item.path} className={mobileEntryClasses}>
        {item.name}
      </NavLink>
    );
  }
  return (
    <Collapsible
      label={item.name}
      icon={<Chevron className="size-6 no-scripts:hidden" />}
      className={mobileEntryClasses}
    >
      <ul>
        {item.links.map((link) => (
          <li key={link.path}>
            <MobileLink href={link.path}>{link.name}</MobileLink>
          </li>
        ))}
        <li>
          <MobileLink href={item.path}>{labels.overview}</MobileLink>
        </li>
      </ul>
    </Collapsible>
  );
}

/** The header of every page: sticky, with the navigation as links on desktop and as a menu below 75rem. */
export function Header() {
  return (
    <header
      className={clsx(
        "sticky top-0 z-40 bg-surface print:hidden",
        // A hairline appears with the first pixels of scroll, where the browser has scroll timelines.
        "supports-[animation-timeline]:animate-header-line supports-[animation-timeline]:[animation-timeline:scroll()]",
        "supports-[animation-timeline]:[animation-range:0_8px]",
        // Without scripts the mobile menu opens below the logo and the buttons.
        "no-scripts:max-xl:static",
      )}
    >
      <div className="page-width flex min-h-header items-center gap-5 max-sm:gap-3 max-[22rem]:gap-1 no-scripts:max-xl:flex-wrap">
        <PageLink href="/" className="mr-auto inline-flex min-h-11 items-center" aria-label={labels.home}>
          <Logo name={site.name} />
        </PageLink>
        <nav className="max-xl:hidden" aria-label={labels.main}>
          <ul className="flex gap-0.5">
            {items.map((item) => (
              <li key={item.path}>
                <DesktopEntry item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex gap-2 max-[18rem]:hidden">
          <Cta action={demo} variant="secondary" size="small" className="max-xl:hidden" />
          <Cta action={join} size="small" className="max-[30rem]:px-4" />
        </div>
        <MobileMenu
          label={labels.menu}
          openIcon={<Icon name="Menu" className="size-7" />}
          closeIcon={<Icon name="X" className="size-7" />}
        >
          <nav aria-label={labels.mobile}>
            <ul className="no-scripts:grid no-scripts:grid-cols-2 no-scripts:gap-x-4">
              {items.map((item) => (
                <li key={item.path} className="border-line not-first:border-t no-scripts:nth-2:border-t-0">
                  <MobileEntry item={item} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto flex gap-3 pt-6">
            <Cta action={join} className="flex-1 text-sm" />
            <Cta action={demo} variant="secondary" className="flex-1 text-sm" />
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
