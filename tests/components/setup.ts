// Matchers such as toHaveAccessibleName, and their types.
import "@testing-library/jest-dom/jest-globals";
import { jest } from "@jest/globals";
import { configure } from "@testing-library/react";
import { type ComponentProps, createElement, type MouseEventHandler } from "react";

// Effects run twice, as on the development server: leftovers of the first show in the second.
configure({ reactStrictMode: true });

// jsdom has no layout. Motion is reduced, because jsdom has no animations.
const matching = ["(hover: hover)", "(prefers-reduced-motion: reduce)"];
const matchMedia = (query: string) => ({ matches: matching.includes(query) });
Object.assign(window, { matchMedia, scrollTo: () => {} });
Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(Element.prototype, { scrollIntoView: () => {}, setPointerCapture: () => {} });

// jsdom has no router, so it follows a link like the browser, unless onNavigate prevents it. Browser tests have Next.js's own.
interface LinkProps extends ComponentProps<"a"> {
  prefetch: boolean;
  onNavigate: MouseEventHandler;
}
jest.mock(
  "next/link",
  () =>
    ({ prefetch: _, onNavigate, ...props }: LinkProps) =>
      createElement("a", { ...props, onClick: onNavigate }),
);
