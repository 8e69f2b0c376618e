import { expect, test } from "@jest/globals";
import { integrityOf } from "../../scripts/post-build/integrity.ts";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const site = exportedSite();

test.each([...everyPage(site)])(
  "every script and style sheet of $path has the hash of its file",
  ({ document }) => {
    for (const [url, integrity, selector] of [
      ["src", "integrity", "script[src]"],
      ["href", "integrity", "link[rel=stylesheet]"],
      ["data-src", "data-integrity", "script[data-src]"],
      ["data-href", "data-integrity", "script[data-href]"],
    ] as const) {
      const elements = document.querySelectorAll(selector);
      expect(elements).not.toHaveLength(0);
      for (const { attrs } of elements)
        expect([selector, attrs[integrity]]).toEqual([
          selector,
          integrityOf(site.files.bytes(attrs[url]?.slice(1) ?? "")),
        ]);
    }
  },
);
