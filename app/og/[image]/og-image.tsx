import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { LogoMark } from "@/components/ui/logo";
import type { PageContent } from "@/content/schema";
import { site } from "@/content/site";
import { bands, type WaveShape } from "@/lib/images/wave-paths";
import { ogImageSize, ogTitle } from "@/lib/site/metadata";
import { designColor } from "@/lib/site/tokens";

/** Returns a title's font size in pixels. Its lines have 1,040 pixels of width, and 284 of height above the sun. */
function titleSize(title: string): number {
  if (title.length <= 34) return 100;
  return title.length <= 50 ? 84 : 68;
}

/** The waves at the bottom, with the sun behind their crest. */
function Waves({ sunPlace }: { sunPlace: number }) {
  const { width, height } = ogImageSize;
  const center = 560 + 420 * sunPlace;
  const shape: WaveShape = {
    width,
    height,
    center,
    base: [572, 628],
    peak: [512, 606],
    spread: [250, 150],
    steepness: [2, 2.6],
    sway: 8,
    samples: 18,
  };
  const depths = [1, 3, 4, 5, 7, 9, 11];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      style={{ position: "absolute", top: 0, left: 0 }}
    >
      <circle cx={center} cy={500} r={56} fill={designColor("sun")} />
      {bands(shape, depths.length).map((path, band) => (
        <path key={path} fill={designColor(`depth-${depths[band]}`)} d={path} />
      ))}
    </svg>
  );
}

/** Logo, title and waves, in the styles that next/og understands (no classes, flex only). */
function OgImageLayout({ title, sunPlace }: { title: string; sunPlace: number }) {
  const text = ogTitle(title);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "56px 72px",
        background: designColor("surface"),
        color: designColor("ink"),
        fontFamily: "Bricolage Grotesque",
      }}
    >
      <Waves sunPlace={sunPlace} />
      <div
        style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 44, letterSpacing: "-0.045em" }}
      >
        <LogoMark size={56} sun={designColor("sun")} />
        {site.name}
      </div>
      <div
        style={{
          display: "flex",
          marginTop: 40,
          maxWidth: 1040,
          fontSize: titleSize(text),
          lineHeight: 1,
          letterSpacing: "-0.04em",
          wordBreak: "break-word",
          // next/og never finishes balancing a single word.
          textWrap: text.includes(" ") ? "balance" : "wrap",
        }}
      >
        {text}
      </div>
    </div>
  );
}

/** Returns a page's preview image as a PNG. `sunPlace` is from 0 at the left to 1 at the right. */
export async function ogImage({ title }: PageContent, sunPlace: number): Promise<Response> {
  const data = await readFile(join(process.cwd(), "app/fonts/bricolage-grotesque-600.woff"));
  return new ImageResponse(<OgImageLayout title={title} sunPlace={sunPlace} />, {
    ...ogImageSize,
    fonts: [{ name: "Bricolage Grotesque", data, weight: 600, style: "normal" }],
  });
}
