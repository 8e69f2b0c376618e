import { absoluteAddress } from "../../../lib/addresses.ts";
import { linkAddresses } from "../html.ts";
import type { ExportCheck } from "../types.ts";

/** Every page names its own address as the canonical one. */
export const refuseWrongCanonicals: ExportCheck = ({ pages, origin }) =>
  pages.flatMap(({ path, document }) => {
    const right = absoluteAddress(origin, path);
    const found = linkAddresses(document, "canonical");
    if (found.length === 1 && found[0] === right) return [];
    const problem =
      found.length === 0
        ? "The page names no canonical address."
        : `The canonical address is ${found.join(" and ")}.`;
    return [{ page: path, field: "canonical", problem, remedy: `It must be ${right}, once.` }];
  });
