import { requireSite } from "./require-site.ts";

export interface Server {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a folder as Cloudflare does, on workerd (wrangler.jsonc). Port 0 takes a free one. The server ends with this
 * process. Throws a Problem when the folder has no site.
 */
export async function startServer(port = 0, folder = "out"): Promise<Server> {
  requireSite("to serve", folder);
  Object.assign(process.env, wranglerEnvironment);
  // Imported here: it takes a second, and reads the environment as it loads.
  const { unstable_startWorker } = await import("wrangler");
  const worker = await unstable_startWorker({
    config: "wrangler.jsonc",
    assets: folder,
    dev: { server: { hostname: "localhost", port }, inspector: false, watch: false },
  });
  const { origin } = await worker.url;
  return { url: origin, stop: () => worker.dispose() };
}

/** Wrangler without telemetry, banners, look-ups or a log outside the project. */
export const wranglerEnvironment = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG: "error",
  WRANGLER_LOG_PATH: ".wrangler/logs",
  // Made-up visitor data does for a preview. Without this, every start asks the network for some.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
} as const;
