import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { expect, test } from "@jest/globals";

const folder = join(process.cwd(), ".github/workflows");

test.each(readdirSync(folder))("GitHub's own parser finds no error in %s", async (name) => {
  const content = readFileSync(join(folder, name), "utf8");
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (!value) throw new Error(`${name} is empty or no YAML.`);
  const workflow = await convertWorkflowTemplate(context, value);
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  expect(workflow.jobs).not.toEqual([]);
});
