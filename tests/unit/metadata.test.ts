import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import robots from "../../app/robots.ts";
import { siteMetadata } from "../../lib/metadata.ts";

const before = { ...process.env };

beforeEach(() => {
  process.env.SITE_URL = "https://www.site.com";
});

afterEach(() => {
  process.env = { ...before };
});

describe("a preview", () => {
  beforeEach(() => {
    process.env.SITE_ENV = "preview";
  });

  test("asks to be left out of search engines, on every page", () => {
    expect(siteMetadata().robots).toEqual({ index: false, follow: false });
  });

  test("lets no crawler in, and names no sitemap", () => {
    expect(robots()).toEqual({ rules: { userAgent: "*", disallow: "/" } });
  });
});

describe.each(["production", "local"])("a %s build", (stage) => {
  beforeEach(() => {
    process.env.SITE_ENV = stage;
  });

  test("may be indexed", () => {
    expect(siteMetadata().robots).toBeUndefined();
  });

  test("lets crawlers in, and shows them the sitemap", () => {
    expect(robots()).toEqual({
      rules: { userAgent: "*", allow: "/" },
      sitemap: "https://www.site.com/sitemap.xml",
    });
  });
});
