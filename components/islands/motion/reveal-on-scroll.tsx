"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { animateIn, loadMotion } from "./animate-in";

/** A section with more than this share in view has been seen already, and does not move. */
const seenShare = 0.35;

/** The sections that have entered the viewport in this visit, by the page's path and their place in it. */
const revealed = new Set<string>();

/**
 * Animates each section marked data-reveal once in a visit, when it enters the viewport, and the entries of a list marked
 * data-reveal-each one after another. Nothing is hidden beforehand: what enters before the motion code has loaded does not move.
 * The code loads with the first scroll.
 */
export function RevealOnScroll() {
  const pathname = usePathname();

  useEffect(() => {
    const sections = [...document.querySelectorAll("[data-reveal], [data-reveal-each]")];

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
        const section = `${pathname} ${sections.indexOf(entry.target)}`;
        if (!revealed.has(section)) rise(entry);
        revealed.add(section);
      }
    });

    for (const section of sections) observer.observe(section);
    addEventListener("scroll", loadMotion, { once: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", loadMotion);
    };
  }, [pathname]);

  return null;
}
