"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

/** How long the second half of a double click may take. */
const doubleClick = 500;

/**
 * The second half of a double click on the form's button lands on what came under the pointer: it shall neither
 * press that nor take the focus there. Answers with how to stop.
 */
function ignoreSecondPress() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const presses = ["mousedown", "click"] as const;
  const stop = () => {
    for (const press of presses) document.removeEventListener(press, ignore, true);
    clearTimeout(timer);
  };
  for (const press of presses) document.addEventListener(press, ignore, true);
  const timer = setTimeout(stop, doubleClick);
  return stop;
}

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** The water at the panel's foot. */
  water: ReactNode;
  className?: string;
}

/** What takes a form's place once it was sent. Its heading takes the focus, so that it is read out. */
export function ThankYou({ title, children, water, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(ignoreSecondPress, []);
  return (
    <div className={clsx("form-panel thanks", className)}>
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {title}
      </h2>
      {children}
      {water}
    </div>
  );
}
