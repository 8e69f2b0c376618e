import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Loaded first, so that no test waits while it compiles.
import "@/components/islands/onboarding/later-steps";
import { showOnFirstVisit } from "@/components/head-scripts/show-on-first-visit";
import { SiteOnboarding } from "@/components/layout/site-onboarding";
import { onboarding as words } from "@/content/onboarding";
import { interpolate } from "@/lib/interpolate";
import { lastStep, maxGoals, onboardedKey, questions } from "@/lib/onboarding";
import { translate } from "../support/translate";

const root = document.documentElement;
const role = words.role.options[4];
const goals = words.goals.options;
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = (label: string) => userEvent.click(screen.getByLabelText(label));

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  root.dataset.onboarding = "shown";
});

/** Opens onboarding on a first visit, and continues to a step. */
async function open(step = 0) {
  render(<SiteOnboarding />);
  await waitFor(() => expect(root.dataset.onboarding).toBe("hydrated"));
  for (let before = 0; before < step; before++) await click(words.next);
}

/** Leaves the last step, and returns what was written to the console. */
async function enter() {
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  await click(words.done.enter);
  expect(root).not.toHaveAttribute("data-onboarding");
  return log.mock.calls;
}

test.each([
  [0, words.name.question, words.name.step, false],
  [1, words.role.question, words.role.step, true],
  [2, words.goals.question, words.goals.step, true],
  [lastStep, words.done.title, undefined, false],
])("step %i shows its heading, and progress and Back if it has them", async (step, title, place, hasBack) => {
  await open(step);
  expect(screen.getByRole("heading", { level: 1, name: title })).toHaveFocus();
  expect(screen.queryByRole("list", { name: words.progress }) !== null).toBe(place !== undefined);
  const items = screen.queryAllByRole("listitem").filter((item) => item.hasAttribute("aria-current"));
  expect(items.map(({ textContent }) => textContent)).toEqual(place ? [place] : []);
  expect(screen.queryByRole("button", { name: words.back }) !== null).toBe(hasBack);
});

test("the first question stays until the code of the next has loaded", async () => {
  render(<SiteOnboarding />);
  fireEvent.click(screen.getByRole("button", { name: words.next }));
  screen.getByRole("heading", { name: words.name.question });
  expect(await screen.findByRole("heading", { name: words.role.question })).toHaveFocus();
});

test.each([
  ["has not", "shown", 1],
  ["has", "hydrated", 0],
])("after its time, onboarding whose code %s loaded is %s, and ends %i times", (_, state, ends) => {
  jest.useFakeTimers();
  const end = jest.fn();
  showOnFirstVisit(true, 8000, end);
  root.dataset.onboarding = state;
  jest.advanceTimersByTime(8000);
  jest.useRealTimers();
  expect(end).toHaveBeenCalledTimes(ends);
});

test("each step is announced in a live region that was already there", async () => {
  await open();
  const position = (step: number) => interpolate(words.position, { step, total: questions.length });
  const announced = screen.getByText(position(1));
  expect(announced).toHaveAttribute("aria-live", "polite");
  for (const text of [position(2), position(3), words.done.text]) {
    await click(words.next);
    expect(announced).toHaveTextContent(text);
  }
});

test.each([
  [0, "textbox", words.name.hint, 1],
  [1, "radio", words.role.hint, words.role.options.length],
  [2, "checkbox", interpolate(words.goals.hint, { max: maxGoals }), goals.length],
])("the fields of step %i are described by its hint", async (step, role, hint, count) => {
  await open(step);
  const fields = screen.getAllByRole(role);
  expect(fields).toHaveLength(count);
  for (const field of fields) expect(field).toHaveAccessibleDescription(hint);
});

test("choosing as many goals as allowed disables the others", async () => {
  await open(2);
  const boxes = screen.getAllByRole("checkbox");
  const disabled = () => boxes.filter((box) => box.matches(":disabled"));
  for (const { label } of goals.slice(0, maxGoals)) await choose(label);
  screen.getByText(interpolate(words.goals.count, { count: maxGoals, max: maxGoals }));
  expect(disabled()).toEqual(boxes.slice(maxGoals));
  await choose(goals[0].label);
  expect(disabled()).toEqual([]);
});

test("answers survive Back and are logged once", async () => {
  const [first, second, dropped] = goals;
  const answers = { name: "Noor <b>& co</b>", role: role.id, goals: [second.id, first.id] };
  await open();
  await userEvent.type(screen.getByRole("textbox"), `  ${answers.name} {Enter}`);
  await choose(role.label);
  await click(words.next);
  for (const { label } of [dropped, dropped, second, first]) await choose(label);
  await click(words.back);
  expect(screen.getByLabelText(role.label)).toBeChecked();
  await click(words.back);
  expect(screen.getByRole("heading", { name: words.name.question })).toHaveFocus();
  expect(screen.getByRole("textbox")).toHaveValue(`  ${answers.name} `);
  for (let step = 0; step < lastStep; step++) await click(words.next);
  expect(screen.getByText(interpolate(words.greeting, { name: answers.name }))).toHaveAttribute(
    "dir",
    "auto",
  );
  expect(localStorage.getItem(onboardedKey)).toBeNull();
  expect(await enter()).toEqual([[answers]]);
  expect(localStorage.getItem(onboardedKey)).toBe("true");
});

test("a step enters from the right, and on the way back from the left", async () => {
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  const animate = jest.fn((_keyframes: { transform?: string[] }) => ({ finished: Promise.resolve() }));
  // jsdom has none.
  Object.assign(Element.prototype, { animate });
  await open(2);
  await click(words.back);
  const starts = animate.mock.calls.flatMap(([{ transform }]) => transform?.[0] ?? []);
  expect(starts).toEqual(["translateX(24px)", "translateX(24px)", "translateX(-24px)"]);
});

test("a double click moves only one step ahead", async () => {
  await open();
  for (const question of [words.role.question, words.goals.question, words.done.title]) {
    await userEvent.dblClick(screen.getByRole("button", { name: words.next }));
    expect(screen.getByRole("heading", { name: question })).toHaveFocus();
  }
});

test("a visitor who answers nothing gets in, even when storage is full", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await open(lastStep);
  expect(await enter()).toEqual([[{ name: "", role: "", goals: [] }]]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("coming back to a page from before onboarding was finished shows the page", async () => {
  await open(1);
  localStorage.setItem(onboardedKey, "true");
  act(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await waitFor(() => expect(screen.queryByRole("main")).not.toBeInTheDocument());
  expect(root).not.toHaveAttribute("data-onboarding");
});

test("storage that has been blocked since the page began ends onboarding", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  render(<SiteOnboarding />);
  await waitFor(() => expect(screen.queryByRole("main")).not.toBeInTheDocument());
  expect(root).not.toHaveAttribute("data-onboarding");
});

test("onboarding that the browser translates leads to the page", async () => {
  await open();
  for (let step = 0; step < lastStep; step++) {
    translate();
    if (step === 2) await userEvent.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
    await click(words.next);
  }
  translate();
  expect(await enter()).toEqual([[{ name: "", role: "", goals: [goals[0].id] }]]);
});
