import { findProblems } from "../content/content-problems.ts";
import { placesIn } from "../content/find-text.ts";
import { loadContent } from "../content/load-content.ts";

/* Prints the problems of the content and the place of each text, as JSON. */

const content = await loadContent();
console.log(JSON.stringify({ findings: findProblems(content), places: placesIn(content.modules) }));
