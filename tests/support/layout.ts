/**
 * Returns the words that are cut or overlap, one line for each issue. Runs in the page, so it is self-contained. Compares
 * boxes before styles, which cost most.
 */
export function layoutIssues(): string[] {
  interface Line {
    text: string;
    rect: DOMRect;
    element: Element;
  }
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const lines = linesOf(document.body);
  return [...new Set([...sidewaysIssues(), ...lines.flatMap(cutIssues), ...overlapIssues(lines)])];

  /** The page must not scroll sideways (WCAG 1.4.10). */
  function sidewaysIssues(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const visible = [...document.body.querySelectorAll("*")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    // Texts and controls first: drawings and boxes mostly follow their width.
    const texts = new Set(lines.map(({ element }) => element));
    const named = visible.filter(
      (element) =>
        boxOf(element).right > clientWidth &&
        (element.matches("a, button, input, summary, textarea") || texts.has(element)),
    );
    // The innermost of those that reach as far.
    const widest = (named.length > 0 ? named : visible).reduce(
      (one, other) => (boxOf(other).right >= boxOf(one).right ? other : one),
      document.body,
    );
    const words = (widest.ariaLabel ?? widest.textContent ?? "").trim().slice(0, 40);
    return [
      `the page is ${scrollWidth - clientWidth} px wider than its window, as far as "${words}" in <${widest.localName} class="${widest.getAttribute("class")}"> reaches`,
    ];
  }

  /** Returns each drawn line of text, except in charts and for screen readers alone. */
  function linesOf(root: Element): Line[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !element || element.closest("script, style, noscript, svg, .sr-only, [href='#main']"))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1) found.push({ text: text.slice(0, 40), rect, element });
      }
    }
    return found;
  }

  function* ancestorsOf(element: Element): Generator<Element> {
    for (let part: Element | null = element; part; part = part.parentElement) yield part;
  }

  /** Returns whether the window's sides or a box with hidden overflow cut a line. */
  function cutIssues({ text, rect, element }: Line): string[] {
    const reachesOut = (part: Element) => isBeyondSides(rect, boxOf(part)) || isBeyondEnds(rect, boxOf(part));
    if (![...ancestorsOf(element)].some(reachesOut)) return [];
    for (const part of ancestorsOf(element)) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const isRoot = part === document.body || part === document.documentElement;
      if (/auto|scroll/.test(overflowY) && !isRoot) return [];
      const place = `<${part.localName} class="${part.className}">`;
      if ((isRoot || overflowX !== "visible") && isBeyondSides(rect, boxOf(part)))
        return [`"${text}" is cut at its side by ${place}`];
      if (!isRoot && overflowY !== "visible" && isBeyondEnds(rect, boxOf(part)))
        return [`"${text}" is cut above or below by ${place}`];
    }
    return [];
  }

  function isBeyondSides(rect: DOMRect, box: DOMRect): boolean {
    return rect.left < box.left - 1 || rect.right > box.right + 1;
  }

  /** Fonts reach higher than their line, so only a line that loses a third of its height counts. */
  function isBeyondEnds(rect: DOMRect, box: DOMRect): boolean {
    return Math.max(box.top - rect.top, rect.bottom - box.bottom) > rect.height / 3;
  }

  /** Returns lines of different blocks whose letters overlap. */
  function overlapIssues(all: readonly Line[]): string[] {
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => lettersMeet(one.rect, other.rect))
        // Layers over the page may cover words for a while.
        .filter((other) => layerOf(one.element) === layerOf(other.element))
        .filter((other) => blockOf(one.element) !== blockOf(other.element))
        .map((other) => `"${one.text}" and "${other.text}" overlap`),
    );
  }

  /** Small letters are in the middle half of a line, whatever its height. */
  function lettersMeet(one: DOMRect, other: DOMRect): boolean {
    if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 2) return false;
    const [upper, lower] = one.top < other.top ? [one, other] : [other, one];
    return upper.bottom - upper.height / 4 > lower.top + lower.height / 4;
  }

  function layerOf(element: Element): Element | null {
    for (const part of ancestorsOf(element)) {
      if (part.matches("[data-slot=disclosure-panel]")) return part;
      if (["fixed", "sticky"].includes(getComputedStyle(part).position)) return part;
    }
    return null;
  }

  function blockOf(element: Element): Element {
    let block = element;
    while (block.parentElement && getComputedStyle(block).display.startsWith("inline"))
      block = block.parentElement;
    return block;
  }
}

/**
 * Returns controls that are smaller than 44 px, except links in a text, breadcrumbs and the footer's. axe knows the size that
 * every target needs (WCAG 2.5.8).
 */
export function actionIssues(): string[] {
  const controls = "a, button, summary, label:has(input), input:not(label *), textarea";
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) => !control.matches("footer *, main nav *") && getComputedStyle(control).display !== "inline",
    )
    .flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const name = (control.textContent || control.ariaLabel || control.id).trim().slice(0, 40);
      // An entry of a menu is as wide as its word.
      const size = control.closest("nav") ? height : Math.min(width, height);
      return size < 43.9 ? [`"${name}" is ${width} × ${height} px`] : [];
    });
}

/** Returns headings with a block in them: Orca reads these in pieces. */
export function brokenHeadings(): string[] {
  const isBlock = (part: Element) => getComputedStyle(part).display !== "inline";
  return [...document.querySelectorAll("h1, h2, h3, h4")]
    .filter((heading) => [...heading.children].some(isBlock))
    .map(({ innerHTML }) => innerHTML);
}
