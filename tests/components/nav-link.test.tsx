import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NavLink } from "@/components/islands/header/nav-link";

test.each([
  ["/solutions", "page"],
  ["/solutions/health", "true"],
  ["/solutions/unknown", null],
  ["/about", null],
])("on %s, the entry of /solutions is current: %p", (path, current) => {
  render(
    <PathnameContext value={path}>
      <NavLink href="/solutions" below={["/solutions/education", "/solutions/health"]}>
        Solutions
      </NavLink>
    </PathnameContext>,
  );
  expect(screen.getByRole("link").getAttribute("aria-current")).toBe(current);
});
