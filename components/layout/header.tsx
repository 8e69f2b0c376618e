import type { Route } from "next";
import { Collapsible } from "@/components/islands/header/collapsible";
import { Disclosure } from "@/components/islands/header/disclosure";
import { MobileMenu } from "@/components/islands/header/mobile-menu";
import { NavLink } from "@/components/islands/header/nav-link";
import { ActionLink } from "@/components/ui/action-link";
import { Art } from "@/components/ui/art";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { navigation } from "@/content/navigation";
import solutions from "@/content/pages/solutions";
import type { NavigationItem, ThumbnailName } from "@/content/schema";
import { site } from "@/content/site";

const { labels, demo, join } = navigation;

interface Item extends NavigationItem {
  /** Of its menu. */
  links?: readonly { name: string; text: string; path: Route; art: ThumbnailName }[];
}

const solutionLinks = solutions.cards.map(({ title, description, link, art }) => ({
  name: title,
  text: description,
  path: link,
  art,
}));
const items: readonly Item[] = navigation.items.map((item) =>
  item.path === solutions.path ? { ...item, links: solutionLinks } : item,
);
const linkPaths = (item: Item) => item.links?.map((link) => link.path) ?? [];

function DesktopEntry({ item }: { item: Item }) {
  const entry = (
    <NavLink href={item.path} below={linkPaths(item)} className="header-entry">
      {item.name}
    </NavLink>
  );
  if (!item.links) return entry;
  return (
    <Disclosure entry={entry} label={labels.submenu} icon={<Icon name="chevron-down" className="size-4" />}>
      <ul className="grid grid-cols-2 gap-0.5">
        {item.links.map((link) => (
          <li key={link.path} className="last:odd:col-span-2">
            <NavLink href={link.path} className="disclosure-link">
              <Art name={link.art} thumbnail className="size-13 rounded-md" />
              <span>
                <strong className="block font-semibold">{link.name}</strong>{" "}
                <span className="block text-xs text-muted text-balance">{link.text}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function MobileEntry({ item }: { item: Item }) {
  if (!item.links) {
    return (
      <NavLink href={item.path} className="mobile-menu-entry">
        {item.name}
      </NavLink>
    );
  }
  return (
    <Collapsible label={item.name} icon={<Icon name="chevron-down" className="size-6" />}>
      <ul>
        {item.links.map((link) => (
          <li key={link.path}>
            <NavLink href={link.path}>{link.name}</NavLink>
          </li>
        ))}
        <li>
          <NavLink href={item.path}>{labels.overview}</NavLink>
        </li>
      </ul>
    </Collapsible>
  );
}

/** The header of every page: sticky, with the navigation as links on desktop and as a menu below 75rem. */
export function Header() {
  return (
    <header className="header">
      <div className="page-width flex min-h-header items-center gap-5 max-sm:gap-3 max-[22rem]:gap-1">
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
          <ActionLink action={demo} variant="secondary" size="small" className="max-xl:hidden" />
          <ActionLink action={join} size="small" className="max-[30rem]:px-4" />
        </div>
        <MobileMenu
          label={labels.menu}
          openIcon={<Icon name="menu" className="size-7" />}
          closeIcon={<Icon name="x" className="size-7" />}
        >
          <nav aria-label={labels.mobile}>
            <ul>
              {items.map((item) => (
                <li key={item.path}>
                  <MobileEntry item={item} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto flex gap-3 pt-6">
            <ActionLink action={join} className="flex-1 px-3 text-sm" />
            <ActionLink action={demo} variant="secondary" className="flex-1 px-3 text-sm" />
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
