"use client";

import { type ReactNode, use, useEffect, useRef } from "react";
import { preventDoubleClick } from "@/components/islands/early-clicks/prevent-double-click";
import type { TemplatePart } from "@/lib/interpolate";
import { firstWord } from "@/lib/validation";
import { FormContext } from "./form-context";
import { Interpolate } from "./interpolate";

interface Props {
  /** {name} is the first word of the name that the visitor entered, {email} the address. */
  title: readonly TemplatePart[];
  text: readonly TemplatePart[];
  /** What stands below the text, the waves at the panel's foot last. */
  children: ReactNode;
  className?: string;
}

/** Takes a form's place once it was sent. Its heading takes the focus, so that a screen reader reads it. */
export function ThankYou({ title, text, children, className = "" }: Props) {
  const { sent } = use(FormContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(preventDoubleClick, []);
  const values = {
    name: <span dir="auto">{firstWord(String(sent?.name))}</span>,
    email: (
      <strong dir="auto" className="font-heavy text-ink">
        {sent?.email}
      </strong>
    ),
  };
  return (
    <div className={`form-panel thank-you ${className}`}>
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        <Interpolate parts={title} values={values} />
      </h2>
      <p className="lead mt-4">
        <Interpolate parts={text} values={values} />
      </p>
      {children}
    </div>
  );
}
