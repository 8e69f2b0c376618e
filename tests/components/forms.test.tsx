import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { drafts, results } from "@/components/islands/forms/use-form";
import { onNotify } from "@/components/islands/notices/notify";
import { ContactMessage } from "@/components/sections/contact-message";
import { DemoRequest } from "@/components/sections/demo-request";
import contact from "@/content/pages/contact";
import demo from "@/content/pages/demo";
import type { FormContent, FormField } from "@/content/schema";
import { site } from "@/content/site";
import { interpolate } from "@/lib/text/interpolate";
import { translate } from "../support/changes";

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const log = jest.spyOn(console, "log");
const notified = jest.fn();
onNotify(notified);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  jest.resetAllMocks();
  document.body.replaceChildren();
  drafts.clear();
  results.clear();
});

const sender = { name: "Noor Haddad", email: "noor@studio.example" };
const { name, email } = contact.form.fields;
const interests = demo.form.interests.options;

/** Returns something to type into each field. */
const textsFor = (fields: Readonly<Record<string, FormField>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([key, { label }]) => [key, `${label} & <b>مرحبا</b>\u00a0w`]),
  ),
  ...sender,
});

const forms = [
  {
    path: demo.path,
    page: <DemoRequest content={demo} email={site.email} />,
    copy: demo.form as FormContent,
    // In another order than on the page.
    boxes: [...interests].reverse(),
    choices: { interests: interests.map(({ id }) => id) },
    notice: "demoSent",
    thanks: interpolate(demo.sent.title, sender),
    repeated: [sender.name, sender.email],
    links: [],
  },
  {
    path: contact.path,
    page: <ContactMessage content={contact} email={site.email} />,
    copy: contact.form as FormContent,
    boxes: [],
    choices: {},
    notice: "messageSent",
    thanks: contact.sent.title,
    repeated: [],
    // Beside the form, and in the thanks.
    links: Array(2).fill(new URL(`mailto:${site.email}`).href),
  },
] as const;

type Form = (typeof forms)[number];

const requiredOf = ({ copy }: Form) => Object.values(copy.fields).filter(({ missing }) => missing);

const [demoForm, contactForm] = forms;
// A hint may follow the label.
const field = ({ label }: { label: string }) => screen.getByLabelText((text) => text.startsWith(label));
// Its name is in an element of its own.
const thanks = (form: Form) =>
  screen.findByText((_, part) => part?.tagName === "H2" && part.textContent === form.thanks);
/** Fields that screen readers announce as invalid. Firefox adds those that it finds invalid itself. */
const invalid = () => [...document.querySelectorAll("[aria-invalid], input:invalid, textarea:invalid")];

function open({ page, copy }: Form) {
  render(page);
  return screen.getByRole("button", { name: copy.submit });
}

async function enter(copy: { label: string }, text: string) {
  await user.click(field(copy));
  await user.paste(text);
}

/** Opens a form and fills it in. Returns its button. */
async function fillIn(form: Form) {
  const button = open(form);
  const texts = textsFor(form.copy.fields);
  // White space and marks at the ends do not count.
  for (const [key, copy] of Object.entries(form.copy.fields))
    await enter(copy, `\u2067\u00a0${texts[key]}\u2069 `);
  for (const copy of form.boxes) await user.click(field(copy));
  return button;
}

