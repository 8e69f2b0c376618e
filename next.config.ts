import type { NextConfig } from "next";
import { sourceHash } from "./scripts/tools/sources.ts";

const exportFolder = process.env.EXPORT_FOLDER;

const config: NextConfig = {
  output: "export",
  // With `output: "export"`, any folder but .next is the folder of the export. `npm run build` names one beside out/.
  distDir: exportFolder ?? ".next",
  reactStrictMode: true,
  typedRoutes: true,
  poweredByHeader: false,
  // The CDN compresses the export. This setting only concerns the development server, on the same machine.
  compress: false,
  // The default id is random. With this one, builds of the same sources are identical. It changes with the sources, because
  // a tab from before a deployment compares it with the id in the answer to a link, and loads the whole page if they differ.
  generateBuildId: () => {
    // Only a build calls this function, and before it writes anything.
    if (exportFolder === undefined)
      throw new Error(
        "`next build` alone would leave an unfinished site in out/. Run `npm run build` instead.",
      );
    return sourceHash(process.env);
  },
  experimental: {
    // Keeps what was compiled, in .next, so that the next build compiles only what was edited.
    turbopackFileSystemCacheForBuild: true,
    // Seconds for which the router reuses a prefetched page, at its minimum. With the default of five minutes, a tab would
    // show pages of the old build long after a deployment.
    staleTimes: { static: 30 },
  },
  images: {
    loader: "custom",
    loaderFile: "./lib/photos.ts",
    // Close together, so that no visitor loads a photo much wider than needed.
    imageSizes: [96, 240, 400, 480],
    deviceSizes: [640, 720, 800, 960, 1280, 1600, 1920],
  },
};

export default config;
