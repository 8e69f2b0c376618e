import type { ReactNode } from "react";

interface Props {
  /** In the drawing's own units. */
  width: number;
  height: number;
  children: ReactNode;
}

/** The frame of a chart's drawing, as wide as its place. Its meaning is in words beside it. */
export function Frame({ width, height, children }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full overflow-visible">
      {children}
    </svg>
  );
}
