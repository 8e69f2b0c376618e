import type { NextConfig } from "next";
import { sourceHash } from "./scripts/tools/source-hash.ts";

const config: NextConfig = {
  output: "export",
  // With `output: "export"`, the folder that a build exports to. `npm run build` has it export beside out/.
  distDir: process.env.EXPORT_FOLDER ?? ".next",
  reactStrictMode: true,
  typedRoutes: true,
  poweredByHeader: false,
  // The export is the CDN's to compress; only the development server would, for a browser on the same machine.
  compress: false,
  // The default id is random; this one makes two builds of the same sources the same to the byte. It must change
  // with them: a tab from before a deployment tells by it that the answer to a link is another build's, and loads
  // the whole page instead of mixing the two.
  generateBuildId: () => sourceHash(process.env),
  // Each of lucide's modules holds a drawing and makes a client component of it. Only the drawings are used
  // (components/ui/icon.tsx), and a component that nobody uses would still be loaded by every visitor.
  turbopack: { resolveAlias: { "../createLucideIcon.mjs": "./components/ui/no-icon-component.ts" } },
  experimental: {
    // Seconds that the router shows what it has fetched before without asking again: as few as it can. The usual five
    // minutes would show a tab the pages of the build before, long after a deployment.
    staleTimes: { static: 30 },
  },
  images: {
    loader: "custom",
    loaderFile: "./lib/photo-loader.ts",
    // Close enough together that no visitor loads a photo much wider than their screen shows.
    imageSizes: [96, 160, 240, 320, 400, 480],
    deviceSizes: [640, 800, 960, 1280, 1600, 1920],
  },
};

export default config;
