import { type Scenario, unknownPath } from "../scenarios/list.ts";

/** What the report calls a state, and where: of a page that is in `names` its name and address. */
export function describeState(state: Scenario, names: Readonly<Record<string, string>>) {
  const { name, path } = state;
  if (path === unknownPath) return { name: "Page not found", path: "any address that no page has" };
  if (isNamed(state, names)) return { name: names[path] ?? name, path };
  const words = name.replaceAll("-", " ").replace(/(?<= )(?=\d)/, "step ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { name: title, path: `on ${path}` };
}

function isNamed({ steps, firstVisit, path }: Scenario, names: Readonly<Record<string, string>>): boolean {
  return steps.length === 0 && !firstVisit && path in names;
}
