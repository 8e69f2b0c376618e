import { expect, test } from "@jest/globals";
import { pagePolicy, siteHeaders } from "../../lib/security-headers.ts";
import { type ObservedPage, observatoryScore, observe } from "../../scripts/edge/observatory.ts";

const headers = Object.fromEntries(
  Object.entries(siteHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);
const policy = pagePolicy({ scripts: ["sha256-a"], styles: [] });
const page = (html: string): string =>
  `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="/a.js" integrity="sha256-b"></script>${html}`;
const good: ObservedPage = { html: page(""), headers, origin: "https://www.site.com" };

const score = (change: Partial<ObservedPage>) => observatoryScore(observe({ ...good, ...change }));
const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

test("a page as ours has 135 points, before the browsers' preload list adds five", () => {
  expect(score({})).toBe(135);
});

test.each<[name: string, change: Partial<ObservedPage>, points: number]>([
  ["no policy at all", { html: "", headers: without("content-security-policy") }, 75],
  ["inline scripts", { html: page("").replace("'sha256-a'", "'unsafe-inline'") }, 80],
  ["eval", { html: page("").replace("'sha256-a'", "'unsafe-eval'") }, 115],
  ["sources without encryption", { html: page("").replace("data:", "http://a.example") }, 80],
  ["inline styles", { html: page("").replace("style-src 'self'", "style-src 'unsafe-inline'") }, 125],
  ["a default of its own", { html: page("").replace("default-src 'none'", "default-src 'self'") }, 130],
  ["a foreign script", { html: page('<script src="https://tracker.example/a.js"></script>') }, 50],
  [
    "a foreign script that waits",
    { html: page('<script type="late" data-src="https://tracker.example/a.js"></script>') },
    50,
  ],
  ["a script without integrity", { html: page('<script src="/b.js"></script>') }, 130],
  ["no HSTS", { headers: without("strict-transport-security") }, 80],
  ["a short HSTS", { headers: { ...headers, "strict-transport-security": "max-age=86400" } }, 125],
  ["a cookie", { headers: { ...headers, "set-cookie": "a=b" } }, 60],
  ["sharing with all", { headers: { ...headers, "access-control-allow-origin": "*" } }, 50],
  ["a telling referrer", { headers: { ...headers, "referrer-policy": "unsafe-url" } }, 125],
  ["sniffing", { headers: without("x-content-type-options") }, 130],
  ["no frame policy but the old header", { headers: without("content-security-policy") }, 130],
  ["no resource policy", { headers: without("cross-origin-resource-policy") }, 125],
])("%s costs points", (_name, change, points) => {
  expect(score(change)).toBe(points);
});
