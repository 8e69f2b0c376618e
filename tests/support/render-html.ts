import { TextEncoder } from "node:util";
import type { ReactNode } from "react";

/** The HTML that the build writes for an element. The simulated browser lacks what React's server part wants. */
export function renderHtml(element: ReactNode): string {
  globalThis.TextEncoder ??= TextEncoder;
  const { renderToString } = require("react-dom/server.edge") as typeof import("react-dom/server");
  return renderToString(element);
}
