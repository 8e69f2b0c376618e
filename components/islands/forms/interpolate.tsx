import { Fragment, type ReactNode } from "react";
import { templateParts } from "@/lib/interpolate";

/** A template's words with markup in its places, such as an address in bold. */
export function Interpolate({
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
