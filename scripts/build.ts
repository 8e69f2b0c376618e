import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";

command({ options: { weights: { type: "boolean" } } }, ({ values }) =>
  buildSite(process.env, values.weights),
);
