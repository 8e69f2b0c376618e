import { html, type Markup } from "./html.ts";

interface Shell {
  title: string;
  /** From the document to the report's folder: "" or "../". All other links are from that folder. */
  root: string;
  body: Markup;
}

/** A document of the report. */
export function renderDocument({ title, root, body }: Shell): string {
  const { source } = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${root === "" ? undefined : html`<base href="${root}">`}
<title>${title}</title>
<link rel="icon" href="assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="assets/style.css">
</head>
<body>
${body}
</body>
</html>
`;
  return source;
}
