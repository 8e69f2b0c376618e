import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { captureEarlyClicks, type EarlyClicks } from "@/components/islands/early-clicks/capture-early-clicks";
import { noticeEvent } from "@/components/islands/notices/notify";
import { ContactMessage } from "@/components/sections/contact-message";
import { DemoForm } from "@/components/sections/demo-form";
import { delivery } from "@/content/forms";
import contact from "@/content/pages/contact";
import demo from "@/content/pages/demo";
import { site } from "@/content/site";

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const log = jest.spyOn(console, "log");
const notified = jest.fn();
document.addEventListener(noticeEvent, (event) => notified((event as CustomEvent).detail));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  document.body.replaceChildren();
  process.env.FORM_ENDPOINT = "";
});

const sender = { name: "Noor Haddad", email: "noor@studio.example" };
const { name, email, message } = contact.form;

const forms = [
  {
    path: demo.path,
    page: <DemoForm content={demo} email={site.email} />,
    required: [demo.form.name, demo.form.email],
    texts: [
      [demo.form.name, ` ${sender.name}  `],
      [demo.form.email, sender.email],
      [demo.form.company, "Studio"],
      [demo.form.role, "Lead"],
    ],
    // In another order than on the page.
    boxes: [demo.form.interests.options[4], demo.form.interests.options[1]],
    entity: { ...sender, company: "Studio", role: "Lead", interests: ["entrepreneur", "health"] },
    notice: "demoSent",
    thanks: "Thank you, Noor.",
  },
  {
    path: contact.path,
    page: <ContactMessage content={contact} email={site.email} />,
    required: [name, email, message],
    texts: [
      [name, sender.name],
      [email, sender.email],
      [message, "مرحبا & <b>hello</b>\nw"],
    ],
    boxes: [],
    entity: { ...sender, message: "مرحبا & <b>hello</b>\nw" },
    notice: "messageSent",
    thanks: contact.sent.title,
  },
] as const;

const [demoForm, contactForm] = forms;
const field = ({ label }: { label: string }) => screen.getByLabelText(label);
const thanks = () => screen.findByRole("heading", { name: /^Thank you/ });
/** Fields that screen readers announce as invalid. Firefox adds those that it finds invalid itself. */
const invalid = () => [...document.querySelectorAll("[aria-invalid], input:invalid, textarea:invalid")];

/** Opens a form. Effects run twice, as in development. Returns its button. */
function open({ page }: (typeof forms)[number]) {
  render(page, { wrapper: StrictMode });
  return screen.getByRole("button", { name: /^Send/ });
}

async function enter(copy: { label: string }, text: string) {
  await user.click(field(copy));
  await user.paste(text);
}

/** Opens a form and fills it in. Returns its button. */
async function fillIn(form: (typeof forms)[number]) {
  const button = open(form);
  for (const [copy, text] of form.texts) await enter(copy, text);
  for (const copy of form.boxes) await user.click(field(copy));
  return button;
}

describe.each(forms)("the form of $path", (form) => {
  test("lets the browser check required fields until scripts do", () => {
    document.body.innerHTML = renderToStaticMarkup(form.page);
    expect(invalid()).toEqual(form.required.map(field));
  });

  test("logs its entity once, shows its notice, and thanks in its place", async () => {
    const button = await fillIn(form);
    await user.dblClick(button);
    // Orca passes over the thanks if what had the focus before is gone. A press by it must do nothing, though.
    expect(button).toBeInTheDocument();
    act(() => button.click());
    expect(log.mock.calls).toEqual([[form.entity]]);
    expect(notified.mock.calls).toEqual([[form.notice]]);
    expect(await thanks()).toHaveFocus();
    expect(await thanks()).toHaveTextContent(form.thanks);
    act(() => jest.runAllTimers());
    expect(button).not.toBeInTheDocument();
  });

  test("shows a message at each empty required field, and focuses the first", async () => {
    const button = open(form);
    // White space is not a value.
    await enter(form.required[0], "   ");
    await user.tab();
    expect(invalid()).toEqual([]);
    await user.click(button);
    expect(invalid()).toEqual(form.required.map(field));
    expect(field(form.required[0])).toHaveFocus();
    for (const copy of form.required) {
      expect(field(copy)).toBeRequired();
      expect(field(copy)).toHaveAccessibleDescription(copy.missing);
    }
    expect(log).not.toHaveBeenCalled();
  });
});

