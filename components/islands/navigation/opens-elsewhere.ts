type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/**
 * Whether a click on a link leaves the page as it is: with these keys, with another target, which an extension may set, or with
 * `download`, the browser opens or saves the link's page elsewhere.
 */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys, link: Element): boolean =>
  ctrlKey ||
  metaKey ||
  shiftKey ||
  altKey ||
  (link.getAttribute("target") || "_self") !== "_self" ||
  link.hasAttribute("download");
