import type { NextConfig } from "next";

const config: NextConfig = {
  output: "export",
  reactStrictMode: true,
  typedRoutes: true,
  poweredByHeader: false,
  // The default id is random. A fixed one makes two builds of the same sources the same to the byte;
  // chunk names carry content hashes already, so nothing else needs it to change.
  generateBuildId: () => "site",
  images: { loader: "custom", loaderFile: "./lib/photo-loader.ts" },
};

export default config;
