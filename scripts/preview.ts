import { onboardedKey } from "../components/islands/onboarding/keys.ts";
import { command } from "./tools/command.ts";
import { startServer } from "./tools/server.ts";

/* Serves the last build at PORT, as the CDN does. */

command({}, async () => {
  const { url } = await startServer(Number(process.env.PORT || 8788));
  console.log(`\nThe site is at ${url}`);
  console.log(
    `Without onboarding: paste localStorage.${onboardedKey} = "true" into the browser's console, and reload.`,
  );
  console.log("Ctrl-C stops it.\n");
});
