import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import config from "../../next.config.ts";
import manifest from "../../package.json" with { type: "json" };

/* Typed out: a list read from package.json would change with it. */
const packages =
  "@tailwindcss/postcss clsx framer-motion lucide-react next react react-dom sonner tailwindcss".split(" ");
const browsers = ["chrome 111", "edge 111", "firefox 128", "safari 16.4"];

test("visitors get code only from the agreed packages", () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual(packages);
});

test("the build is made for the browsers that README promises", () => {
  expect(manifest.browserslist).toEqual(browsers);
  for (const browser of browsers) expect(readFileSync("README.md", "utf8").toLowerCase()).toContain(browser);
});

test("a deployment has one URL: search engines would find a second one", () => {
  const settings = readFileSync("wrangler.jsonc", "utf8");
  for (const name of ["workers_dev", "preview_urls"]) expect(settings).toContain(`"${name}": false`);
});

test("a prefetched page is stale after half a minute: a deployment may replace it", () => {
  expect(config.experimental?.staleTimes).toEqual({ static: 30 });
});
