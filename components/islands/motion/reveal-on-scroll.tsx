"use client";

import { usePathname } from "next/navigation";
import { useComfort } from "@/components/islands/use-comfort";
import { animateIn, loadMotion } from "./animate-in";

/** A section with more than this share in view has been seen already, and does not move. */
const seenShare = 0.35;

/** How far below its place a section or an entry of a list begins, and how long it takes to rise, in seconds. */
const sectionRise = { from: { opacity: 0, transform: "translateY(16px)" }, duration: 0.42 };
const entryRise = { from: { opacity: 0, transform: "translateY(12px)" }, duration: 0.32 };

/** The time between the entries of a list, in seconds. */
const entryInterval = 0.24;

function reveal({ target, intersectionRect, boundingClientRect }: IntersectionObserverEntry): void {
  const shareInView = intersectionRect.height / Math.min(boundingClientRect.height, innerHeight);
  // A section that begins above the window has been passed already.
  if (shareInView > seenShare || boundingClientRect.top < 0) return;
  // A page that fades in does nothing else.
  if (document.querySelector(".page-in")?.getAnimations().length) return;
  if (target.matches("[data-reveal-each]"))
    for (const [index, entry] of [...target.children].entries())
      animateIn(entry, entryRise.from, entryRise.duration, index * entryInterval);
  else animateIn(target, sectionRise.from, sectionRise.duration);
}

/**
 * Animates each section marked data-reveal when it first enters the viewport, and the entries of a list marked data-reveal-each one
 * after another. Nothing is hidden beforehand: a section that enters before the motion code has loaded does not move. The code loads
 * with the first scroll.
 */
export function RevealOnScroll() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useComfort(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(entry.target);
        reveal(entry);
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
