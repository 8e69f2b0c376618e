import { expect, test } from "@jest/globals";
import { loadPages } from "../../lib/registry.ts";
import { pagesForJest } from "../support/pages.ts";

test("the registry for Jest holds the pages of the registry", async () => {
  expect(pagesForJest()).toEqual(await loadPages());
});
