/*
 * Hooks of `next build` (adapterPath in next.config.ts). Next.js imports this file without a TypeScript loader, so tsx loads
 * scripts/build.ts.
 */
const load = async () => {
  const { tsImport } = await import("tsx/esm/api");
  return tsImport("./build.ts", import.meta.url);
};

/** Exits with a message if a build or the development server would fail without naming the cause. */
function requireSetup(environment) {
  const { NODE_ENV } = process.env;
  const folder = process.cwd();
  const problem =
    NODE_ENV !== environment
      ? `NODE_ENV is "${NODE_ENV}" in this shell. Unset it: Next.js sets "${environment}" itself.`
      : /[#?!]/.test(folder) && `Rename the folder ${folder}: Next.js cannot use #, ? and ! in its path.`;
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

export default {
  name: "scripts/adapter.mjs",
  modifyConfig: async (config, { phase }) => {
    if (phase === "phase-development-server") requireSetup("development");
    // `next typegen` and the workers of a build have the same phase.
    if (phase !== "phase-production-build" || !process.argv.includes("build")) return config;
    requireSetup("production");
    return (await load()).startBuild(config);
  },
  onBuildComplete: async ({ buildId }) => (await load()).finishBuild(buildId),
};
