/** npm run bench: Lighthouse scores and times of the exported pages beside the framework alone. Builds nothing. */
import { readBenchArguments } from "./bench/arguments.ts";
import { main } from "./tools/main.ts";

main(async () => {
  const options = readBenchArguments(process.argv.slice(2));
  // Loaded after the options are understood: Lighthouse takes a second.
  const { bench } = await import("./bench/run.ts");
  return bench(options);
});
