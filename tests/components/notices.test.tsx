import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Notices } from "@/components/islands/notices/notices";
import { noticeLabels as labels, notices } from "@/content/notices";

const toaster = "../../components/islands/notices/notice-toaster";
let arrives: boolean;
jest.mock(toaster, () => ({
  get NoticeToaster() {
    if (arrives) return jest.requireActual<{ NoticeToaster: unknown }>(toaster).NoticeToaster;
    throw new Error("The code does not arrive.");
  },
}));

const region = () => screen.getByRole("region");
const cards = () => [...document.querySelectorAll<HTMLElement>("[data-slot=notice]")];
const button = () => screen.getByRole("button", { name: "useContactForm" });

let user: UserEvent;

beforeEach(() => {
  arrives = true;
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // jsdom has no layout: the room below the page is always out of sight (notices.spec.ts).
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe() {
        this.callback([{ intersectionRatio: 0 }]);
      }
      disconnect() {}
    },
  });
  render(
    <>
      {Object.keys(notices).map((id) => (
        <button key={id} type="button" data-notice={id}>
          {id}
        </button>
      ))}
      <main id="main" tabIndex={-1} />
      <Notices notices={notices} labels={labels} icons={{ info: "i", success: "s", close: "x" }} />
    </>,
  );
});

/** Advances the clock in steps, because React and sonner wait for each other. The last ones are short, for what ends then. */
async function pass(milliseconds: number): Promise<void> {
  const step = milliseconds > 1000 ? 500 : 100;
  await act(() => jest.advanceTimersByTimeAsync(step));
  if (milliseconds > step) await pass(milliseconds - step);
}

/** Shows a notice, with focus and mouse on its button. */
async function show(): Promise<HTMLElement> {
  await user.click(button());
  await pass(200);
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

const setHidden = (hidden: boolean) => async () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => document.dispatchEvent(new Event("visibilitychange")));
};

test.each(Object.entries(notices))("data-notice=%s shows it alone, for five seconds", async (id, notice) => {
  await show();
  await pass(3000);
  await user.click(screen.getByRole("button", { name: id }));
  await pass(200);
  await expectStays(4600);
  expect(within(region()).getByRole("img", { name: labels[notice.tone] })).toBeVisible();
  expect(within(region()).getByText(notice.title)).toBeVisible();
  expect(within(region()).getByText(notice.text)).toBeVisible();
  expect(document.querySelector("[aria-live]")).toHaveTextContent(`${notice.title} ${notice.text}`);
  await expectGone(600);
});

test("the same notice again only starts its time again", async () => {
  const card = await show();
  await pass(3000);
  for (const _ of "1234") await user.click(button());
  await pass(200);
  await expectStays(4600);
  expect(card).toBeInTheDocument();
  await expectGone(600);
});

test.each([
  ["the mouse is over it", (card: Element) => user.hover(card), () => user.hover(button())],
  [
    "it has the focus, which Shift+Tab returns",
    () => user.keyboard("{F8}"),
    () => user.tab({ shift: true }).then(() => expect(button()).toHaveFocus()),
  ],
  ["its tab is hidden", setHidden(true), setHidden(false)],
  [
    "a screen reader reads it after F8",
    () => user.keyboard("{F8}[Tab]").then(() => act(() => (document.activeElement as HTMLElement).blur())),
    () => user.click(document.body),
  ],
  [
    "a finger rests on it",
    (target: Element) => user.pointer({ keys: "[TouchA>]", target }),
    () => user.pointer("[/TouchA]"),
  ],
])("a notice waits while %s", async (_, hold, release) => {
  const card = await show();
  await expectStays(2000);
  jest.setSystemTime(0);
  await hold(card);
  await expectStays(8000);
  const line = card.querySelector(".animate-notice-time");
  expect(line).toHaveClass("[animation-play-state:paused]");
  await release();
  expect(line).not.toHaveClass("[animation-play-state:paused]");
  await expectStays(2500);
  await expectGone(700);
});

test.each([
  [50, 0, "goes"],
  [120, 30, "goes"],
  [49, 0, "springs back"],
  [-120, 0, "springs back"],
  [60, -70, "springs back"],
])("a notice that is swiped by %i px to the right and %i px down %s", async (x, y, outcome) => {
  const target = await show();
  await user.pointer([
    { keys: "[MouseLeft>]", target, coords: { x: 100, y: 100 } },
    { coords: { x: 100 + x, y: 100 + y } },
    { keys: "[/MouseLeft]" },
  ]);
  if (outcome === "goes") return expectGone(400);
  await expectStays(1000);
  expect(target.style.transform).toBe("");
  expect(button()).toHaveFocus();
});

test("F8 moves the focus to a notice, if there is one, whose dismissal moves it back", async () => {
  button().focus();
  await user.keyboard("{F8}");
  expect(button()).toHaveFocus();
  await show();
  const focus = jest.spyOn(region(), "focus");
  await user.keyboard("{F8}");
  expect(region()).toHaveFocus();
  // The region is at the end of the page.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(region()).toHaveAccessibleName(labels.region);
  await user.keyboard("[Tab][Enter]");
  expect(button()).toHaveFocus();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  // It is still leaving.
  expect(cards()).toHaveLength(1);
  await user.keyboard("{F8}");
  expect(button()).toHaveFocus();
  await expectGone(400);
});

test.each([
  ["Tab", "[Tab]"],
  ["Shift+Tab", "{Shift>}[Tab]{/Shift}"],
])("after F8, %s leaves a notice to where the visitor was", async (_, keys) => {
  await show();
  const other = screen.getByRole("button", { name: "preview" });
  other.focus();
  await user.keyboard("{F8}[Tab]");
  expect(within(region()).getByRole("button")).toHaveFocus();
  await expectStays(8000);
  await user.keyboard(keys);
  expect(other).toHaveFocus();
  await expectGone(5200);
});

test("a visitor who reaches a notice by Tab alone leaves it at its end", async () => {
  await show();
  screen.getByRole("button", { name: "messageSent" }).focus();
  await user.tab();
  expect(within(region()).getByRole("button")).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test.each([
  ["its button if nothing had the focus", "body", []],
  ["its button if the focused element has been disabled", "preview", ["preview"]],
  ["the page if its button has been disabled too", "preview", ["preview", "useContactForm"]],
])("a notice moves the focus to %s", async (_, from, gone) => {
  await show();
  button().blur();
  screen.queryByRole("button", { name: from })?.focus();
  await user.keyboard("{F8}[Tab]");
  for (const name of gone) screen.getByRole<HTMLButtonElement>("button", { name }).disabled = true;
  await user.keyboard("[Enter]");
  expect(gone.includes("useContactForm") ? screen.getByRole("main") : button()).toHaveFocus();
});

test("a notice whose code does not arrive has a close button, too", async () => {
  arrives = false;
  await show();
  expect(within(region()).getByText(notices.useContactForm.title)).toBeVisible();
  await user.click(within(region()).getByRole("button", { name: labels.close }));
  await expectGone(0);
});
