import { ImageResponse } from "next/og";
import { svgDataUrl } from "@/lib/logo";

/** Returns an SVG as a square PNG, `side` pixels wide. */
export function iconPicture(svg: string, side: number): ImageResponse {
  // biome-ignore lint/performance/noImgElement: next/og draws plain images
  return new ImageResponse(<img src={svgDataUrl(svg)} alt="" width={side} height={side} />, {
    width: side,
    height: side,
  });
}
