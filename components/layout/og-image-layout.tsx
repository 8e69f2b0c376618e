import { site } from "@/content/site";
import { ogImageSize, ogTitle, ogTitleSize } from "@/lib/build/og-image";
import { designColor } from "@/lib/build/tokens";
import { logoSvg, svgDataUrl } from "@/lib/logo";
import { bands, type WaveShape } from "@/lib/wave-paths";

/** Returns the image's waves and sun, which stand further right the larger `at` is, from 0 to 1. */
function wavesSvg(at: number): string {
  const { width, height } = ogImageSize;
  const center = 560 + 420 * at;
  const shape: WaveShape = {
    width,
    height,
    bands: 7,
    center,
    base: [572, 628],
    peak: [512, 606],
    spread: [250, 150],
    steepness: [2, 2.6],
    sway: 8,
    samples: 18,
  };
  const depths = [1, 3, 4, 5, 7, 9, 11];
  const paths = bands(shape).map(
    (path, band) => `<path fill="${designColor(`depth-${depths[band]}`)}" d="${path}"/>`,
  );
  const sun = `<circle cx="${center}" cy="500" r="56" fill="${designColor("action")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${sun}${paths.join("")}</svg>`;
}

/**
 * A page's social image: logo, title and waves, in the styles that next/og understands (no classes, flex only).
 * `sun` is the place of the sun, from 0 at the left to 1 at the right.
 */
export function OgImageLayout({ title, sun }: { title: string; sun: number }) {
  const words = ogTitle(title);
  const ink = designColor("ink");
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "56px 72px",
        background: designColor("surface"),
        color: ink,
        fontFamily: "Bricolage Grotesque",
      }}
    >
      {/* biome-ignore-start lint/performance/noImgElement: next/og draws plain images */}
      {/* biome-ignore-start lint/a11y/useAltText: the whole image has one description */}
      <img
        src={svgDataUrl(wavesSvg(sun))}
        width={ogImageSize.width}
        height={ogImageSize.height}
        style={{ position: "absolute", top: 0, left: 0 }}
      />
      <div
        style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 44, letterSpacing: "-0.045em" }}
      >
        <img src={svgDataUrl(logoSvg(ink, designColor("action")))} width={56} height={56} />
        {site.name}
      </div>
      {/* biome-ignore-end lint/a11y/useAltText: see above */}
      {/* biome-ignore-end lint/performance/noImgElement: see above */}
      <div
        style={{
          display: "flex",
          marginTop: 40,
          maxWidth: 1040,
          fontSize: ogTitleSize(words),
          lineHeight: 1,
          letterSpacing: "-0.04em",
          wordBreak: "break-word",
          // next/og never finishes balancing a single word.
          textWrap: words.includes(" ") ? "balance" : "wrap",
        }}
      >
        {words}
      </div>
    </div>
  );
}