test("the thanks for a demo request repeat the address and lead nowhere", async () => {
  const button = open(demoForm);
  // As text, whatever is in it.
  await enter(demo.form.name, "<b>{email}</b>$& مرحبا");
  await enter(demo.form.email, sender.email);
  await user.click(button);
  expect(await thanks()).toHaveTextContent("Thank you, <b>{email}</b>$&.");
  expect(screen.getByText(sender.email)).toBeVisible();
  act(() => jest.runAllTimers());
  expect(screen.queryByRole("link") ?? screen.queryByRole("button")).toBeNull();
  const empty = { company: "", role: "", interests: [] };
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: "<b>{email}</b>$& مرحبا", ...empty }));
});

test("browsers can fill in name and address", () => {
  open(contactForm);
  expect(field(name)).toHaveAttribute("autocomplete", "name");
  expect(field(email)).toHaveAttribute("autocomplete", "email");
  expect(field(email)).toHaveAttribute("inputmode", "email");
});

// One form represents the behavior that both share.
describe("an error message", () => {
  test("goes once its field is valid, and not before", async () => {
    await user.click(open(contactForm));
    await user.type(field(name), " ");
    expect(field(name)).toHaveAccessibleDescription(name.missing);
    await user.type(field(name), "N");
    expect(field(name)).toBeValid();
    expect(screen.queryByText(name.missing)).toBeNull();
  });

  test("becomes another when its field is left with another error", async () => {
    await user.click(open(contactForm));
    await user.type(field(email), "noor@");
    expect(field(email)).toHaveAccessibleDescription(email.missing);
    await user.tab();
    expect(field(email)).toHaveAccessibleDescription(email.invalid);
  });

  test("is announced each time Enter is pressed in its field, and described by it later", async () => {
    const button = open(contactForm);
    await enter(name, sender.name);
    await enter(email, "noor haddad@studio.example");
    await user.keyboard("{Enter}");
    const first = screen.getByRole("alert");
    expect(first).toHaveTextContent(email.invalid);
    // Screen readers read a description that changes by themselves.
    expect(field(email)).not.toHaveAccessibleDescription();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("alert")).not.toBe(first);
    await user.click(button);
    expect(field(email)).toHaveFocus();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field(email)).toHaveAccessibleDescription(email.invalid);
    expect(field(email)).toHaveValue("noor haddad@studio.example");
  });
});

