/* Changes that extensions and translations make to a parsed page. Each function runs in the page, so it is self-contained. */

export const changes: Readonly<Record<string, () => void>> = {
  "an icon beside each field": () => {
    for (const field of document.querySelectorAll("input, textarea"))
      field.after(document.createElement("x-icon"));
  },
  "a first element in the body": () => document.body.prepend(document.createElement("div")),
  "styles and scripts in the head": () => {
    document.head.prepend(document.createElement("style"));
    document.head.append(document.createElement("script"));
  },
  "a translation": translate,
};

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
