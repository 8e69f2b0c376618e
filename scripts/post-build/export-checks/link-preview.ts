import { absoluteAddress } from "../../../lib/addresses.ts";
import { metaContents, titles } from "../html.ts";
import type { ExportCheck, ExportedPage } from "../types.ts";

/** What a shared link shows is what the page says of itself. The picture has a check of its own. */
export const refuseWrongPreviews: ExportCheck = ({ pages, origin }) =>
  pages.flatMap((page) =>
    expectations(page, origin).flatMap(({ field, right, required }) => {
      const found = metaContents(page.document, field);
      if (found.length === 0 && !required) return [];
      if (found.length === 1 && found[0] === right) return [];
      const problem =
        found.length === 0
          ? `A shared link has no ${field}.`
          : `A shared link says "${found.join('" and "')}".`;
      const remedy = `It must say what the page itself says, once: "${right}" (pageMetadata() in lib/metadata.ts).`;
      return [{ page: page.path, field, problem, remedy }];
    }),
  );

function expectations({ path, document }: ExportedPage, origin: string) {
  const title = titles(document);
  const description = metaContents(document, "description");
  const expected = [
    { field: "og:title", right: title, required: true },
    { field: "og:description", right: description, required: true },
    { field: "og:url", right: [absoluteAddress(origin, path)], required: true },
    // Readers of cards fall back to Open Graph.
    { field: "twitter:title", right: title, required: false },
    { field: "twitter:description", right: description, required: false },
    { field: "twitter:image", right: metaContents(document, "og:image"), required: false },
  ];
  // What the page itself says twice or not at all is told by other checks.
  return expected.flatMap(({ right: [right, ...more], ...rest }) =>
    right === undefined || more.length > 0 ? [] : [{ ...rest, right }],
  );
}
