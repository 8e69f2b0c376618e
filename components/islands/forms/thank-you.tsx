import { type ReactNode, useEffect, useRef } from "react";
import { preventDoubleClick } from "@/components/islands/early-clicks/prevent-double-click";

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** The waves at the panel's foot. */
  water: ReactNode;
  className?: string;
}

/** Takes a form's place once it was sent. Its heading takes the focus, so that a screen reader reads it. */
export function ThankYou({ title, children, water, className = "" }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(preventDoubleClick, []);
  return (
    <div className={`form-panel thank-you ${className}`}>
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {title}
      </h2>
      {children}
      {water}
    </div>
  );
}
