/* Changes that others make to a parsed page. Each function runs in the page, so it is self-contained. */

/** Changes a page as extensions do: icons beside fields, an element that begins the body, styles and scripts. */
export function extend(): void {
  for (const field of document.querySelectorAll("input, textarea"))
    field.after(document.createElement("x-icon"));
  document.body.prepend(document.createElement("div"));
  document.head.prepend(document.createElement("style"));
  document.head.append(document.createElement("script"));
}

/** Replaces every text node as a browser's translation does: React no longer finds its own. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.matches("script, style")) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
