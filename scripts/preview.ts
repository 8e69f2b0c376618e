import { onboardedKey } from "../components/islands/onboarding/keys.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { startServer } from "./tools/server.ts";

/* Serves the last build as the CDN does. */

command({}, async () => {
  const port = process.env.PORT || "8788";
  const unusable = new Problem(`Port ${port} cannot be used. Choose another: PORT=0 is any free one.`);
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw unusable;
  const { url } = await startServer(Number(port)).catch((error) => {
    throw error.code === "ERR_ADDRESS_IN_USE" ? unusable : error;
  });
  console.log(`\nThe site is at ${url}`);
  console.log(
    `Without onboarding: paste localStorage.${onboardedKey} = "true" into the browser's console, and reload.`,
  );
  console.log("Ctrl-C stops it.\n");
});
