import { placed, type Translator, withAnyValue } from "./finding.ts";

/** "Property 'nam' does not exist on type …. Did you mean 'name'?": of ${site.nam}. */
export const unknownProperty: Translator = ({ diagnostic, field, source, offset }) => {
  const name = /^Property '([^']+)' does not exist on type/.exec(diagnostic.message)?.[1];
  if (name === undefined || !field) return undefined;
  const owner = /([\w.]+)\.$/.exec(source.slice(0, offset))?.[1] ?? "";
  const problem = {
    ...placed(diagnostic.file, field.field),
    wrong: `There is no ${owner}.${name}.`,
    right: remedy(diagnostic.message, (meant) => `${owner}.${meant}`),
  };
  return [{ problem, edit: withAnyValue(field), isReason: true }];
};

/** "Cannot find name 'PlanContent'. Did you mean 'PlansContent'?" */
export const unknownName: Translator = ({ diagnostic: { message, file, line }, field }) => {
  const name = /^Cannot find name '([^']+)'/.exec(message)?.[1];
  if (name === undefined) return undefined;
  const wrong = `There is nothing with the name ${name}.`;
  const right = remedy(message, (meant) => meant);
  const place = field?.field ? field.field : `line ${line}`;
  return [{ problem: { file, field: place, wrong, right }, isReason: true }];
};

/** "Module '"../types"' has no exported member 'PlanContent'." */
export const unknownImport: Translator = ({ diagnostic: { message, file, line } }) => {
  const [, module, name] =
    /^(?:Module )?'"([^"]+)"' has no exported member(?: named)? '([^']+)'/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const wrong = `${module} has nothing with the name ${name}.`;
  return [{ problem: { file, field: `line ${line}`, wrong, right: remedy(message, (meant) => meant) } }];
};

function remedy(message: string, meant: (name: string) => string): string {
  const name = /Did you mean '([^']+)'/.exec(message)?.[1];
  return name === undefined ? "Look for a misspelt name." : `Did you mean ${meant(name)}?`;
}
