import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ContentPanel } from "@/scripts/development/content-panel";

const texts = [
  { file: "content/errors.ts", line: 6, field: "pageError.text", text: "Reload it" },
  { file: "content/pages/press.ts", line: 9, field: "photo.alt", text: "Two people at a table" },
];
const finding = {
  file: "content/llms.ts",
  line: 2,
  field: "contact",
  problem: "It is empty.",
  fix: "Fill it.",
};

test("in development, problems of the content show until they are fixed", async () => {
  const { container, rerender } = render(
    <ContentPanel report={Promise.resolve({ findings: [finding], texts })} />,
  );
  expect(await screen.findByRole("complementary")).toHaveTextContent(
    "content/llms.ts:2 contact It is empty. Fill it.",
  );
  rerender(<ContentPanel report={Promise.resolve({ findings: [], texts })} />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test("in development, Alt and a click opens the file where a text or picture is written", async () => {
  const open = jest.fn<typeof fetch>();
  Object.assign(window, { fetch: open });
  const follow = jest.fn();
  render(
    <>
      <ContentPanel report={Promise.resolve({ findings: [finding], texts })} />
      <button type="button" onClick={follow}>
        Reload <b>it</b>
      </button>
      <span role="img" aria-label="Two people at a table" />
    </>,
  );
  await screen.findByRole("complementary");
  fireEvent.click(screen.getByText("it"), { altKey: true });
  expect(open).toHaveBeenLastCalledWith("/__nextjs_launch-editor?file=content%2Ferrors.ts&line1=6");
  expect(screen.getByText(/pageError\.text/)).toBeVisible();
  fireEvent.click(screen.getByRole("img"), { altKey: true });
  expect(open).toHaveBeenLastCalledWith("/__nextjs_launch-editor?file=content%2Fpages%2Fpress.ts&line1=9");
  expect(follow).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("it"));
  expect(follow).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/photo\.alt/)).toBeNull();
});
