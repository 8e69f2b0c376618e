import type { HTMLElement } from "node-html-parser";

/*
 * The framework's scripts begin once words or pictures have been painted. Asked for at once, they come before that on a
 * fast line, and their work holds it up; a page is there to be read first, and works without them (docs/performance.md).
 */

const script = /<script src="([^"]+)" async=""( id="[^"]*")?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/** Milliseconds from the page's end being read, in which its first paint and the photo there have the line to themselves. */
export const patience = 1000;

/**
 * Runs at the end of a page: puts real scripts in the place of those that wait, once words or pictures have been
 * painted (not only drawn, nor only the background, which may come a moment sooner: what starts before counts against
 * the largest paint) and its photo is there, or all else that the browser's "load" waits for. The wizard has none to
 * wait for. What is not painted in time, as a tab in the background, starts them all the same.
 */
const starter = [
  "(()=>{",
  "const start=()=>{",
  "for(const late of document.querySelectorAll('script[type=late]')){",
  "const script=document.createElement('script');",
  "for(const name in late.dataset)script.setAttribute(name,late.dataset[name]);",
  "script.async=true;",
  "late.replaceWith(script)",
  "}};",
  "const painted=paints=>{",
  "if(!paints.getEntriesByName('first-contentful-paint')[0])return;",
  "if(document.readyState==='complete'||document.documentElement.dataset.gate)return start();",
  "addEventListener('load',start)",
  "};",
  `setTimeout(start,${patience});`,
  "new PerformanceObserver(painted).observe({type:'paint',buffered:true})",
  "})()",
].join("");

/** A page whose asynchronous scripts wait for its first paint. One that has none, or is so already, stays as it is. */
export function startScriptsLate(html: string): string {
  if (!html.match(script)) return html;
  return html
    .replace(preload, "")
    .replace(
      script,
      (_tag, address, id = "") =>
        `<script type="late" data-src="${address}"${id.replace(" id", " data-id")}></script>`,
    )
    .replace("</body>", `<script>${starter}</script></body>`);
}

/** A script of a page that has an address of its own, whether it waits or not. */
export interface AddressedScript {
  address: string;
  hasIntegrity: boolean;
  /** Modern browsers skip it. */
  isLegacy: boolean;
}

/** The scripts that a page asks for. */
export function addressedScripts(document: HTMLElement): AddressedScript[] {
  return document.querySelectorAll("script[src], script[data-src]").map((element) => ({
    address: element.getAttribute("src") ?? element.getAttribute("data-src") ?? "",
    hasIntegrity: element.hasAttribute("integrity") || element.hasAttribute("data-integrity"),
    isLegacy: element.hasAttribute("nomodule"),
  }));
}
