import { hostname } from "node:os";
import { resolve } from "node:path";
import type { NextConfig } from "next";
import { ownAddresses } from "./scripts/tools/server.ts";
import { sourceHash } from "./scripts/tools/sources.ts";

const config: NextConfig = {
  output: "export",
  // Checks the content first, and finishes the export (scripts/build.ts).
  adapterPath: resolve("scripts/adapter.mjs"),
  // There is no server that could resize them. Stock photos have the sizes of their own host (lib/images/photos.ts).
  images: { unoptimized: true },
  reactStrictMode: true,
  typedRoutes: true,
  poweredByHeader: false,
  // The CDN compresses the export. This setting only concerns the development server, on the same machine.
  compress: false,
  // Otherwise the development server works at localhost only: not at 127.0.0.1, nor from a phone with `--hostname 0.0.0.0`.
  allowedDevOrigins: [...ownAddresses(), hostname()],
  // The default id is random. With this one, builds of the same sources are identical. It changes with the sources, because
  // a tab from before a deployment compares it with the id in the answer to a link, and loads the whole page if they differ.
  generateBuildId: sourceHash,
  experimental: {
    // Keeps what was compiled, in .next, so that the next build compiles only what was edited.
    turbopackFileSystemCacheForBuild: true,
  },
};

export default config;
