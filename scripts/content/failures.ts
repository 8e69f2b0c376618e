import type { ContentProblem } from "./types.ts";

/** Says why a module did not load, naming the file that is to blame: perhaps one that it imports. */
export function describeFailure(root: string, file: string, error: unknown): ContentProblem {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const folder = `${root.replaceAll("\\", "/")}/`;
  const place = /(content\/[\w/.-]+?\.ts):(\d+)/.exec(
    `${message}\n${stack}`.replaceAll("\\", "/").replaceAll(folder, ""),
  );
  const isSyntax = name === "TransformError";
  const words = isSyntax
    ? (message.split("ERROR: ")[1] ?? message)
    : message.replaceAll("\\", "/").replaceAll(folder, "");
  return {
    file: place?.[1] ?? file,
    ...(place && { field: `line ${place[2]}` }),
    wrong: `The file cannot be read: ${words.split("\n")[0]}.`,
    right: isSyntax
      ? "Look at this line and the one before it: often a comma, a quotation mark or a bracket is missing."
      : "Look at the names in this line and at the imports: often one is misspelled or missing.",
  };
}
