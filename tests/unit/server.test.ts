import { once } from "node:events";
import { Readable } from "node:stream";
import { afterEach, expect, jest, test } from "@jest/globals";
import { printRuntimeOutput } from "../../scripts/tools/server.ts";

afterEach(() => void jest.restoreAllMocks());

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
