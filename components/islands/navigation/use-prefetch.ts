import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useComfort } from "@/components/islands/use-comfort";
import { isPageLink } from "@/lib/links";

/** How many pages are fetched ahead before the visitor scrolls: at most 60 kB (tests/e2e/page-load.spec.ts). */
const pagesBeforeScroll = 8;

/** How long prefetching waits for the event "load", in milliseconds: a photo host that never answers would hold it back for minutes. */
const patienceMs = 5000;

/** The links that a visitor is likely to follow: a page's actions and cards, and the entries of the mobile menu. */
const likelyLinks = "main a:not(nav a), #menu a";

/** The pages that were fetched ahead in this visit. */
const fetched = new Set<string>();

/** Whether the visitor asks for less data, or has a slow connection. Only Chromium reports it. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string } | null;
  };
  return connection?.saveData || connection?.effectiveType?.includes("2g") || false;
}

/** Runs a job when the browser is idle, or after a second, because Chromium may not notice that it is. Safari has no such function. */
const whenIdle = (job: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(job, { timeout: 1000 }) : setTimeout(job);

/** The path of a link's page, if it is another one of this site. */
const otherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && isPageLink(pathname)
    ? (pathname as Route)
    : undefined;

/**
 * Fetches pages ahead: likely ones when their links come into view and the browser is idle, and others when their links are
 * hovered or focused. The router does not request a page again until it is stale.
 */
export function usePrefetch(pathname: string): void {
  const router = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useComfort(() => {
    if (savesData()) return;
    const listening = new AbortController();
    const { signal } = listening;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const page = link && otherPage(link);
      if (page) router.prefetch(page);
    };
    for (const type of ["pointerover", "focusin"]) document.addEventListener(type, prefetch, { signal });

    let count = 0;
    const fetchAhead = (link: HTMLAnchorElement) => {
      const page = otherPage(link);
      if (!page || fetched.has(page)) return;
      if (scrollY === 0) {
        if (count === pagesBeforeScroll) return;
        count += 1;
      }
      fetched.add(page);
      router.prefetch(page);
    };
    const observer = new IntersectionObserver((entries) => {
      whenIdle(() => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) fetchAhead(target as HTMLAnchorElement);
      });
    });
    const observe = () => {
      for (const link of document.querySelectorAll(likelyLinks)) observer.observe(link);
    };
    // The photos of the first screen load first.
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (document.readyState === "complete") observe();
    else {
      addEventListener("load", observe, { once: true, signal });
      timer = setTimeout(observe, patienceMs);
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [router, pathname]);
}
