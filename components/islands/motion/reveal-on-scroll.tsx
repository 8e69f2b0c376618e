"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

type Animate = typeof import("framer-motion/dom/mini").animate;

/** More of a section than this in view, and it has been read already: it stays as it is. */
const seenShare = 0.35;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Lets sections marked data-reveal rise in as they enter the window, once. Nothing is hidden beforehand: a section
 * that comes into view before the motion code, or in one jump, simply stands there. The code loads with the first
 * scroll, so the first screen never moves and a visitor who does not scroll loads nothing.
 */
export function RevealOnScroll() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new sections
  useEffect(() => {
    let animate: Animate | undefined;

    const load = () => {
      if (reducedMotion()) return;
      import("framer-motion/dom/mini").then(
        (module) => {
          animate = module.animate;
        },
        // Without its code nothing moves, and nothing is missing.
        () => undefined,
      );
    };

    const rise = (entry: IntersectionObserverEntry) => {
      const inView = entry.intersectionRect.height / Math.min(entry.boundingClientRect.height, innerHeight);
      if (!animate || inView > seenShare || entry.boundingClientRect.top < 0 || reducedMotion()) return;
      animate(
        entry.target,
        { opacity: [0, 1], transform: ["translateY(16px)", "none"] },
        { duration: 0.42, ease: [0.22, 0.9, 0.3, 1] },
      );
    };

    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        rise(entry);
      }
    });

    for (const section of document.querySelectorAll("[data-reveal]")) observer.observe(section);
    addEventListener("scroll", load, { once: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", load);
    };
  }, [pathname]);

  return null;
}
