import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { findBase, git } from "../../scripts/review/base.ts";
import { changedParts, comparePictures } from "../../scripts/review/compare.ts";
import { readExport } from "../../scripts/review/exported.ts";
import { withTemporaryFolder } from "../support/temporary-folder.ts";

const inFolder = <T>(job: (folder: string) => Promise<T>) => withTemporaryFolder("review", job);

test("git works in the repository of a folder, although a hook's variables name another one", () =>
  inFolder(async (folder) => {
    const hook = { ...process.env, GIT_DIR: join(folder, "other"), GIT_INDEX_FILE: join(folder, "index") };
    const changed = jest.replaceProperty(process, "env", hook);
    expect([git(["init", "--quiet"], folder), git(["add", "."], folder)]).toEqual(["", ""]);
    changed.restore();
    expect([".git", "other", "index"].filter((name) => existsSync(join(folder, name)))).toEqual([".git"]);
  }));

test("the base of a review is where a branch has left main, and on main the last commit or the one before", () =>
  inFolder(async (folder) => {
    expect(() => findBase(undefined, folder)).toThrow("-- --all` needs no git");
    const run = (command: string) => git(command.split(" "), folder);
    const commit = (name: string) =>
      run(`-c user.name=a -c user.email=a@studio.example commit --quiet --allow-empty --message ${name}`);
    run("init --quiet --initial-branch=main");
    for (const name of ["first", "second"]) commit(name);
    const fork = run("rev-parse HEAD");
    expect(findBase(undefined, folder)).toBe(run("rev-parse HEAD~1"));
    writeFileSync(join(folder, "new.txt"), "");
    expect(findBase(undefined, folder)).toBe(fork);
    run("switch --quiet --create headline");
    commit("mine");
    run("switch --quiet main");
    commit("theirs");
    run("switch --quiet headline");
    expect(findBase(undefined, folder)).toBe(fork);
    expect(findBase("main", folder)).toBe(run("rev-parse main"));
    for (const name of ["mian", "--all"])
      expect(() => findBase(name, folder)).toThrow(`git knows no commit "${name}"`);
  }));

describe("the comparison", () => {
  test("of texts keeps a line around each change, and says which words differ", () => {
    const parts = changedParts("a\nb\nOne word\nd\ne\nf\ng", "a\nb\nOther word\nd\ne\nf\ng\nh");
    expect(parts.map((part) => part.map(({ sign, text }) => sign + text).join("|"))).toEqual([
      " b| \n|-One|+Other|  word| \n| d| \n",
      " g| \n|+h| \n",
    ]);
    expect(changedParts("a\nb", "a\nb")).toEqual([]);
    // Otherwise git would take a file in UTF-16 for a binary one, and list nothing.
    expect(changedParts("a\0b", "a\0c")).toHaveLength(1);
  });

  const picture = (height: number, dots: readonly number[] = []) => {
    const pixels = Buffer.alloc(30 * height * 3, 200);
    for (const row of dots) pixels.fill(0, row * 90, row * 90 + 30);
    return sharp(pixels, { raw: { width: 30, height, channels: 3 } })
      .png()
      .toBuffer();
  };
  const heights = async (before: Buffer, after: Buffer) => {
    const change = await comparePictures(before, after);
    return [change?.before, change?.after, change?.difference].map((image) => image?.info.height);
  };

  test("of pictures shows what differs, and 100 rows around it", async () => {
    expect(await heights(await picture(900), await picture(900, [500]))).toEqual([201, 201, 201]);
    // New rows move the rest of the page.
    expect(await heights(await picture(900, [500, 800]), await picture(910, [500, 810]))).toEqual([
      200, 210, 210,
    ]);
    expect(await comparePictures(await picture(900), await picture(900))).toBeUndefined();
  });

  test("of exports ignores the build's id and the names and hashes that come from it", () =>
    inFolder(async (folder) => {
      const fingerprint = async (name: string, id: string, { text = "Hello", css = "p{color:red}" }) => {
        const files = {
          "about.html": `<title>About</title><link as="style" href="/_next/static/chunks/${id}a.css"><p id="${id}">${text}`,
          "about/__next._tree.txt": id,
          "index.html": "<title>Home</title>",
          [`_next/static/${id}/_buildManifest.js`]: "",
          [`_next/static/chunks/${id}a.css`]: css,
        };
        for (const [path, content] of Object.entries(files)) {
          mkdirSync(dirname(join(folder, name, path)), { recursive: true });
          writeFileSync(join(folder, name, path), content);
        }
        const { pages } = await readExport(join(folder, name));
        return pages.get("/about")?.fingerprint;
      };
      const before = await fingerprint("a", "0123", {});
      expect(await fingerprint("b", "4567", {})).toBe(before);
      expect(await fingerprint("c", "4567", { text: "Hi" })).not.toBe(before);
      expect(await fingerprint("d", "4567", { css: "p{color:blue}" })).not.toBe(before);
    }));
});
