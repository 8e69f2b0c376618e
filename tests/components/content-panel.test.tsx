import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import ContentPanel from "@/scripts/development/content-panel";
import { findText } from "@/scripts/development/find-text";

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

test("in development, problems show, and Alt+click opens the file of a text or image", async () => {
  const open = jest.fn<typeof fetch>();
  Object.assign(window, { fetch: open });
  const follow = jest.fn();
  const pageWith = (findings: (typeof finding)[]) => (
    <>
      <ContentPanel report={Promise.resolve({ findings, texts })} />
      <button type="button" onClick={follow}>
        Reload <b>it</b>
      </button>
      <span role="img" aria-label="Two people at a table" />
    </>
  );
  const { rerender } = render(pageWith([finding]));
  const panel = await screen.findByRole("complementary");
  expect(panel).toHaveTextContent("content/llms.ts:2 contact It is empty. Fill it.");
  fireEvent.click(screen.getByText("it"), { altKey: true });
  expect(open).toHaveBeenLastCalledWith("/__nextjs_launch-editor?file=content%2Ferrors.ts&line1=6");
  expect(panel).toHaveTextContent("pageError.text");
  fireEvent.click(screen.getByRole("img"), { altKey: true });
  expect(open).toHaveBeenLastCalledWith("/__nextjs_launch-editor?file=content%2Fpages%2Fpress.ts&line1=9");
  expect(follow).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("it"));
  expect(follow).toHaveBeenCalledTimes(1);
  rerender(pageWith([]));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
});

test("of several texts, the closest is first, and of equals that of the page", () => {
  const at = (file: string, text: string, field = "name") => ({ file, line: 1, field, text });
  const copy = [
    at("lead", "A Log"),
    at("navigation", "Log"),
    at("log", "Log"),
    at("log", "/log", "path"),
    at("log", "$29", "price"),
    at("log", "per month", "period"),
  ];
  const places = (seen: string, path?: string) =>
    findText(seen, copy, path).map(({ file, field }) => `${file} ${field}`);
  expect(places("Log")).toEqual(["navigation name", "log name", "lead name"]);
  expect(places("Log", "/log")).toEqual(["log name", "navigation name", "lead name"]);
  expect(places("$29per month")).toEqual(["log period"]);
  for (const seen of ["Up to 3", " "]) expect(places(seen)).toEqual([]);
});
