import { Fragment, type ReactNode } from "react";
import { templateParts } from "@/lib/interpolate";

/** A template's text with markup for its placeholders, such as a mail address in bold. */
export function Interpolate({
  template,
  values,
}: {
  template: string;
  values: Readonly<Record<string, ReactNode>>;
}) {
  return templateParts(template).map((part) =>
    "text" in part ? part.text : <Fragment key={part.place}>{values[part.place]}</Fragment>,
  );
}
