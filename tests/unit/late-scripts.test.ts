import { expect, test } from "@jest/globals";
import { startScriptsLate } from "../../scripts/post-build/late-scripts.ts";

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><script>self.first=[]</script><script src="/b.js" async="" id="_R_"></script></body></html>',
].join("");

test("asynchronous scripts wait, all else stays as it was", () => {
  const late = startScriptsLate(page);
  expect(late).toContain('<script type="late" data-src="/a.js"></script>');
  expect(late).toContain('<script type="late" data-src="/b.js" data-id="_R_"></script>');
  expect(late).not.toContain('as="script"');
  expect(late).toContain('<link rel="preload" as="font" href="/a.woff2"/>');
  expect(late).toContain('<script src="/old.js" noModule="">');
  expect(late).toContain("<script>self.first=[]</script>");
  expect(late).toMatch(/<script>\(.*type=late.*\)\(\)<\/script><\/body>/);
});

test("a page without such scripts, or that has been through it, stays as it is", () => {
  const late = startScriptsLate(page);
  expect(startScriptsLate(late)).toBe(late);
  expect(startScriptsLate("<body>words</body>")).toBe("<body>words</body>");
});
