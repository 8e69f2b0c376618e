import { ImageResponse } from "next/og";
import { LogoMark } from "@/components/ui/logo";
import { designColor } from "@/lib/site/tokens";

/** The icons of the manifest, by file. Systems cut a maskable one to a circle or another shape. */
export const appIcons = {
  "icon-192.png": { side: 192, purpose: "any" },
  "icon-512.png": { side: 512, purpose: "any" },
  "maskable-192.png": { side: 192, purpose: "maskable" },
  "maskable-512.png": { side: 512, purpose: "maskable" },
} as const;

/** Returns the logo on the page's background as a square PNG. `side` is in pixels, and `share` the logo's part of it, from 0 to 1. */
export function appIcon(side: number, share: number): Response {
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
      <LogoMark size={share * side} sun={designColor("sun")} />
    </div>,
    { width: side, height: side },
  );
}
