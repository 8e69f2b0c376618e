import { ImageResponse } from "next/og";
import { LogoMark } from "@/components/ui/logo";
import { designColor } from "@/lib/site/tokens";

/** The icons of the manifest, by file. */
export const appIcons = {
  "icon-192.png": { side: 192, purpose: "any" },
  "icon-512.png": { side: 512, purpose: "any" },
  "maskable-192.png": { side: 192, purpose: "maskable" },
  "maskable-512.png": { side: 512, purpose: "maskable" },
} as const;

/**
 * Returns the logo on the page's background as a square PNG. `side` is in pixels. A "maskable" icon has room around the logo, because
 * systems cut it to a circle or another shape.
 */
export function appIcon(side: number, purpose: "any" | "maskable"): Response {
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: "100%",
        height: "100%",
        background: designColor("surface"),
        color: designColor("ink"),
      }}
    >
      <LogoMark size={side * (purpose === "maskable" ? 0.6 : 0.78)} sun={designColor("sun")} />
    </div>,
    { width: side, height: side },
  );
}
