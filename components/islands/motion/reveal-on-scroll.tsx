"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { animateIn, loadMotion } from "./animate-in";

/** A section with more than this share in view has been seen already, and does not move. */
const seenShare = 0.35;

/**
 * Animates each section marked data-reveal when it first enters the viewport, and the entries of a list marked
 * data-reveal-each one after another. Nothing is hidden beforehand: what enters before the motion code has loaded does not move.
 * The code loads with the first scroll.
 */
export function RevealOnScroll() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    const rise = (entry: IntersectionObserverEntry) => {
      const inView = entry.intersectionRect.height / Math.min(entry.boundingClientRect.height, innerHeight);
      // A section that begins above the window has been passed already.
      if (inView > seenShare || entry.boundingClientRect.top < 0) return;
      if (!entry.target.matches("[data-reveal-each]"))
        return animateIn(entry.target, { opacity: 0, transform: "translateY(16px)" }, 0.42);
      for (const [index, child] of [...entry.target.children].entries())
        animateIn(child, { opacity: 0, transform: "translateY(12px)" }, 0.32, 0.24 * index);
    };

    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        rise(entry);
      }
    });

    for (const section of document.querySelectorAll("[data-reveal], [data-reveal-each]"))
      observer.observe(section);
    addEventListener("scroll", loadMotion, { once: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", loadMotion);
    };
  }, [pathname]);

  return null;
}
