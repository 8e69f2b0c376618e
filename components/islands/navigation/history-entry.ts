/* Each entry of the history remembers the link that was followed from it. Next.js keeps what others add to an entry's state. */

interface FollowedLink {
  /** The link's URL, and its place among the links to the same URL. */
  href: string;
  index: number;
  /** How far the page was scrolled; undefined where the browser restores that: after a link to no page, and once it was restored. */
  top?: number | undefined;
}

const linksTo = (href: string) => [...document.querySelectorAll("a")].filter((link) => link.href === href);
const followedLink = (): FollowedLink | undefined => history.state?.followedLink;
const remember = (link: FollowedLink) => history.replaceState({ ...history.state, followedLink: link }, "");

/** Remembers in the current entry which link is followed, and how far the page is scrolled. */
export function rememberFollowedLink(link: HTMLAnchorElement, top?: number): void {
  remember({ href: link.href, index: linksTo(link.href).indexOf(link), top });
}

/** Scrolls to where the link was followed. After a reload, browsers restore this place too early, in the page that showed before. */
export function restoreScroll(): void {
  const link = followedLink();
  if (link?.top === undefined) return;
  scrollTo({ top: link.top, behavior: "instant" });
  // The next time, the visitor may leave this entry without a link. Then only the browser knows the place.
  remember({ ...link, top: undefined });
}

/** Moves the focus to the link that was followed from the current entry. Returns whether it is there and visible. */
export function focusFollowedLink(): boolean {
  const followed = followedLink();
  const link = followed && linksTo(followed.href)[followed.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
