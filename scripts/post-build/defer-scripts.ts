import type { HTMLElement } from "node-html-parser";

/*
 * The framework's scripts start once text has been painted. Requested at once, they would share the connection with the
 * page and its photo, and running them would delay its paint (docs/performance.md).
 */

/** The type of a deferred script. Browsers do not run types other than JavaScript (HTML, 4.12.1). */
export const deferredType = "text/plain";

/** Milliseconds after which scripts start without a paint, as in background tabs and browsers that do not report paints. */
const unpaintedStartMs = 2000;

/** The attributes that a deferred element keeps. */
const keptAttributes = ["src", "href", "rel", "async", "data-precedence"];

/**
 * At the first contentful paint, replaces the deferred elements with real ones. Their order does not matter to the framework. An
 * element that the page's policy refuses does not stop the others. The head script watches whether files load.
 */
const starter = `(() => {
  const start = () => {
    for (const late of document.querySelectorAll("script[type='${deferredType}']")) {
      try {
        const element = document.createElement(late.dataset.href ? "link" : "script");
        for (const name of ${JSON.stringify(keptAttributes)})
          if (late.hasAttribute("data-" + name)) element.setAttribute(name, late.getAttribute("data-" + name));
        late.replaceWith(element);
      } catch (error) {
        console.error(error);
      }
    }
  };
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint")[0]) start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, ${unpaintedStartMs});
})()`
  .split("\n")
  .map((line) => line.trim())
  .join("");

/** Excludes polyfills for old browsers. */
const modern = ":not([nomodule])";

/** Makes a page's asynchronous scripts wait for its first paint. */
export function deferScripts(page: HTMLElement): void {
  const scripts = page.querySelectorAll(`script[src^="/_next/"]${modern}`);
  if (scripts.length === 0) throw new Error("the page loads no script from /_next/static/.");
  const eager = scripts.find((script) => !script.hasAttribute("async"));
  if (eager) throw new Error(`${eager.toString()} is not async, and only async scripts can be deferred.`);
  for (const link of page.querySelectorAll('link[rel="modulepreload"], link[rel="preload"][as="script"]'))
    link.remove();
  for (const script of scripts) script.replaceWith(deferredElement(script.rawAttributes));
  page.querySelector("body")?.insertAdjacentHTML("beforeend", `<script>${starter}</script>`);
}

/** Returns a placeholder with the attributes of a script or stylesheet to load later. Their values are HTML already. */
export function deferredElement(attributes: Readonly<Record<string, string | null>>): string {
  const other = Object.keys(attributes).find((name) => !keptAttributes.includes(name));
  if (other) throw new Error(`a script or stylesheet has the attribute ${other}, which it would lose.`);
  const data = Object.entries(attributes).map(
    ([name, value]) => ` data-${name}="${(value ?? "").replaceAll('"', "&quot;")}"`,
  );
  return `<script type="${deferredType}"${data.join("")}></script>`;
}

/** Returns the paths of the scripts that a page loads in a modern browser, deferred or not. */
export function scriptUrls(document: HTMLElement): string[] {
  return document
    .querySelectorAll(`script[src^="/"]${modern}, script[data-src]`)
    .map(({ attrs }) => new URL(attrs.src ?? attrs["data-src"] ?? "", "https://site").pathname);
}
