/* What an entry of the history knows about how it was left. Next.js keeps what others add to its state. */

interface Left {
  /** The link that was followed: its URL, and its place among the links to the same URL. */
  href: string;
  index: number;
  /** How far the page was scrolled. */
  top?: number;
}

const linksTo = (href: string) => [...document.querySelectorAll("a")].filter((link) => link.href === href);
const note = (left: Left) => history.replaceState({ ...history.state, left }, "");

/** Notes in the current entry by which link, and from where, it is left. */
export function noteLeaving(link: HTMLAnchorElement): void {
  note({ href: link.href, index: linksTo(link.href).indexOf(link), top: scrollY });
}

/**
 * Scrolls to the place where the current entry was left. After a reload, browsers restore it too early, in the page that showed
 * before.
 */
export function returnToPlace(): void {
  const { left }: { left?: Left } = history.state ?? {};
  if (left?.top === undefined) return;
  scrollTo({ top: left.top, behavior: "instant" });
  // The next time it may be left in another way, from a place that only the browser knows.
  note({ ...left, top: undefined });
}

/** Moves the focus to the link that was followed from the current entry. Returns whether it is there and visible. */
export function focusFollowedLink(): boolean {
  const { left }: { left?: Left } = history.state ?? {};
  const link = left && linksTo(left.href)[left.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
