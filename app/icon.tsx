import { LogoMark } from "@/components/ui/logo";
import { designColor } from "@/lib/site/tokens";

const contentType = "image/svg+xml";

/** The URL has the file's extension, from which a CDN takes the type. */
export const generateImageMetadata = () => [{ id: "logo.svg", contentType }];

/** The icon of a browser's tab: the logo, in the ink of the browser's scheme. */
export default async function Icon() {
  // Next.js allows no static import of react-dom/server.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const ink = `svg { color: ${designColor("ink")} }`;
  const darkInk = `@media (prefers-color-scheme: dark) { svg { color: ${designColor("ink", "dark")} } }`;
  const svg = renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: the browser's tab has a name already
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 34 34">
      <style>{ink + darkInk}</style>
      <LogoMark sun={designColor("sun")} />
    </svg>,
  );
  return new Response(svg, { headers: { "Content-Type": contentType } });
}
