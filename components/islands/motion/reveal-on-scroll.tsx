"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

type Animate = typeof import("framer-motion/dom/mini").animate;

/** A section with more than this share in view has been seen already, and does not move. */
const seenShare = 0.35;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Animates each section marked data-reveal once, when it enters the window. Nothing is hidden beforehand: a section that
 * enters before the motion code has loaded does not move. The code loads with the first scroll.
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
        // Nothing moves if the code does not load.
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
