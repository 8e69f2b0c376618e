import { expect, jest, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { CurrentYear } from "@/components/islands/footer/current-year";

test("the footer shows the visitor's year, not the year of the build", () => {
  jest.useFakeTimers({ now: new Date("2031-06-15") });
  const { container } = render(<CurrentYear built={2026} />);
  expect(container).toHaveTextContent(/^2031$/);
});
