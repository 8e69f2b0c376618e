import { hostname } from "node:os";
import { resolve } from "node:path";
import type { NextConfig } from "next";
import { ownAddresses } from "./scripts/tools/machine.ts";
import { sourceHash } from "./scripts/tools/sources.ts";

const config: NextConfig = {
  output: "export",
  // Checks the content first, and finishes the export (scripts/build.ts).
  adapterPath: resolve("scripts/adapter.mjs"),
  typedRoutes: true,
  // It loads its program for this system, which a bundle cannot contain.
  serverExternalPackages: ["lightningcss"],
  // Otherwise the development server works only at localhost, not at 127.0.0.1 or, with `--hostname 0.0.0.0`, from a phone.
  allowedDevOrigins: [...ownAddresses(), hostname()],
  // Tabs from before a deployment compare it with that of the next page, and load the whole page if the two differ. The default is
  // random, so it would differ after each build.
  generateBuildId: sourceHash,
  experimental: {
    // Keeps compiled modules in .next, so that the next build compiles only what was edited.
    turbopackFileSystemCacheForBuild: true,
  },
};

export default config;
