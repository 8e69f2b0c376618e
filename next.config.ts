import { hostname } from "node:os";
import { resolve } from "node:path";
import type { NextConfig } from "next";
import { ownAddresses } from "./scripts/tools/cdn-server.ts";
import { sourceHash } from "./scripts/tools/sources.ts";

const config: NextConfig = {
  output: "export",
  // Checks the content first, and finishes the export (scripts/build.ts).
  adapterPath: resolve("scripts/adapter.mjs"),
  typedRoutes: true,
  // Otherwise the development server works at localhost only: not at 127.0.0.1, nor from a phone with `--hostname 0.0.0.0`.
  allowedDevOrigins: [...ownAddresses(), hostname()],
  // A tab from before a deployment compares its id with that of the next page, and loads the whole page if they differ. The default
  // is random, so it would differ after each build.
  generateBuildId: sourceHash,
  experimental: {
    // Keeps what was compiled, in .next, so that the next build compiles only what was edited.
    turbopackFileSystemCacheForBuild: true,
  },
};

export default config;
