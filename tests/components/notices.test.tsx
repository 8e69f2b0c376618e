import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Notices } from "@/components/islands/notices/notices";
import { noticeLabels as labels, notices } from "@/content/notices";
import { Router } from "../support/router";

const region = () => screen.getByRole("region", { name: labels.region });
const cards = () =>
  within(region())
    .queryAllByRole("img")
    .map((icon) => icon.parentElement as HTMLElement);
const button = (name = "useContactForm") => screen.getByRole("button", { name });
const closeButton = () => within(region()).getByRole("button", { name: labels.close });

const icons = { info: "i", success: "s", close: "x" };

/** A page with a button for each notice. */
const pageAt = (path: string) => (
  <Router pathname={path}>
    {Object.keys(notices).map((id) => (
      <button key={id} type="button" data-notice={id}>
        {id}
      </button>
    ))}
    <input />
    <Notices notices={notices} labels={labels} icons={icons} />
  </Router>
);

let user: UserEvent;
let goTo: (path: string) => void;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(pageAt("/dashboard"));
  goTo = (path) => rerender(pageAt(path));
});

/** Advances the clock in steps, because React and sonner wait for each other. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) await act(() => jest.advanceTimersByTimeAsync(100));
}

/** Shows a notice, with the focus and the mouse on its button. */
async function show(name?: string): Promise<HTMLElement> {
  await user.click(button(name));
  await pass(400);
  const [card] = cards();
  if (!card) throw new Error("No notice shows.");
  return card;
}

async function expectStays(milliseconds: number): Promise<void> {
  await pass(milliseconds);
  expect(cards()).toHaveLength(1);
}

async function expectGone(within: number): Promise<void> {
  await pass(within);
  expect(cards()).toHaveLength(0);
}

test.each(Object.entries(notices))(
  "data-notice=%s shows a new one alone, for five seconds",
  async (id, notice) => {
    const before = await show();
    await pass(3000);
    // Also the same one again, which a live region then announces.
    expect(await show(id)).not.toBe(before);
    await expectStays(4400);
    expect(within(region()).getByRole("img", { name: labels[notice.tone] })).toBeVisible();
    expect(within(region()).getByText(notice.title)).toBeVisible();
    expect(within(region()).getByText(notice.text)).toBeVisible();
    expect(region()).toHaveAttribute("aria-live", "polite");
    await expectGone(600);
  },
);

test.each(Object.entries(notices))(
  "%s ends with its page, unless it is about a form that was sent",
  async (id, { tone }) => {
    await show(id);
    goTo("/pricing");
    await pass(400);
    expect(cards()).toHaveLength(tone === "success" ? 1 : 0);
    await show();
  },
);

test("a notice shows on no page but the one with its button, however late its code arrives", async () => {
  fireEvent.click(button("notImplemented"));
  history.pushState(null, "", "/pricing");
  await pass(400);
  expect(screen.queryByText(notices.notImplemented.title)).toBeNull();
  history.back();
});

test("a notice that is asked for too early shows as soon as it can", () =>
  jest.isolateModulesAsync(async () => {
    const { notify, onNotify } = await import("@/components/islands/notices/notify");
    const shown = jest.fn();
    notify("demoSent");
    onNotify(shown);
    onNotify(shown);
    expect(shown.mock.calls).toEqual([["demoSent"]]);
  }));

test("a notice waits while the mouse is over it", async () => {
  await user.hover(await show());
  await expectStays(8000);
  await user.unhover(cards()[0] as HTMLElement);
  await expectStays(4000);
  await expectGone(1000);
});

test.each([
  [50, 0, "goes"],
  [49, 0, "springs back"],
  [60, -70, "springs back"],
])("a notice that is swiped by %i px to the right and %i px down %s", async (x, y, outcome) => {
  const target = await show();
  await user.pointer([
    { keys: "[MouseLeft>]", target, coords: { x: 100, y: 100 } },
    // Twice, because sonner would follow the second.
    { coords: { x: 100 + x / 2, y: 100 + y / 2 } },
    { coords: { x: 100 + x, y: 100 + y } },
    { keys: "[/MouseLeft]" },
  ]);
  expect(button()).toHaveFocus();
  if (outcome === "goes") return expectGone(400);
  await expectStays(1000);
  expect(target.style.transform).toBe("");
});

test("a notice runs on when a click moves the focus out of it", async () => {
  await show();
  await user.keyboard("[F8][Tab]");
  expect(closeButton()).toHaveFocus();
  await expectStays(8000);
  const returned = jest.fn();
  button().addEventListener("focus", returned);
  await user.click(screen.getByRole("textbox"));
  await expectStays(3500);
  await expectGone(1500);
  expect(screen.getByRole("textbox")).toHaveFocus();
  // In a browser, it would have kept the focus.
  expect(returned).not.toHaveBeenCalled();
});

test("the only tab stop of a notice is its button, which then gives the focus back", async () => {
  await show();
  screen.getByRole("textbox").focus();
  await user.tab();
  expect(closeButton()).toHaveFocus();
  await expectGone(5000);
  expect(screen.getByRole("textbox")).toHaveFocus();
});

test("a notice that replaces a focused one gives the focus back, and goes in time", async () => {
  await show();
  await user.keyboard("[F8][Tab]");
  expect(closeButton()).toHaveFocus();
  fireEvent.click(button("preview"));
  await pass(400);
  expect(button()).toHaveFocus();
  await expectStays(4000);
  await expectGone(1200);
});

test("Escape closes a focused notice, and no menu", async () => {
  await show();
  await user.keyboard("[F8]");
  // A menu stays open for an event whose default is prevented (header.test.tsx).
  expect(fireEvent.keyDown(closeButton(), { key: "Escape" })).toBe(false);
  expect(button()).toHaveFocus();
  await expectGone(400);
});
