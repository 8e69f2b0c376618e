import type { NextConfig } from "next";
import { sourceHash } from "./scripts/tools/source-hash.ts";

// A test exports some of the pages: links to the others have no type there, and the cache is the whole site's.
const isPartial = process.env.PARTIAL_EXPORT === "1";

const config: NextConfig = {
  output: "export",
  // With `output: "export"`, this is the folder of the export. `npm run build` names one beside out/.
  distDir: process.env.EXPORT_FOLDER ?? ".next",
  // Replaced by its value where it is read. Without one, the code that asks for it is not in the export.
  env: { FORM_ENDPOINT: process.env.FORM_ENDPOINT ?? "" },
  reactStrictMode: true,
  typedRoutes: true,
  typescript: { ignoreBuildErrors: isPartial },
  poweredByHeader: false,
  // The CDN compresses the export. This setting only concerns the development server, on the same machine.
  compress: false,
  // The default id is random. With this one, builds of the same sources are identical. It changes with the sources, because
  // a tab from before a deployment compares it with the id in the answer to a link, and loads the whole page if they differ.
  generateBuildId: () => sourceHash(process.env),
  // Each of lucide's modules makes a client component of its drawing. Only the drawings are used (components/ui/icon.tsx),
  // but every visitor would load the components too.
  turbopack: { resolveAlias: { "../createLucideIcon.mjs": "./components/ui/no-icon-component.ts" } },
  // Its WebAssembly is read from its own folder.
  serverExternalPackages: ["subset-font"],
  experimental: {
    turbopackFileSystemCacheForBuild: !isPartial,
    // Seconds for which the router reuses a prefetched page: the fewest that it allows. With the usual five minutes, a tab
    // would show pages of the old build long after a deployment.
    staleTimes: { static: 30 },
  },
  images: {
    loader: "custom",
    loaderFile: "./lib/photo-loader.ts",
    // Close together, so that no visitor loads a photo much wider than it is shown.
    imageSizes: [96, 240, 400, 480],
    deviceSizes: [640, 720, 800, 960, 1280, 1600, 1920],
  },
};

export default config;