describe.each(forms)("the form of $path", (form) => {
  test("lets the browser fill in fields, and check required ones until scripts do", () => {
    document.body.innerHTML = renderToString(form.page);
    expect(invalid()).toEqual(requiredOf(form).map(field));
    for (const [key, { label, type = "text", autocomplete = "" }] of Object.entries(form.copy.fields))
      expect(field({ label })).toMatchObject({ name: key, type, autocomplete, dir: "auto" });
  });

  test("logs its values once, shows its notice, and thanks in its place", async () => {
    const button = await fillIn(form);
    button.before(Object.assign(document.createElement("iframe"), { name: "an extension" }));
    // As a browser does for some visitors.
    translate();
    await user.click(button);
    expect(button).not.toBeInTheDocument();
    expect(log.mock.calls).toEqual([[{ ...textsFor(form.copy.fields), ...form.choices }]]);
    expect(notified.mock.calls).toEqual([[form.notice]]);
    expect(await thanks(form)).toHaveFocus();
    for (const text of form.repeated) expect(screen.getByText(text)).toHaveAttribute("dir", "auto");
    const links = screen.queryAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ href }) => href)).toEqual(form.links);
  });

  test("shows a message at each empty required field, and focuses the first", async () => {
    const button = open(form);
    // White space and marks are not a value.
    await enter(form.copy.fields.name, " \u200b ");
    await user.tab();
    expect(invalid()).toEqual([]);
    const described = new Promise((resolve) => {
      field(form.copy.fields.name).addEventListener("focus", ({ target }) =>
        resolve((target as Element).getAttribute("aria-describedby")),
      );
    });
    await user.click(button);
    expect(invalid()).toEqual(requiredOf(form).map(field));
    expect(field(form.copy.fields.name)).toHaveFocus();
    // Before the focus moved to it.
    expect(await described).not.toBeNull();
    for (const copy of requiredOf(form)) {
      expect(field(copy)).toBeRequired();
      expect(field(copy)).toHaveAccessibleDescription(copy.missing);
    }
    expect(log).not.toHaveBeenCalled();
  });
});

test("an email address that is too long is invalid without a check of its format", async () => {
  const button = open(contactForm);
  // Chromium takes seconds for this one.
  fireEvent.change(field(email), { target: { value: "w".repeat(100_000) } });
  const format = jest.spyOn(field(email) as HTMLInputElement, "validity", "get");
  await user.click(button);
  expect(field(email)).toHaveAccessibleDescription(email.invalid);
  expect(format).not.toHaveBeenCalled();
});

test("a form keeps its fields, messages and thanks while another page shows", async () => {
  const { rerender } = render(demoForm.page);
  const leaveAndReturn = () => {
    rerender(contactForm.page);
    expect(screen.getByLabelText(name.label)).toHaveValue("");
    rerender(demoForm.page);
  };
  const { email: empty, ...filled } = demoForm.copy.fields;
  const texts: Readonly<Record<string, string>> = { ...textsFor(filled), name: ` ${sender.name}` };
  for (const [key, copy] of Object.entries(filled)) await enter(copy, texts[key] ?? "");
  for (const interest of interests) await user.click(field(interest));
  // As an extension may do.
  Object.assign(field(demo.form.fields.role), { disabled: true });
  const button = () => screen.getByRole("button", { name: demo.form.submit });
  await user.click(button());
  leaveAndReturn();
  for (const [key, copy] of Object.entries(filled)) expect(field(copy)).toHaveValue(texts[key]);
  for (const interest of interests) expect(field(interest)).toBeChecked();
  expect(invalid()).toEqual([field(empty)]);
  await enter(empty, sender.email);
  await user.click(button());
  leaveAndReturn();
  expect(await thanks(demoForm)).toBeVisible();
  expect(document.forms).toHaveLength(0);
  expect(log.mock.calls).toEqual([[{ ...texts, ...sender, ...demoForm.choices }]]);
});

// One form represents the behavior that both share.
describe("an error message", () => {
  test("goes once its field is valid, and changes when it is left with another error", async () => {
    await user.click(open(contactForm));
    await user.type(field(name), " ");
    expect(field(name)).toHaveAccessibleDescription(name.missing);
    await user.type(field(name), "N");
    expect(field(name)).toBeValid();
    expect(screen.queryByText(name.missing)).toBeNull();
    await user.type(field(email), "noor@");
    expect(field(email)).toHaveAccessibleDescription(email.missing);
    // React cannot change a text that a translation has replaced.
    translate();
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
