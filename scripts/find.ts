import { findText, placesIn } from "./content/find-text.ts";
import { loadContent } from "./content/load-content.ts";
import { exitOnProblem, formatFinding, Problem } from "./tools/problem.ts";

await exitOnProblem(async () => {
  const text = process.argv.slice(2).join(" ");
  if (text === "") throw new Problem('Add the text as you see it: npm run find -- "Bring your best"');
  const found = findText(text, placesIn((await loadContent()).modules));
  if (found.length === 0) throw new Problem(`No text of content/ has most of these words: ${text}`);
  for (const place of found.slice(0, 10)) console.log(formatFinding({ ...place, problem: place.text }));
});
