import { Fragment, type ReactNode } from "react";
import type { TemplatePart } from "@/lib/interpolate";

interface Props {
  /** Taken apart on the server. */
  parts: readonly TemplatePart[];
  values: Readonly<Record<string, ReactNode>>;
}

/** A template's text with markup for its placeholders, such as a mail address in bold. */
export function Interpolate({ parts, values }: Props) {
  return parts.map((part) =>
    "text" in part ? part.text : <Fragment key={part.place}>{values[part.place]}</Fragment>,
  );
}
