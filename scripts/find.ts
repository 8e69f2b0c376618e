import { loadContent, textsIn } from "./content/content.ts";
import { findText } from "./content/find-text.ts";
import { exitOnProblem, formatFinding, Problem } from "./tools/problem.ts";

await exitOnProblem(async () => {
  const seen = process.argv.slice(2).join(" ");
  if (seen === "") throw new Problem('Add the text as you see it: npm run find -- "Bring your best"');
  const found = findText(seen, textsIn((await loadContent()).files));
  if (found.length === 0)
    throw new Problem(`No text of content/ has: ${seen}. If a name or number is filled in, leave it out.`);
  const lines = found.slice(0, 10).map((place) => formatFinding({ ...place, problem: place.text }));
  if (found.length > 10) lines.push(`And ${found.length - 10} more.`);
  // At once: a reader that needs only the first lines, such as `head`, closes the pipe.
  console.log(lines.join(""));
});
