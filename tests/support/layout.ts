/** What a page's layout does to its words, in words; read in the page, and self-contained for that. */
export function layoutFaults(): string[] {
  interface Line {
    text: string;
    rect: DOMRect;
    element: Element;
    layer: Element | null;
  }
  const lines = linesOf(document.body);
  return [...new Set([...sidewaysFaults(), ...lines.flatMap(cutFaults), ...overlapFaults(lines)])];

  /** The page scrolls in one direction alone (WCAG 1.4.10). */
  function sidewaysFaults(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`the page is ${scrollWidth - clientWidth} px wider than its window`]
      : [];
  }

  /** Each line of text that is drawn. Hidden words for screen readers, and those of charts, are not among them. */
  function linesOf(root: Element): Line[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !element || element.closest("script, style, noscript, svg, .sr-only, .skip-link"))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1) found.push({ text: text.slice(0, 40), rect, element, layer: layerOf(element) });
      }
    }
    return found;
  }

  /** What floats over the page may cover words for a while: overlaps are looked for among what scrolls together. */
  function layerOf(element: Element): Element | null {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(part).position)) return part;
      if (part.matches(".disclosure-panel")) return part;
    }
    return null;
  }

  /** A line that reaches out of what cuts it off: the window's sides, or a box that hides what does not fit. */
  function cutFaults({ text, rect, element }: Line): string[] {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const isRoot = part === document.body || part === document.documentElement;
      if (/auto|scroll/.test(overflowY) && !isRoot) return [];
      const wide = isRoot || overflowX !== "visible";
      if (wide && (rect.left < box.left - 1 || rect.right > box.right + 1))
        return [`"${text}" is cut at its side by <${part.localName} class="${part.className}">`];
      // Fonts reach higher than the line: only what loses a third of its height is cut.
      const lost = Math.max(box.top - rect.top, rect.bottom - box.bottom);
      if (!isRoot && overflowY !== "visible" && lost > rect.height / 3)
        return [`"${text}" is cut above or below by <${part.localName} class="${part.className}">`];
    }
    return [];
  }

  /** Two lines of different blocks whose letters stand over each other. */
  function overlapFaults(all: readonly Line[]): string[] {
    const faults: string[] = [];
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        if (one.layer !== other.layer || blockOf(one.element) === blockOf(other.element)) continue;
        // The middle half of a line's height is where its small letters are, whatever the line height.
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const [upper, lower] =
          one.rect.top < other.rect.top ? [one.rect, other.rect] : [other.rect, one.rect];
        const height = upper.bottom - upper.height / 4 - (lower.top + lower.height / 4);
        if (width > 2 && height > 0) faults.push(`"${one.text}" and "${other.text}" overlap`);
      }
    }
    return faults;
  }

  function blockOf(element: Element): Element {
    let block = element;
    while (block.parentElement && getComputedStyle(block).display.startsWith("inline"))
      block = block.parentElement;
    return block;
  }
}

/** Targets that are smaller than 24 px and too near to others (WCAG 2.5.8), and main actions under 44 px. */
export function targetFaults(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, label.choice"),
  ]
    .filter((target) => !target.matches(".choice input, .skip-link"))
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ target, box: target.getBoundingClientRect() }));
  return targets.flatMap(({ target, box }) => {
    const name = (target.textContent || target.getAttribute("aria-label") || target.localName)
      .trim()
      .slice(0, 40);
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    const least = Math.min(box.width, box.height);
    if (
      target.matches(
        ".button, .notice-close, .mobile-menu-toggle, .mobile-menu-entry, input, textarea, .choice",
      )
    )
      return least < 43.9 ? [`"${name}" is a main action of ${size}`] : [];
    if (least >= 24 || isInSentence(target)) return [];
    const crowded = targets.some(
      ({ target: other, box: near }) => other !== target && distance(box, near) < 12,
    );
    return crowded ? [`"${name}" is ${size}, and too near to another`] : [];
  });

  function isInSentence(target: HTMLElement): boolean {
    const words = target.parentElement?.textContent?.trim().length ?? 0;
    return getComputedStyle(target).display === "inline" && words > (target.textContent?.trim().length ?? 0);
  }

  /** From the middle of a box to the nearest point of another. */
  function distance(box: DOMRect, near: DOMRect): number {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    return Math.hypot(Math.max(near.left - x, 0, x - near.right), Math.max(near.top - y, 0, y - near.bottom));
  }
}
