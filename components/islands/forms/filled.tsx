"use client";

import { Fragment, type ReactNode } from "react";
import { templateParts } from "@/lib/template";

/** A template's words with markup in its places, such as an address in bold. */
export function Filled({
  template,
  values,
}: {
  template: string;
  values: Readonly<Record<string, ReactNode>>;
}) {
  return templateParts(template).map((part) =>
    "words" in part ? part.words : <Fragment key={part.place}>{values[part.place]}</Fragment>,
  );
}
