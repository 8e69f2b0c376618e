import { findingsIn } from "../content/check.ts";
import { loadContent, textsIn } from "../content/content.ts";

/* Prints what is wrong in the content, and where each text is, as JSON. */

const content = await loadContent();
console.log(JSON.stringify({ findings: findingsIn(content), texts: textsIn(content.files) }));