describe("with FORM_ENDPOINT, a form", () => {
  const receive = jest.fn<typeof fetch>();
  const answer = (status: number) => async () => ({ ok: status < 300 }) as Response;
  const received = () => receive.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  let patience: AbortController;

  beforeEach(() => {
    process.env.FORM_ENDPOINT = "https://receiver.example/forms";
    Object.assign(globalThis, { fetch: receive });
    patience = new AbortController();
    jest
      .spyOn(AbortSignal, "timeout")
      .mockImplementation((ms) => (ms === 10_000 ? patience.signal : AbortSignal.abort()));
  });

  test.each<[string, typeof fetch]>([
    ["is refused", answer(400)],
    ["meets an error", answer(500)],
    ["has no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "is not answered in ten seconds",
      (_, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener("abort", reject);
          patience.abort();
        }),
    ],
  ])("that %s stays as it was, and arrives later under the same key", async (_, failure) => {
    receive.mockImplementationOnce(failure).mockImplementationOnce(answer(202));
    const button = await fillIn(contactForm);
    await user.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent(`${delivery.failed} ${site.email}`);
    expect(notified).not.toHaveBeenCalled();
    await user.click(button);
    expect(await thanks()).toHaveFocus();
    expect(notified.mock.calls).toEqual([[contactForm.notice]]);
    const key = expect.stringMatching(/^[\da-f-]{36}$/);
    const [first, second] = received();
    expect(first).toEqual({ kind: "contact", ...contactForm.entity, website: "", key });
    expect(second).toEqual(first);
    expect(log).not.toHaveBeenCalled();
  });

  test("without HTTPS, where browsers make no key, says that it was not sent", async () => {
    jest.spyOn(crypto, "randomUUID").mockImplementation(() => {
      throw new TypeError("crypto.randomUUID is not a function");
    });
    await user.click(await fillIn(contactForm));
    expect(await screen.findByRole("alert")).toHaveTextContent(delivery.failed);
  });

  test("is sent once, however often its button is pressed before the answer", async () => {
    let arrive = () => {};
    receive.mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve({ ok: true } as Response);
      }),
    );
    const button = await fillIn(contactForm);
    // A bot writes in a field that people do not meet.
    expect(screen.getAllByRole("textbox")).toHaveLength(contactForm.texts.length);
    document.querySelector("[name=website]")?.setAttribute("value", "https://spam.example");
    await user.dblClick(button);
    expect(button).toHaveAccessibleName(delivery.sending);
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("status")).toHaveTextContent(delivery.sending);
    await user.keyboard("{Enter}");
    await act(async () => arrive());
    expect(await thanks()).toHaveFocus();
    expect(received()).toEqual([expect.objectContaining({ website: "https://spam.example" })]);
  });

  test.each([
    ["what was entered when its link is clicked", "Later & <b>words</b>\nw", true],
    ["its subject alone where the text is too long for a link", "long ".repeat(500), false],
  ])("that fails offers an email with %s", async (_, text, hasBody) => {
    receive.mockImplementation(answer(500));
    await user.click(await fillIn(contactForm));
    const link = within(await screen.findByRole("alert")).getByRole("link", { name: site.email });
    // jsdom opens no email.
    link.addEventListener("click", (event) => event.preventDefault());
    await user.clear(field(message));
    await enter(message, text);
    await user.click(link);
    const { protocol, pathname, searchParams } = new URL(link.getAttribute("href") ?? "");
    expect(protocol + pathname).toBe(`mailto:${site.email}`);
    const entity = Object.entries({ kind: "contact", ...contactForm.entity, message: text });
    const body = entity.map(([key, value]) => `${key}: ${value}`).join("\n");
    const parts = hasBody ? { body: body.replaceAll("\n", "\r\n") } : {};
    expect(Object.fromEntries(searchParams)).toEqual({ subject: delivery.subject, ...parts });
  });
});

test.each([
  ["is kept for the scripts", "", []],
  ["is kept until something is typed after it", "", ["N"]],
  ["is left to the browser, which sends it, with FORM_ENDPOINT", "https://receiver.example/forms", []],
])("a submission before the scripts have loaded %s", async (_, endpoint, typed) => {
  process.env.FORM_ENDPOINT = endpoint;
  document.body.innerHTML = renderToStaticMarkup(contactForm.page);
  // jsdom leaves no page.
  document.forms[0]?.addEventListener("submit", (event) => event.preventDefault());
  captureEarlyClicks();
  const { earlyClicks } = window as unknown as { earlyClicks: EarlyClicks };
  screen.getByRole("button", { name: contact.form.submit }).click();
  for (const text of typed) await user.type(field(name), text);
  expect(earlyClicks.last !== undefined).toBe(endpoint === "" && typed.length === 0);
  screen.getByRole("button", { name: contact.channels.chat.action.label }).click();
  expect(earlyClicks.last).toBeDefined();
  earlyClicks.stop();
});
