import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { endOnboarding, startOnboarding } from "@/components/islands/onboarding/first-visit";
import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { onboarding } from "@/content/onboarding";
import type { OnboardingContent } from "@/content/schema";
import { interpolate } from "@/lib/text/interpolate";
import { translate } from "../support/changes";

const root = document.documentElement;
type Step = (typeof onboarding.steps)[number];
const stepOf = <Id extends Step["id"]>(id: Id) =>
  onboarding.steps.find((step) => step.id === id) as Extract<Step, { id: Id }>;
const [name, role, goals] = [stepOf("name"), stepOf("role"), stepOf("goals")];
/** A question whose options have no waves. */
const source = {
  id: "source",
  type: "radio",
  label: "Source",
  question: "How did you hear about us?",
  hint: "Choose one, or none.",
  options: [
    { id: "friend", label: "From a friend" },
    { id: "mentor", label: "From a mentor" },
  ],
} as const;
/** Without steps that the content may add. */
const copy = { ...onboarding, steps: [name, role, goals] } as const;
const click = (label: string) => userEvent.click(screen.getByRole("button", { name: label }));
const choose = (label: string) => userEvent.click(screen.getByLabelText(label));

// jsdom has no layout. onboarding.spec.ts tests a hidden onboarding.
Object.assign(window, { ResizeObserver: jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) });

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  root.dataset.onboarding = "";
});

const breakStorage = (method: "getItem" | "setItem") =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("blocked or full");
  });

/** Opens onboarding on a first visit. */
function open(content: OnboardingContent = copy): void {
  render(
    <Onboarding content={content} logo="Acme" waves={null}>
      <h1>Acme</h1>
    </Onboarding>,
  );
}

/** Leaves the last step, and returns the lines of the console. */
async function enter() {
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  await click(copy.done.enter);
  expect(root).not.toHaveAttribute("data-onboarding");
  return log.mock.calls;
}

test("the name and the role are answered, and pictures wait for the first press", async () => {
  const [first, second] = role.options;
  const hello = interpolate(copy.hello, { name: "Maya" });
  const files = (view: string) =>
    [...document.images].flatMap(({ src }) => {
      const [, name, part] = /art\/(\w+)\.svg#(\w+)$/.exec(src) ?? [];
      return part === view ? [name] : [];
    });
  open({ ...copy, steps: [name, role, source, goals] });
  expect(document.images).toHaveLength(0);
  await userEvent.type(screen.getByRole("textbox"), "Maya{Enter}");
  // Beside the question, and above it.
  expect(screen.getAllByText(hello)).toHaveLength(2);
  expect(files("thumbnail")).toEqual(role.options.map(({ art }) => art));
  // The last one covers the one before.
  for (const { label } of [first, second, first, second]) await choose(label);
  expect(files("whole")).toEqual([first.art, second.art]);
  await click(copy.next);
  await choose(source.options[0].label);
  await click(copy.back);
  // The later answer has no waves.
  await choose(first.label);
  expect(files("whole")).toEqual([second.art, first.art]);
  for (const _ of [source, goals, copy.done]) await click(copy.next);
  expect(files("waves")).toEqual([first.art]);
});

