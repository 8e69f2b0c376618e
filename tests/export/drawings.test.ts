import { expect, test } from "@jest/globals";
import { everyPage } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

test.each([...everyPage(exportedSite())])(
  "each drawing of $path has its view for the dark scheme",
  ({ document }) => {
    const drawings = document.querySelectorAll('img[src^="/art/"]');
    expect(drawings).not.toHaveLength(0);
    for (const { attrs, previousElementSibling: source } of drawings)
      expect([source?.attrs.media, source?.attrs.srcset]).toEqual([
        "(prefers-color-scheme: dark)",
        attrs.src?.includes("#") ? attrs.src.replace("#", "#dark-") : `${attrs.src}#dark`,
      ]);
  },
);
