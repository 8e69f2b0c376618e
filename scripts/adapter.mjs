/*
 * Hooks of `next build` (adapterPath in next.config.ts). Next.js imports this file without a TypeScript loader, so tsx loads
 * scripts/build.ts.
 */
const load = async () => {
  const { tsImport } = await import("tsx/esm/api");
  return tsImport("./build.ts", import.meta.url);
};

export default {
  name: "scripts/adapter.mjs",
  // `next typegen` and the workers of a build have the same phase.
  modifyConfig: async (config, { phase }) =>
    phase === "phase-production-build" && process.argv.includes("build")
      ? (await load()).startBuild(config)
      : config,
  onBuildComplete: async ({ buildId }) => (await load()).finishBuild(buildId),
};
