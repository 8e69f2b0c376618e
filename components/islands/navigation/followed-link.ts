/** A link on a page: its URL, and its place among the links to the same URL. */
interface FollowedLink {
  href: string;
  index: number;
}

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** Notes in the current entry of the history that a link was followed. Next.js keeps what others add to its state. */
export function noteFollowedLink(link: HTMLAnchorElement): void {
  const { href } = link;
  const followedLink: FollowedLink = { href, index: linksTo(href).indexOf(link) };
  history.replaceState({ ...history.state, followedLink }, "");
}

/** Moves the focus to the link that was followed from this entry of the history. Returns whether it is there and visible. */
export function focusFollowedLink(): boolean {
  const followed: FollowedLink | undefined = history.state?.followedLink;
  const link = followed && linksTo(followed.href)[followed.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
