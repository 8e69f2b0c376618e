import { isIPv6 } from "node:net";
import { freePort, startServer } from "./tools/cdn-server.ts";
import { ownAddresses } from "./tools/machine.ts";
import { exitOnProblem } from "./tools/problem.ts";
import { requireSite } from "./tools/sources.ts";

/* Serves the last build as the CDN does. */

await exitOnProblem(async () => {
  requireSite();
  const asked = Number(process.env.PORT || 8788);
  const host = process.env.HOST || "localhost";
  const port = await freePort(asked, host);
  await startServer(port, undefined, host);
  const addresses = ["0.0.0.0", "::"].includes(host) ? ownAddresses() : [];
  const hosts = addresses.length > 0 ? addresses : [isIPv6(host) ? `[${host}]` : host];
  const urls = hosts.map((name) => `http://${name}:${port}`);
  const why = [0, port].includes(asked) ? "" : ` (port ${asked} is in use)`;
  console.log(`\nThe site is at ${urls.join(" and ")}${why}`);
  console.log(`To skip onboarding, run localStorage.hasOnboarded = "true" in the browser's console.\n`);
});
