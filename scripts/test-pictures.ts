/**
 * npm run test:pictures: compares the site in out/ with the pictures in tests/e2e/references. `-- --update` takes them
 * anew after a wanted change: all of them, or none when that fails.
 */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browserVersion } from "./browser/version.ts";
import { ensureBrowser } from "./browser.ts";
import { makerFile, referenceFolder } from "./pictures/references.ts";
import { runPlaywright } from "./test/runners.ts";
import { main } from "./tools/main.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/require-site.ts";
import { withTemporaryFolder } from "./tools/temporary-folder.ts";

main(async () => {
  const args = process.argv.slice(2);
  const update = args.join() === "--update";
  if (args.length > 0 && !update) {
    throw new Problem(
      `"${args.join(" ")}" is not understood: \`npm run test:pictures\` compares, and \`npm run test:pictures -- --update\` takes the pictures anew.`,
    );
  }
  requireSite("to take pictures of");
  const browser = ensureBrowser();
  if (!update) return (await runPlaywright(browser.path, ["pictures.spec"])).failed;
  const version = browserVersion(browser);
  if (version === undefined) {
    throw new Problem(`${browser.path} does not tell its version. Name another browser with CHROMIUM_PATH.`);
  }
  return withTemporaryFolder("references", async (folder) => {
    // Read by the tests, in processes that inherit it.
    process.env.NEW_REFERENCES = folder;
    const { failed } = await runPlaywright(browser.path, ["pictures.spec"]);
    if (failed > 0)
      throw new Problem("Not all pictures could be taken: those that were there are unchanged.");
    const maker = { browser: version, system: process.platform };
    writeFileSync(join(folder, makerFile), `${JSON.stringify(maker, null, 2)}\n`);
    rmSync(referenceFolder, { recursive: true, force: true });
    cpSync(folder, referenceFolder, { recursive: true });
    console.log(`\nTaken anew: ${referenceFolder}. Look at what changed before you commit it.`);
    return 0;
  });
});
