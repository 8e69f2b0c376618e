/**
 * The inline script that stands before all others: the page's one policy of Trusted Types. Text becomes code or markup
 * only as a URL of this site, as the empty script element that React makes others from, or when it holds no
 * markup, as structured data does. Everything else throws. Browsers without Trusted Types pass over it.
 */
export const trustPolicy = [
  "window.trustedTypes?.createPolicy('default',{",
  "createScriptURL:a=>new URL(a,location.href).origin===location.origin?a:null,",
  "createHTML:h=>!h.includes('<')||h==='<script>\\x3c/script>'?h:null",
  "})",
].join("");
