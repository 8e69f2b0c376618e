import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";

interface Props extends HTMLAttributes<HTMLElement> {
  as?: "article" | "section" | "div" | "li";
  /** The background of the content, such as waves along the bottom. */
  scene: ReactNode;
  /** With a padding that keeps text and scene apart. */
  className?: string;
}

/** A dark card with an illustration. */
export function Panel({ as: Element = "div", scene, className, children, ...props }: Props) {
  return (
    <Element
      className={clsx("inverse forced-border relative isolate overflow-hidden rounded-md", className)}
      {...props}
    >
      {children}
      {/*
       * Color and illustration are one layer: rounded corners are antialiased, so what is behind a layer bleeds through there. The layer
       * is last, so that its lower edge does not move where a browser paints the card before the rest of it has arrived.
       */}
      <div className="absolute inset-0 -z-1 bg-inverse mask-[linear-gradient(#000,#000)]">{scene}</div>
    </Element>
  );
}
