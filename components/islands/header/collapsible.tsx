"use client";

import { type ReactNode, useId, useState } from "react";

interface Props {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** An entry of the mobile menu that expands a list of links, and is not a link itself. */
export function Collapsible({ label, icon, children }: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="mobile-menu-entry"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        {icon}
      </button>
      <div id={listId} className="mobile-menu-sub" data-open={open}>
        {children}
      </div>
    </>
  );
}
