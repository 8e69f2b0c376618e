/** Returns what is wrong with the layout, one line for each issue. Runs in the page, so it is self-contained. */
export function layoutIssues(): string[] {
  interface Line {
    text: string;
    rect: DOMRect;
    element: Element;
  }
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const root = document.querySelector("#onboarding:not([hidden])") ?? document.body;
  const lines = linesOf(root).filter(isShown);
  return [
    ...new Set([
      ...sidewaysIssues(),
      ...footerIssues(),
      ...lines.flatMap(cutIssues),
      ...overlapIssues(),
      ...lines.flatMap(sizeIssues),
    ]),
  ];

  /** The page must not scroll sideways (WCAG 1.4.10). */
  function sidewaysIssues(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll("*")].find((each) => boxOf(each).right > clientWidth);
    return [`the page is ${scrollWidth - clientWidth} px wider than its window: ${widest?.outerHTML}`];
  }

  /** The page is as high as its window: no band is below the footer. */
  function footerIssues(): string[] {
    const footer = document.querySelector("footer");
    const isLow = footer && boxOf(footer).bottom + scrollY < innerHeight - 1;
    return isLow ? ["below the footer, the window is empty"] : [];
  }

  /** Returns each rendered line of text, except in charts. */
  function linesOf(root: Element): Line[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !element || element.closest("script, style, noscript, svg")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1) found.push({ text: text.slice(0, 40), rect, element });
      }
    }
    return found;
  }

  /** A box of one pixel has text for screen readers alone. A scroller hides what is scrolled out of it. */
  function isShown({ rect, element }: Line): boolean {
    return !ancestorsOf(element).some((part) => {
      const box = boxOf(part);
      const isOut = rect.bottom <= box.top || rect.top >= box.bottom;
      return box.width <= 1 || (isOut && isScroller(part));
    });
  }

  function ancestorsOf(element: Element): Element[] {
    return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [];
  }

  function isScroller(part: Element): boolean {
    return part !== document.body && /auto|scroll/.test(getComputedStyle(part).overflowY);
  }

  /** Returns whether the window's sides or a box with hidden overflow cut a line. */
  function cutIssues({ text, rect, element }: Line): string[] {
    for (const part of ancestorsOf(element)) {
      if (isScroller(part)) return [];
      const { overflowX, overflowY } = getComputedStyle(part);
      const place = `<${part.localName} class="${part.className}">`;
      const box = boxOf(part);
      const cutsSides = overflowX !== "visible" || part === document.body;
      if (cutsSides && (rect.left < box.left - 1 || rect.right > box.right + 1))
        return [`"${text}" is cut at its side by ${place}`];
      // Fonts reach higher than their line, so only a line that loses a third of its height counts.
      const lost = Math.max(box.top - rect.top, rect.bottom - box.bottom);
      if (overflowY !== "visible" && part !== document.body && lost > rect.height / 3)
        return [`"${text}" is cut above or below by ${place}`];
    }
    return [];
  }

  /** Returns lines of different blocks whose letters overlap. */
  function overlapIssues(): string[] {
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => lettersMeet(one.rect, other.rect))
        // Layers over the page may cover text for a while.
        .filter((other) => layerOf(one.element) === layerOf(other.element))
        .filter((other) => blockOf(one.element) !== blockOf(other.element))
        .map((other) => `"${one.text}" and "${other.text}" overlap`),
    );
  }

  function sizeIssues({ text, element }: Line): string[] {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return size < 12 ? [`"${text}" has ${size} px`] : [];
  }

  /** Small letters are in the middle half of a line, whatever its height. */
  function lettersMeet(one: DOMRect, other: DOMRect): boolean {
    if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 2) return false;
    const [upper, lower] = one.top < other.top ? [one, other] : [other, one];
    return upper.bottom - upper.height / 4 > lower.top + lower.height / 4;
  }

  function layerOf(element: Element): Element | undefined {
    return ancestorsOf(element).find(
      (part) =>
        part.matches("[data-slot=disclosure-panel]") || /fixed|sticky/.test(getComputedStyle(part).position),
    );
  }

  function blockOf(element: Element): Element | undefined {
    return ancestorsOf(element).find((part) => !getComputedStyle(part).display.startsWith("inline"));
  }
}

/** Returns what the first screen lacks: the title, or onboarding's question and first control. Runs in the page. */
export function firstScreenIssues(): string[] {
  const onboarding = document.querySelector("#onboarding:not([hidden])");
  const parts = onboarding
    ? ["h2", "label, input, form button"].map((part) => onboarding.querySelector(part))
    : [document.querySelector("h1")];
  return parts.flatMap((part) => {
    if (!part) return [];
    const { top, bottom } = part.getBoundingClientRect();
    // Of a title, the first line.
    const end = onboarding ? bottom + onboarding.scrollTop : top + 24 + scrollY;
    return end > innerHeight ? [`below the first screen: ${part.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Returns words that are broken in two, except email addresses. */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{N}’@.]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (!word.includes("@") && lines.some(({ top }) => lines.some(({ bottom }) => top > bottom - 1)))
        broken.push(`"${word}" is broken`);
    }
  }
  return broken;
}

/** Returns controls below 44 px, except in texts, breadcrumbs and the footer. axe knows the minimum (WCAG 2.5.8). */
export function actionIssues(): string[] {
  const controls = "a, button, summary, label:has(input), input:not(label *), textarea";
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const isShown = control.checkVisibility({ visibilityProperty: true });
    const isInText =
      control.matches("footer *, main nav *") || getComputedStyle(control).display === "inline";
    const { width, height } = control.getBoundingClientRect();
    // An entry of a menu is as wide as its word.
    const size = control.closest("nav") ? height : Math.min(width, height);
    const name = (control.textContent || control.ariaLabel || control.id).trim().slice(0, 40);
    return isShown && !isInText && size < 43.9 ? [`"${name}" is ${width} × ${height} px`] : [];
  });
}

/** Returns headings with a block in them: Orca reads these in pieces. */
export function brokenHeadings(): string[] {
  const isBlock = (part: Element) => getComputedStyle(part).display !== "inline";
  return [...document.querySelectorAll("h1, h2, h3, h4")]
    .filter((heading) => [...heading.children].some(isBlock))
    .map(({ innerHTML }) => innerHTML);
}
