/** The options of `npm run deploy`. */
export const options = {
  "dry-run": { type: "boolean" },
  plain: { type: "boolean" },
  preview: { type: "boolean" },
} as const;

type Values = { readonly [Name in keyof typeof options]?: boolean };

/** Returns the options that are on. npm keeps them for itself when the second "--" is forgotten. */
export function chosenOptions(values: Values, shell: Readonly<Record<string, string | undefined>>) {
  return {
    isDryRun: values["dry-run"] || shell.npm_config_dry_run === "true",
    isPlain: values.plain || shell.npm_config_plain === "true",
    stage: values.preview || shell.npm_config_preview === "true" ? "preview" : "production",
  } as const;
}
