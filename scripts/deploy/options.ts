import { parseArgs } from "node:util";
import type { Facts } from "./facts.ts";

/** Reads the options of `npm run deploy`. npm keeps them for itself when the second "--" is forgotten. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { isDryRun: boolean; isPlain: boolean; stage: Facts["stage"] } {
  const options = {
    "dry-run": { type: "boolean" },
    plain: { type: "boolean" },
    preview: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const isPreview = values.preview || env.npm_config_preview === "true";
  return {
    isDryRun: values["dry-run"] || env.npm_config_dry_run === "true",
    isPlain: values.plain ?? false,
    stage: isPreview ? "preview" : "production",
  };
}
