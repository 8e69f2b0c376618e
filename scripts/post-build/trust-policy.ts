/**
 * The first inline script: the page's one Trusted Types policy. Text becomes code or markup only as a URL of this site, as
 * the empty script element that React makes others from, or without markup, as structured data. Everything else throws.
 * Browsers without Trusted Types ignore it.
 */
export const trustPolicy = [
  "window.trustedTypes?.createPolicy('default',{",
  "createScriptURL:a=>new URL(a,location.href).origin===location.origin?a:null,",
  "createHTML:h=>!h.includes('<')||h==='<script>\\x3c/script>'?h:null",
  "})",
].join("");