test("in a zoomed window, the focus brings the next question into view", async () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  open();
  // jsdom has none.
  Object.assign(window, { visualViewport: { scale: 2 } });
  await click(copy.next);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
  Object.assign(window, { visualViewport: { scale: 1 } });
  await click(copy.next);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test("choosing as many goals as allowed disables the others, wherever the step is", async () => {
  open({ ...copy, steps: [goals, name, role] });
  const boxes = screen.getAllByRole("checkbox");
  const disabled = () => boxes.filter((box) => box.matches(":disabled"));
  // However fast: nothing renders later than the press.
  act(() => {
    for (const box of boxes) box.click();
  });
  screen.getByText(interpolate(goals.count, { count: goals.max, max: goals.max }));
  expect(disabled()).toEqual(boxes.slice(goals.max));
  expect(boxes.filter((box) => box.matches(":checked"))).toEqual(boxes.slice(0, goals.max));
  await choose(goals.options[0].label);
  expect(disabled()).toEqual([]);
  // More than that, however they came to be checked, are cut.
  for (const box of boxes) Object.assign(box, { checked: true });
  for (const _ of copy.steps) await click(copy.next);
  const chosen = goals.options.slice(0, goals.max).map(({ id }) => id);
  expect(await enter()).toEqual([[{ name: "", role: "", goals: chosen }]]);
});

test.each([
  ["of which nothing shows is no name", " \u200b ", undefined],
  ["is cut between two emoji", `A${"🎉".repeat(300)}`, `A${"🎉".repeat(199)}`],
])("a name %s", async (_, typed, greeted) => {
  open();
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste(typed);
  await click(copy.next);
  const line = greeted ? interpolate(copy.hello, { name: greeted }) : copy.welcome;
  expect(screen.getAllByText(line)).not.toHaveLength(0);
  for (const _ of copy.steps.slice(1)) await click(copy.next);
  expect(await enter()).toEqual([[{ name: greeted ? typed : "", role: "", goals: [] }]]);
});

test("answers survive Back and are logged once", async () => {
  const [first, second, dropped] = goals.options;
  const [chosenRole] = role.options;
  const answers = { name: "Sam <b>& co</b>", role: chosenRole.id, goals: [first.id, second.id] };
  open();
  await userEvent.type(screen.getByRole("textbox"), `  ${answers.name} {Enter}`);
  await choose(chosenRole.label);
  await click(copy.next);
  for (const { label } of [dropped, dropped, second, first]) await choose(label);
  await click(copy.back);
  expect(screen.getByLabelText(chosenRole.label)).toBeChecked();
  await click(copy.back);
  expect(screen.getByRole("heading", { name: name.question })).toHaveFocus();
  expect(screen.getByRole("textbox")).toHaveValue(`  ${answers.name} `);
  for (const _ of copy.steps) await click(copy.next);
  const greeting = interpolate(copy.greeting, { name: answers.name });
  expect(screen.getByText(greeting)).toHaveAttribute("dir", "auto");
  expect(localStorage.getItem("hasOnboarded")).toBeNull();
  expect(await enter()).toEqual([[answers]]);
  expect(localStorage.getItem("hasOnboarded")).toBe("true");
});

test("a screen reader says the hint of each question, and where it is", async () => {
  open();
  const expectSaid = (text: string) => screen.getByText(text, { selector: "[aria-live=polite]" });
  for (const [index, step] of copy.steps.entries()) {
    const hint = interpolate(step.hint, { max: "max" in step ? step.max : 1 });
    expect(screen.getByRole("heading", { name: step.question })).toHaveAccessibleDescription(hint);
    expectSaid(interpolate(copy.position, { step: index + 1, total: copy.steps.length }));
    await click(copy.next);
  }
  expectSaid(copy.done.text);
});

test("each step focuses its heading, and has the first button of the step before", async () => {
  open();
  // Orca says no heading that gets the focus of a removed button.
  const next = screen.getByRole("button", { name: copy.next });
  for (const heading of [role.question, goals.question, copy.done.title]) {
    await userEvent.click(next);
    expect(screen.getByRole("heading", { level: 1, name: heading })).toHaveFocus();
  }
});

test("onboarding that the browser translates ends, even when storage is full", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  breakStorage("setItem");
  open();
  const section = screen.getByRole("main");
  for (const _ of copy.steps) {
    translate();
    await click(copy.next);
  }
  translate();
  expect(await enter()).toEqual([[{ name: "", role: "", goals: [] }]]);
  expect(warn).toHaveBeenCalledTimes(1);
  // With its live region, out of the accessibility tree.
  expect(section).not.toBeVisible();
  expect(document.querySelector("[inert]")).toBeNull();
});

describe("until its code has loaded", () => {
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;

  beforeEach(() => {
    delete root.dataset.onboarding;
    delete root.dataset.scripts;
    jest.useFakeTimers();
    document.body.innerHTML = `
      <script src="/_next/static/chunks/a.js"></script><script src="https://extension.example/a.js"></script><img alt="">
      <section id="onboarding"><h2 tabindex="-1">Who?</h2><input></section>`;
  });
  // The listeners of `startOnboarding` outlive a test, so each test ends onboarding.
  afterEach(() => {
    endOnboarding("onboardingFailed");
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  test("a page shows after eight seconds, unless a control has the focus", () => {
    startOnboarding(endOnboarding);
    find("input").focus();
    jest.advanceTimersByTime(8_000);
    find("input").blur();
    jest.advanceTimersByTime(7_999);
    expect(root).toHaveAttribute("data-onboarding");
    jest.advanceTimersByTime(1);
    expect(root).not.toHaveAttribute("data-onboarding");
    // For the rest of the visit in this tab.
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem("onboardingFailed")).toBe("true");
    startOnboarding(endOnboarding);
    expect(root).not.toHaveAttribute("data-onboarding");
  });

  test("only a script that does not load before hydration shows the page", () => {
    startOnboarding(endOnboarding);
    for (const selector of ["img", "script:last-of-type"]) fireEvent.error(find(selector));
    root.dataset.scripts = "hydrated";
    fireEvent.error(find("script"));
    jest.advanceTimersByTime(80_000);
    expect(root).toHaveAttribute("data-onboarding");
    delete root.dataset.scripts;
    fireEvent.error(find("script"));
    expect(root).not.toHaveAttribute("data-onboarding");
  });

  test("a page that Back restores shows if onboarding was finished on another one", () => {
    startOnboarding(endOnboarding);
    localStorage.setItem("hasOnboarded", "true");
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    expect(root).not.toHaveAttribute("data-onboarding");
  });

  test.each([
    ["any value is stored", () => localStorage.setItem("hasOnboarded", "")],
    ["storage is blocked", () => breakStorage("getItem")],
  ])("a page shows at once where %s", (_, happen) => {
    happen();
    startOnboarding(endOnboarding);
    expect(root).not.toHaveAttribute("data-onboarding");
  });
});
