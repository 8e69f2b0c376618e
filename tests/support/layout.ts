/** Returns the issues of the layout, one line each. Runs in the page, so it is self-contained. */
export function layoutIssues(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  // WCAG 1.4.10
  const issues =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than its window`] : [];
  const root = document.querySelector("#onboarding:not([hidden])") ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim().slice(0, 40);
    const element = texts.currentNode.parentElement;
    if (!text || !element || element.closest("script, style, noscript, svg")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < 12) issues.push(`"${text}" has ${size} px`);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (isCut(range.getBoundingClientRect(), element)) issues.push(`"${text}" is cut at its side`);
  }
  return issues;

  /** Whether a box with hidden overflow, or the window, cuts a text at its side. A box of one pixel is for screen readers alone. */
  function isCut(text: DOMRect, element: Element): boolean {
    const box = element.getBoundingClientRect();
    if (box.width <= 1) return false;
    const cuts = element === document.body || getComputedStyle(element).overflowX !== "visible";
    if (cuts && (text.left < box.left - 1 || text.right > box.right + 1)) return true;
    return element.parentElement !== null && isCut(text, element.parentElement);
  }
}

/** Returns the parts that the first screen lacks: the title, or onboarding's question and first control. Runs in the page. */
export function firstScreenIssues(): string[] {
  const onboarding = document.querySelector("#onboarding:not([hidden])");
  const parts = onboarding
    ? ["h2", "label, input, form button"].map((part) => onboarding.querySelector(part))
    : [document.querySelector("h1")];
  return parts.flatMap((part) => {
    if (!part) return [];
    const { top, bottom } = part.getBoundingClientRect();
    // The first line of a title is enough.
    const end = onboarding ? bottom + onboarding.scrollTop : top + 24 + scrollY;
    return end > innerHeight ? [`below the first screen: ${part.outerHTML.slice(0, 120)}`] : [];
  });
}
