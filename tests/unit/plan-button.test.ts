import { describe, expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PlanButton } from "../../components/ui/plan-button.tsx";

const actionTo = (link: string) =>
  parse(renderToStaticMarkup(createElement(PlanButton, { plan: { cta: "Go Premium", link } })));

describe("a plan's action", () => {
  test("is a link to a page of this site", () => {
    const link = actionTo("/dashboard").querySelector("a");
    expect(link?.getAttribute("href")).toBe("/dashboard");
    expect(link?.text).toContain("Go Premium");
  });

  test.each([
    "https://pay.example/premium",
    "//pay.example/premium",
    "/\\pay.example",
    "dashboard",
    "javascript:alert(1)",
    "",
    "#plans",
  ])("is a button that shows the placeholder notice when the target is %p", (link) => {
    const action = actionTo(link);
    expect(action.querySelector("a")).toBeNull();
    expect(action.querySelector("button")?.getAttribute("data-notice")).toBe("notImplemented");
  });
});
