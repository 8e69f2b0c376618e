import { readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { integrityOf } from "../../lib/build/hashes.ts";

const sonner = "node_modules/sonner/dist/index.mjs";

/**
 * Hashes of the styles that sonner adds to a page when it runs: its own sheet, and the empty element that it appends
 * before filling it. Read from the package, so that an update of it cannot leave an old hash behind.
 */
export function libraryStyleHashes(): readonly string[] {
  const { program } = parse(readFileSync(sonner, "utf8"), { sourceType: "module" });
  const [style] = program.body.flatMap((statement) => {
    const call = statement.type === "ExpressionStatement" ? statement.expression : undefined;
    if (call?.type !== "CallExpression" || call.callee.type !== "Identifier") return [];
    return call.callee.name === "__insertCSS" ? call.arguments : [];
  });
  if (style?.type !== "StringLiteral")
    throw new Error(`${sonner} adds its styles in another way: the policy needs their hash.`);
  return [integrityOf(style.value), integrityOf("")];
}
