import { z } from "zod";
import { schemaOf } from "../../content/schema.ts";
import { type Finding, throwFindings } from "../tools/problem.ts";
import { placesIn } from "./find-text.ts";
import { escaped, lineOf } from "./line-of.ts";
import { type Content, loadContent } from "./load-content.ts";
import { message } from "./messages.ts";
import { findBrokenRules } from "./product-rules.ts";
import { type ContentModule, nameOf } from "./queries.ts";
import { findAcrossModules } from "./rules.ts";

/** Throws a Problem that lists all problems of the content. */
export async function checkContent(): Promise<void> {
  const content = await loadContent();
  const unchecked = content.failures.length > 0 ? ". What spans files, such as links, was not checked" : "";
  throwFindings(findProblems(content), `in the content${unchecked}`);
  console.log(`Content: ${content.listed.length} pages checked, no problems.`);
}

/** Returns every problem of the content, by file and line. Rules that span modules wait until all of them load. */
export function findProblems(content: Content): Finding[] {
  const { modules, failures } = content;
  const name = nameOf(modules);
  const others: readonly Finding[] =
    failures.length > 0
      ? failures
      : [...findAcrossModules(content), ...findBrokenRules(content.productRules, modules, placesIn(modules))];
  const typedNames = name.trim() === "" ? [] : findTypedNames(name, modules);
  return [...modules.flatMap(checkSchema), ...others, ...typedNames]
    .map((finding) => {
      const module = modules.find(({ file }) => file === finding.file);
      return { ...finding, line: finding.line ?? (module && lineOf(finding.field ?? "", module, name)) };
    })
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

function checkSchema({ file, value }: ContentModule): Finding[] {
  const schema = schemaOf(file.slice("content/".length), value);
  if (!schema)
    return [{ file, problem: "content/schema.ts has no schema for this file. Add one to `schemas`." }];
  const issues = schema.safeParse(value, { error: message }).error?.issues ?? [];
  return issues.map((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    return {
      file,
      field: z.core.toDotPath([...issue.path, ...keys]),
      problem: issue.message.replace("\n", "\n  "),
    };
  });
}

/** Finds the product's name outside content/site.ts, so that it can change in one place. Case counts: "daily" is a word. */
function findTypedNames(name: string, modules: readonly ContentModule[]): Finding[] {
  // Not inside a longer word, an email address or a URL.
  const pattern = new RegExp(`(?<![\\w@./-])${escaped(name)}(?![\\w-]|\\.\\w)`);
  const problem = `The product's name, ${name}, is typed out.`;
  const fix = `Write \${site.name} instead, and put the text in backticks (\`…\`).`;
  return modules
    .filter(({ file }) => file !== "content/site.ts")
    .flatMap(({ file, source }) =>
      source.split("\n").flatMap((text, index) => {
        const isComment = /^\s*(\/\/|\/?\*)/.test(text);
        return isComment || !pattern.test(text) ? [] : { file, line: index + 1, problem, fix };
      }),
    );
}
