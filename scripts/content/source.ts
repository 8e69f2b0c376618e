import { parse } from "@babel/parser";
import type { Node, ObjectExpression, Program } from "@babel/types";
import { site } from "../../content/schema.ts";
import { suggestion } from "./nearest.ts";
import type { ContentProblem, Source } from "./types.ts";
import { joined } from "./walk.ts";

/** Reads a content module's source: where its fields stand, what texts it has, and what keeps it from being loaded. */
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

function readProgram(file: string, program: Program): Source {
  const values = exportsOf(program).flatMap(({ name, value }) => [...valuesIn(value, name)]);
  const imported = program.body.flatMap((statement) =>
    statement.type === "ImportDeclaration" && statement.importKind !== "type"
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
  return {
    lines: new Map(values.map(({ field, line }) => [field, line] as const).reverse()),
    texts: values.flatMap(({ field, line, node }) => textOf(node).map((text) => ({ field, line, text }))),
    problems: values.flatMap(({ node, field, line }) => [
      ...repeatedFields(node).map(({ name, line: second }) => ({
        file,
        line: second,
        field: joined(field, name),
        wrong: "The field stands here twice.",
        right: "Keep one of the two.",
      })),
      ...unknownNames(node, imported).map((words) => ({ file, line, field, ...words })),
    ]),
  };
}

/** Returns what a module exports: by name, or "" for the default. */
function exportsOf({ body }: Program): { name: string; value: Node }[] {
  return body.flatMap((statement) => {
    if (statement.type === "ExportDefaultDeclaration") return [{ name: "", value: statement.declaration }];
    if (statement.type !== "ExportNamedDeclaration") return [];
    if (statement.declaration?.type !== "VariableDeclaration") return [];
    return statement.declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init ? [{ name: id.name, value: init }] : [],
    );
  });
}

interface Value {
  field: string;
  line: number;
  node: Node;
}

/** Every value in an expression, with the field that it stands in. Content is plain data: other code is passed over. */
function* valuesIn(node: Node, field: string, line = lineOf(node)): Generator<Value> {
  if (node.type === "TSSatisfiesExpression" || node.type === "TSAsExpression") {
    return yield* valuesIn(node.expression, field, line);
  }
  yield { field, line, node };
  if (node.type === "ArrayExpression") {
    for (const [index, entry] of node.elements.entries()) {
      if (entry) yield* valuesIn(entry, `${field}[${index}]`);
    }
  }
  if (node.type === "ObjectExpression") {
    for (const { name, value, line: start } of propertiesOf(node))
      yield* valuesIn(value, joined(field, name), start);
  }
  if (node.type === "TemplateLiteral") {
    for (const part of [...node.quasis, ...node.expressions]) yield* valuesIn(part, field);
  }
  if (node.type === "MemberExpression") yield* valuesIn(node.object, field, line);
}

function propertiesOf({ properties }: ObjectExpression) {
  return properties.flatMap((property) => {
    if (property.type !== "ObjectProperty") return [];
    const { key, value } = property;
    const name = key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : undefined;
    return name === undefined ? [] : [{ name, value: value as Node, line: lineOf(property) }];
  });
}

function lineOf({ loc }: Node): number {
  return loc?.start.line ?? 1;
}

function textOf(node: Node): string[] {
  if (node.type === "StringLiteral") return [node.value];
  return node.type === "TemplateElement" ? [node.value.raw] : [];
}

function repeatedFields(node: Node) {
  const properties = node.type === "ObjectExpression" ? propertiesOf(node) : [];
  return properties.filter(({ name }, index) => properties.findIndex((other) => other.name === name) < index);
}

function unknownNames(node: Node, imported: readonly string[]): Pick<ContentProblem, "wrong" | "right">[] {
  if (node.type === "Identifier" && node.name !== "undefined" && !imported.includes(node.name)) {
    const right = imported.length > 0 ? suggestion(node.name, imported) : "Write a text in quotation marks.";
    return [{ wrong: `There is nothing with the name ${node.name}.`, right }];
  }
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return [];
  const { object, property } = node;
  const known = Object.keys(site.shape).map((name) => `site.${name}`);
  if (object.type !== "Identifier" || object.name !== "site") return [];
  const name = `site.${property.name}`;
  return known.includes(name) ? [] : [{ wrong: `There is no ${name}.`, right: suggestion(name, known) }];
}
