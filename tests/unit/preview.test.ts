import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { afterEach, expect, jest, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { printRuntimeOutput } from "../../scripts/tools/server.ts";

let mockJob: (args: { values: { host: boolean; refused: boolean } }) => Promise<void>;
const mockServed = jest.fn<(host: string, words: string) => void>();
jest.mock("../../scripts/tools/command.ts", () => ({
  command: (_config: object, job: typeof mockJob) => {
    mockJob = job;
  },
}));
jest.mock("wrangler", () => ({
  unstable_getMiniflareWorkerOptions: (
    _config: string,
    _env: undefined,
    { overrides }: { overrides: object },
  ) => ({
    workerOptions: overrides,
  }),
}));
jest.mock("miniflare", () => ({
  Log: class {},
  LogLevel: {},
  Miniflare: class {
    ready = Promise.resolve({ origin: "http://localhost:8788" });
    constructor({ host, assets }: { host: string; assets: { directory: string } }) {
      mockServed(host, readFileSync(`${assets.directory}/index.html`, "utf8"));
    }
  },
}));

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal);

const [project, { env }] = [process.cwd(), process];
let preview: ChildProcess | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(project);
  process.env = env;
  preview?.kill();
  // A process that has not ended would keep Jest from ending.
  preview?.stdout?.destroy();
});

/**
 * Starts `npm run preview` in a folder, in a shell as npm does. Returns what waits for a line of its output, and returns the
 * line.
 */
function start(folder: string) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const node = [process.execPath, "--import", tsx, resolve("scripts/preview.ts")];
  // Followed by a command, so that the shell does not become the program.
  const [program = "", ...args] =
    process.platform === "win32" ? node : ["sh", "-c", '"$@"; exit', "sh", ...node];
  const stdio = ["ignore", "pipe", "inherit"] as const;
  preview = spawn(program, args, { cwd: folder, env: { ...env, PORT: "0" }, stdio: [...stdio] });
  const lines = createInterface(preview.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  return async (words: string) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done || value.includes(words)) return value;
    }
  };
}

/** Returns the words of a page, or "no answer". */
const read = (url: string) =>
  fetch(url)
    .then((answer) => answer.text())
    .catch(() => "no answer");

/** Writes a site of one page. */
function writeSite(folder: string, words: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), words);
}

test("a preview keeps the last build during the next one, and then serves that", async () => {
  await withTemporaryFolder("preview-test", async (folder) => {
    copyFileSync("wrangler.jsonc", join(folder, "wrangler.jsonc"));
    writeSite(join(folder, "out"), "first");
    const line = start(folder);
    const url = (await line("The site is at")).split(" ").at(-1);
    expect(await read(url)).toBe("first");
    expect(await read(url.replace("localhost", outside?.address))).toBe("no answer");
    rmSync(join(folder, "out"), { recursive: true });
    expect(await read(url)).toBe("first");
    writeSite(join(folder, "next"), "second");
    renameSync(join(folder, "next"), join(folder, "out"));
    await line("There is a new build");
    expect(await read(url)).toBe("second");
    // The shell does not pass the signal on.
    preview?.kill();
    const deadline = Date.now() + 20_000;
    while ((await read(url)) !== "no answer" && Date.now() < deadline);
    expect(await read(url)).toBe("no answer");
  });
}, 60_000);

test("a refused build is shown, and marked as such, with --host to other devices too", async () => {
  process.env = { ...env, PORT: "0" };
  await import("../../scripts/preview.ts");
  const log = jest.spyOn(console, "log").mockImplementation((line) => {
    if (line.includes("Ctrl-C stops it")) throw new Error("It has started.");
  });
  await withTemporaryFolder("preview-test", async (folder) => {
    process.chdir(folder);
    writeSite(".next/export-unchecked", "too heavy");
    await expect(mockJob({ values: { host: true, refused: true } })).rejects.toThrow("It has started.");
  });
  expect(mockServed.mock.calls).toEqual([["0.0.0.0", "too heavy"]]);
  const printed = log.mock.calls.join("\n");
  expect(printed).toMatch(/^THIS BUILD WAS REFUSED.*cannot be published/);
  if (outside)
    expect(printed).toContain(`On other devices of your network: http://${outside.address}:8788\n`);
});

test("what the server's runtime writes is printed, except that a browser closed its connection", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  const stderr = Readable.from([
    "workerd/server/server.c++:3360: error: Uncaught exception: kj/async-io-unix.c++:186: disconnected: ::write(): Broken pipe\n",
    "stack: workerd@4005d83 workerd@568c67c\nkj::AsyncPipe::pumpTo\nhttp.c++:0:0\n",
    "workerd/server/server.c++:20: error: Uncaught exception: kj/filesystem.c++:9: failed: No such file\nstack: workerd@1\n",
  ]);
  printRuntimeOutput(Readable.from([]), stderr);
  await once(stderr, "close");
  expect(error.mock.calls.flat()).toEqual([
    "workerd/server/server.c++:20: error: Uncaught exception: kj/filesystem.c++:9: failed: No such file",
    "stack: workerd@1",
  ]);
});
