import { createHash } from "node:crypto";
import { describe, expect, test } from "@jest/globals";
import { headerRules, immutable, pagePolicy } from "../../lib/security-headers.ts";
import { headersFile } from "../../scripts/post-build/policy/headers-file.ts";
import { forbiddenParts, inlineHashes, policyHash } from "../../scripts/post-build/policy/inline.ts";
import { libraryStyleHashes } from "../../scripts/post-build/policy/library-styles.ts";
import { securePage } from "../../scripts/post-build/policy/secure-page.ts";

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

describe("a page's policy", () => {
  test("names the hash of each inline script and style, but of no data block", () => {
    const html = page(
      '<script>one()</script><style>a{}</style><script type="application/ld+json">{}</script>',
    );
    expect(inlineHashes(html)).toEqual({ scripts: [policyHash("one()")], styles: [policyHash("a{}")] });
  });

  test("allows nothing by default, and neither inline code, eval nor any other host but the photos'", () => {
    const policy = pagePolicy({ scripts: ["sha256-x"], styles: [] });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-x'");
    expect(policy).toContain("connect-src 'self'");
    for (const closed of ["form-action", "base-uri", "object-src"])
      expect(policy).toContain(`${closed} 'none'`);
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual(["https://images.unsplash.com"]);
  });

  test("stands right after the character set, and resources carry their integrity", () => {
    const file = Buffer.from("code");
    const html = page('<script src="/_next/static/chunks/a.js"></script>');
    const secured = securePage(html, [], () => file);
    expect(secured).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const digest = createHash("sha256").update(file).digest("base64");
    expect(secured).toContain(`<script src="/_next/static/chunks/a.js" integrity="sha256-${digest}">`);
  });

  test("cannot be placed in a page without a character set", () => {
    expect(() => securePage("<html><head></head></html>", [], () => Buffer.from(""))).toThrow(
      "character set",
    );
  });

  test("covers the styles that sonner adds: its sheet and the empty element before it", async () => {
    const hashes = await libraryStyleHashes();
    expect(hashes).toHaveLength(2);
    expect(hashes).toContain(policyHash(""));
  });
});

describe("what no policy could allow is refused", () => {
  test.each([
    ['<img src="/a.png" alt="" onerror="steal()">', "inline handler onerror"],
    ['<p style="color:red">', "inline style"],
    ['<a href="javascript:steal()">x</a>', "javascript: address"],
    ['<script src="https://tracker.example/a.js"></script>', "another host"],
    ['<script src="//tracker.example/a.js"></script>', "another host"],
  ])("%s", (html, problem) => {
    expect(forbiddenParts(page(html)).join()).toContain(problem);
  });

  test("a page of ours has nothing of that", () => {
    expect(forbiddenParts(page('<a href="/pricing">Pricing</a><script src="/_next/a.js"></script>'))).toEqual(
      [],
    );
  });
});

describe("_headers", () => {
  const hashed = ["/_next/static/chunks/a.js"];

  test("gives hashed files a year, and no rule to their folder: a missing file shall not last one", () => {
    const rules = headerRules(hashed);
    expect(rules.find(({ path }) => path === hashed[0])?.headers).toEqual({ "Cache-Control": immutable });
    expect(rules.filter(({ headers }) => headers["Cache-Control"]?.includes("immutable"))).toHaveLength(1);
    expect(headersFile(rules)).toContain(`${hashed[0]}\n  ! Cache-Control\n  Cache-Control: ${immutable}\n`);
  });

  test("asks for HTTPS for two years, and shows the site in no frame", () => {
    const everywhere = headerRules([])[0]?.headers ?? {};
    expect(everywhere["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains; preload");
    expect(everywhere["X-Frame-Options"]).toBe("DENY");
    expect(everywhere["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
    expect(everywhere["X-Content-Type-Options"]).toBe("nosniff");
  });

  test("keeps a preview, with all of its files, out of search engines, and only a preview", () => {
    const [everywhere, ...others] = headerRules(hashed, "preview");
    expect(everywhere?.path).toBe("/*");
    expect(everywhere?.headers["X-Robots-Tag"]).toBe("noindex");
    expect(others.filter(({ headers }) => "X-Robots-Tag" in headers)).toEqual([]);
    expect(headersFile(headerRules(hashed, "preview")).match(/X-Robots-Tag/g)).toHaveLength(1);
    for (const stage of ["production", "local"] as const)
      expect(headersFile(headerRules(hashed, stage))).not.toContain("X-Robots-Tag");
  });

  test("is refused with more rules or longer lines than the CDN takes", () => {
    const many = Array.from({ length: 101 }, (_, index) => `/_next/static/chunks/${index}.js`);
    expect(() => headersFile(headerRules(many))).toThrow("100 are the most");
    expect(() => headersFile([{ path: "/*", headers: { "X-Long": "x".repeat(2001) } }])).toThrow(
      "2000 are the most",
    );
  });
});
