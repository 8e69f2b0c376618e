/*
 * Hooks of `next build` (adapterPath in next.config.ts). Next.js imports this file without a loader for TypeScript, so they load
 * what they need themselves.
 */
const load = async () => {
  const { tsImport } = await import("tsx/esm/api");
  return tsImport("./build.ts", import.meta.url);
};

export default {
  name: "scripts/adapter.mjs",
  // Next.js calls this with the phase of a build for `next typegen` too.
  modifyConfig: async (config, { phase }) =>
    phase === "phase-production-build" && process.argv[2] === "build"
      ? (await load()).startBuild(config)
      : config,
  onBuildComplete: async ({ buildId }) => (await load()).finishBuild(buildId),
};
