/**
 * npm run test:guards: damages a copy of the project, one thing at a time, and expects the ordinary tests or the
 * build to notice. `-- --all` does the details too; other arguments go to Jest: `-- gate`, `-- -t "nine seconds"`.
 */
import { ensureBrowser } from "./browser.ts";
import { countsLine } from "./test/counts.ts";
import { runJest } from "./test/runners.ts";
import { main } from "./tools/main.ts";
import { withTemporaryFolder } from "./tools/temporary-folder.ts";

main(async () => {
  const all = process.argv.includes("--all");
  const args = process.argv.slice(2).filter((arg) => arg !== "--all");
  return withTemporaryFolder("guards", async (folder) => {
    // Read by the tests, in processes that inherit it.
    process.env.GUARDS_FOLDER = folder;
    if (all) process.env.GUARDS_ALL = "1";
    process.env.CHROMIUM_PATH = ensureBrowser().path;
    const counts = await runJest(["guards"], ["--maxWorkers=2", ...args]);
    console.log(`\n${countsLine(counts)}`);
    return counts.failed === 0 ? 0 : 1;
  });
});
