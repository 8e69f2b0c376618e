import { parse } from "@babel/parser";
import { site } from "../../content/schema.ts";
import type { Mistake } from "../tools/mistakes.ts";
import { suggestion } from "./nearest.ts";
import { joined } from "./queries.ts";
import type { Source } from "./types.ts";

/** Reads a content module's source: the lines of its fields, its texts, and problems that keep it from loading. */
export function readSource(file: string, text: string): Source {
  try {
    return readProgram(file, parse(text, { sourceType: "module", plugins: ["typescript"] }).program);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { lines: new Map(), texts: [], problems: [syntaxProblem(file, error)] };
  }
}

function syntaxProblem(file: string, error: SyntaxError & { loc?: { line: number; column: number } }) {
  const { line = 1, column = 0 } = error.loc ?? {};
  return {
    file,
    line,
    wrong: `The file cannot be read: ${error.message.replace(` (${line}:${column})`, "")}`,
    right:
      "Look at this line and the one before it: often a comma, a quotation mark or a bracket is missing.",
  };
}

type Program = ReturnType<typeof parse>["program"];
type Expression = Extract<Program["body"][number], { type: "ExpressionStatement" }>["expression"];
type Property = Extract<Expression, { type: "ObjectExpression" }>["properties"][number];
type Value = Expression | Extract<Property, { type: "ObjectProperty" }>["value" | "key"];

function readProgram(file: string, { body }: Program): Source {
  const lines = new Map<string, number>();
  const texts: Source["texts"][number][] = [];
  const problems: Mistake[] = [];
  const imported = body.flatMap((statement) =>
    statement.type === "ImportDeclaration" && statement.importKind !== "type"
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
  for (const statement of body) {
    if (statement.type === "ExportDefaultDeclaration") read(statement.declaration as Expression, "");
    const constants = statement.type === "ExportNamedDeclaration" && statement.declaration;
    if (constants && constants.type === "VariableDeclaration")
      for (const { id, init } of constants.declarations) if (init) read(init, nameOf(id as Value));
  }
  return { lines, texts, problems };

  /** Reads a value of plain data. A long text may be on the line below the name of its field. */
  function read(value: Value, field: string, line = lineOf(value)): void {
    if (!lines.has(field)) lines.set(field, line);
    if (value.type === "TSAsExpression" || value.type === "TSSatisfiesExpression")
      read(value.expression, field, line);
    if (value.type === "StringLiteral") texts.push({ field, line, text: value.value });
    if (value.type === "TemplateLiteral") {
      for (const part of value.quasis) texts.push({ field, line, text: part.value.raw });
      for (const part of value.expressions) read(part as Expression, field, line);
    }
    if (value.type === "ArrayExpression")
      for (const [index, item] of value.elements.entries())
        if (item) read(item as Expression, `${field}[${index}]`);
    if (value.type === "ObjectExpression") readFields(value.properties, field);
    if (value.type === "MemberExpression") read(value.object as Expression, field, line);
    const unknown = unknownName(value, imported, file);
    if (unknown) problems.push({ file, line, field, ...unknown });
  }

  function readFields(properties: readonly Property[], parent: string): void {
    const names = new Set<string>();
    for (const property of properties) {
      if (property.type !== "ObjectProperty") continue;
      const name = nameOf(property.key);
      const field = joined(parent, name);
      const line = lineOf(property);
      if (names.has(name))
        problems.push({
          file,
          line,
          field,
          wrong: "The field is here twice.",
          right: "Keep one of the two.",
        });
      names.add(name);
      read(property.value, field, line);
    }
  }
}

/** Returns the name of a property or an exported constant. */
function nameOf(key: Value): string {
  if (key.type === "StringLiteral") return key.value;
  return key.type === "Identifier" ? key.name : "";
}

function lineOf({ loc }: Value | Property): number {
  return loc?.start.line ?? 1;
}

function unknownName(
  node: Value,
  imported: readonly string[],
  file: string,
): Pick<Mistake, "wrong" | "right"> | undefined {
  if (node.type === "Identifier" && node.name !== "undefined" && !imported.includes(node.name)) {
    const wrong = `Nothing is named ${node.name}.`;
    return { wrong, right: remedyFor(node.name, imported, file) };
  }
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return undefined;
  if (node.object.type !== "Identifier" || node.object.name !== "site") return undefined;
  const known = Object.keys(site.shape).map((name) => `site.${name}`);
  const name = `site.${node.property.name}`;
  return known.includes(name) ? undefined : { wrong: `There is no ${name}.`, right: suggestion(name, known) };
}

/** Returns the fix for a name that a module does not know. */
function remedyFor(name: string, imported: readonly string[], file: string): string {
  if (name === "site") {
    const from = file.startsWith("content/pages/") ? "../site" : "./site";
    return `Write \`import { site } from "${from}";\` at the top of the file.`;
  }
  return imported.length > 0 ? suggestion(name, imported) : "Write a text in quotation marks.";
}
