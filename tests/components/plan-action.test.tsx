import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { PlanAction } from "../../components/ui/plan-action.tsx";

describe("a plan's action", () => {
  test("is a link to a page of this site", () => {
    render(<PlanAction plan={{ cta: "Get started", link: "/dashboard" }} />);
    expect(screen.getByRole("link", { name: "Get started" }).getAttribute("href")).toBe("/dashboard");
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
    render(<PlanAction plan={{ cta: "Go Premium", link }} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("button", { name: "Go Premium" }).dataset.notice).toBe("notImplemented");
  });
});
