import { EventEmitter, once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { onChange } from "../../scripts/tools/sources.ts";

let stop: () => void;
afterEach(() => stop());

test("changes that follow each other closely are reported once, also those far down in a folder", async () => {
  await withTemporaryFolder("sources", async (folder) => {
    const pages = join(folder, "pages");
    mkdirSync(pages);
    const events = new EventEmitter();
    const report = jest.fn(() => void events.emit("change"));
    stop = onChange([folder], report);
    writeFileSync(join(folder, "site.ts"), "1");
    writeFileSync(join(folder, "navigation.ts"), "1");
    await once(events, "change");
    writeFileSync(join(pages, "home.ts"), "1");
    await once(events, "change");
    expect(report).toHaveBeenCalledTimes(2);
  });
});
