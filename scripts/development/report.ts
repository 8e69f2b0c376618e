import { findingsIn } from "../content/check.ts";
import { loadContent, textsIn } from "../content/content.ts";

/* Prints the problems of the content, and the place of each text, as JSON. */

const content = await loadContent();
console.log(JSON.stringify({ findings: findingsIn(content), texts: textsIn(content.files) }));
