import { parse } from "@babel/parser";
import { type Node, type Program, type TraversalAncestors, traverse } from "@babel/types";
import { site } from "../../content/schema.ts";
import { type Mistake, suggestion } from "../tools/problem.ts";
import { joined, type Source } from "./queries.ts";

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

/** Parts of the syntax tree without texts or names of values. */
const passedOver = ["id", "key", "property", "typeAnnotation"];

function readProgram(file: string, { body }: Program): Source {
  const lines = new Map<string, number>();
  const texts: Source["texts"][number][] = [];
  const problems: Mistake[] = [];
  const imported = body.flatMap((statement) =>
    statement.type === "ImportDeclaration" && statement.importKind !== "type"
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
  for (const statement of body.filter(({ type }) => type.startsWith("Export"))) {
    traverse(statement, (node: Node, ancestors: TraversalAncestors) => {
      const parent = ancestors.at(-1)?.node;
      if (!parent || ancestors.some(({ key }) => passedOver.includes(key))) return;
      const field = ancestors.reduce(fieldWithin, "");
      // A long text may be on the line below the name of its field.
      const line = lineOf(parent.type === "ObjectProperty" ? parent : node);
      if (!lines.has(field)) lines.set(field, line);
      if (node.type === "StringLiteral") texts.push({ field, line, text: node.value });
      if (node.type === "TemplateElement") texts.push({ field, line, text: node.value.raw });
      for (const repeated of repeatedFields(node))
        problems.push({
          file,
          line: lineOf(repeated),
          field: joined(field, nameOf(repeated)),
          wrong: "The field is here twice.",
          right: "Keep one of the two.",
        });
      const unknown = unknownName(node, imported, file);
      if (unknown) problems.push({ file, line, field, ...unknown });
    });
  }
  return { lines, texts, problems };
}

/** Returns the path of a part of the node at `field`. */
function fieldWithin(field: string, { node, index }: TraversalAncestors[number]): string {
  if (node.type === "ArrayExpression") return `${field}[${index}]`;
  const name = nameOf(node);
  return name === "" ? field : joined(field, name);
}

/** Returns the name of a property or an exported constant, or "" for anything else. */
function nameOf(node: Node): string {
  if (node.type !== "ObjectProperty" && node.type !== "VariableDeclarator") return "";
  const name = node.type === "ObjectProperty" ? node.key : node.id;
  if (name.type === "StringLiteral") return name.value;
  return name.type === "Identifier" ? name.name : "";
}

function lineOf({ loc }: Node): number {
  return loc?.start.line ?? 1;
}

function repeatedFields(node: Node): Node[] {
  if (node.type !== "ObjectExpression") return [];
  const names = node.properties.map(nameOf);
  return node.properties.filter(
    (_, index) => names[index] !== "" && names.indexOf(names[index] ?? "") < index,
  );
}

function unknownName(
  node: Node,
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
