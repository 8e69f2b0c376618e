import type { HTMLElement } from "node-html-parser";
import { editHtml, parseHtml } from "./html.ts";

/*
 * The framework's scripts start once words or pictures have been painted. Requested at once, they arrive before that on
 * a fast connection, and running them delays it; a page is there to be read first, and works without them
 * (docs/performance.md).
 */

/** Milliseconds after the page's end was read in which its first paint and its photo have the connection to themselves. */
export const scriptDelayMs = 1000;

/**
 * Runs at the end of a page: puts real elements in the place of those that wait, once words or pictures have been
 * painted (not only drawn, nor only the background, which may come a moment sooner: what starts before counts against
 * the largest paint) and its photo is there, or all else that the browser's "load" waits for. Onboarding has none to
 * wait for. What is not painted in time, as a tab in the background, starts them all the same. The scripts follow when
 * the page's data and the whole style sheet have come. If one of them fails, the page reloads once, unless a visitor has
 * typed something, which would be lost.
 */
const starter = [
  "(()=>{",
  "let typed;",
  "addEventListener('input',()=>typed=true);",
  "const start=type=>Promise.all(Array.from(document.querySelectorAll('script[type='+type+']'),late=>",
  "new Promise(loaded=>{",
  "const element=document.createElement(late.dataset.href?'link':'script');",
  "for(const{name,value}of late.attributes)",
  "if(name.startsWith('data-'))element.setAttribute(name.slice(5),value);",
  "element.async=true;",
  "element.onload=loaded;",
  // Of a build that is gone, perhaps: the page is loaded anew, once.
  "element.onerror=()=>typed||performance.getEntriesByType('navigation')[0].type=='reload'||location.reload();",
  "late.replaceWith(element)",
  "})));",
  "new Promise(painted=>{",
  `setTimeout(painted,${scriptDelayMs});`,
  "new PerformanceObserver(paints=>{",
  "if(!paints.getEntriesByName('first-contentful-paint')[0])return;",
  "if(document.readyState==='complete'||document.documentElement.dataset.onboarding)return painted();",
  "addEventListener('load',painted)",
  "}).observe({type:'paint',buffered:true})",
  "}).then(()=>start('late-first')).then(()=>start('late'))",
  "})()",
].join("");

/** Scripts of old browsers are skipped by all others. */
const modern = ":not([nomodule])";

/** Makes a page's asynchronous scripts wait for its first paint. */
export function deferScripts(html: string): string {
  const document = parseHtml(html);
  const scripts = document.querySelectorAll(`script[src^="/_next/"]${modern}`);
  if (scripts.length === 0) throw new Error("the page loads no script of /_next/static/.");
  const eager = scripts.find((script) => !script.hasAttribute("async"));
  if (eager) throw new Error(`${eager.toString()} is not async, as the scripts to defer are.`);
  const end = html.lastIndexOf("</body>");
  if (end < 0)
    throw new Error("the page has no </body>, before which the script that starts them would stand.");
  const preloads = document.querySelectorAll('link[rel="modulepreload"], link[rel="preload"][as="script"]');
  return editHtml(html, [
    ...preloads.map(({ range }) => ({ range, text: "" })),
    ...scripts.map((script) => ({ range: script.range, text: deferred(script) })),
    { range: [end, end], text: `<script>${starter}</script>` },
  ]);
}

function deferred({ attrs: { async: _async, ...others } }: HTMLElement): string {
  const data = Object.entries(others).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script type="late"${data.join("")}></script>`;
}

/** URLs of the scripts that a page loads in a modern browser, now or later. */
export function scriptUrls(document: HTMLElement): string[] {
  return document
    .querySelectorAll(`script[src]${modern}, script[data-src]`)
    .map(({ attrs }) => attrs.src ?? attrs["data-src"] ?? "");
}

/** URLs of the scripts that hold a page's data. */
export function pageDataUrls(document: HTMLElement): string[] {
  return document
    .querySelectorAll('script[type="late-first"][data-src]')
    .map(({ attrs }) => attrs["data-src"] ?? "");
}
