/** The environment for wrangler: no telemetry, no banner about newer versions, its logs in the ignored folder. */
export function wranglerEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_LOG_PATH: ".wrangler/logs",
    // Made-up visitor data does for a preview; without this, every start asks the network for some.
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
}
