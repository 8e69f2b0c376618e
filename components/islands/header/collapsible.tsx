"use client";

import { type ReactNode, useId, useState } from "react";

interface Props {
  label: string;
  icon: ReactNode;
  /** Of its button. */
  className: string;
  children: ReactNode;
}

/** An entry of the mobile menu that expands a list of links, and is not a link itself. */
export function Collapsible({ label, icon, className, children }: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        {icon}
      </button>
      <div
        id={listId}
        data-open={open || undefined}
        className="mb-3 hidden border-l-3 border-depth-2 pl-5 data-open:block no-scripts:block"
      >
        {children}
      </div>
    </>
  );
}
