import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "@/components/islands/forms/contact-form";
import { noticeEvent } from "@/components/islands/notices/notify";
import content from "@/content/pages/contact";
import { renderHtml } from "../support/render-html";

const { form: words, sent } = content;

const element = (
  <ContactForm
    words={words}
    sent={sent}
    errorIcon={<i aria-hidden="true" />}
    water={null}
    withoutScript={<p>Write instead.</p>}
  />
);

const nameField = () => screen.getByRole("textbox", { name: words.name.label });
const emailField = () => screen.getByRole("textbox", { name: words.email.label });
const messageField = () => screen.getByRole("textbox", { name: words.message.label });
const submit = () => userEvent.click(screen.getByRole("button", { name: words.submit }));

let log: jest.SpiedFunction<typeof console.log>;
const noticed = jest.fn((event: Event) => (event as CustomEvent<string>).detail);

beforeEach(() => {
  log = jest.spyOn(console, "log").mockImplementation(() => {});
  noticed.mockClear();
  document.addEventListener(noticeEvent, noticed);
});

afterEach(() => {
  log.mockRestore();
  document.removeEventListener(noticeEvent, noticed);
});

test("all three fields are required, and named for the browser", () => {
  render(element);
  expect(screen.getByRole("heading", { name: words.title })).toBeVisible();
  expect(nameField()).toHaveAttribute("autocomplete", "name");
  expect(emailField()).toHaveAttribute("autocomplete", "email");
  expect(emailField()).toHaveAttribute("type", "email");
  for (const field of [nameField(), emailField(), messageField()]) expect(field).toBeRequired();
});

test("without scripts it sends nothing anywhere", () => {
  const html = renderHtml(element);
  expect(html).toContain('method="dialog"');
  expect(html).not.toMatch(/novalidate/i);
  expect(html).toContain("Write instead.");
});

describe("what is wrong", () => {
  test("each empty field says so, and the first takes the focus", async () => {
    render(element);
    await submit();
    expect(nameField()).toHaveAccessibleDescription(words.name.missing);
    expect(emailField()).toHaveAccessibleDescription(words.email.missing);
    expect(messageField()).toHaveAccessibleDescription(words.message.missing);
    for (const field of [nameField(), emailField(), messageField()]) expect(field).toBeInvalid();
    expect(nameField()).toHaveFocus();
    expect(log).not.toHaveBeenCalled();
  });

  test("white space is no message; nothing typed is lost", async () => {
    render(element);
    await userEvent.type(nameField(), "Amara");
    await userEvent.type(emailField(), "amara@fielden.example");
    await userEvent.type(messageField(), " {Enter} ");
    await submit();
    expect(messageField()).toHaveFocus();
    expect(messageField()).toHaveAccessibleDescription(words.message.missing);
    expect(messageField()).toHaveValue(" \n ");
    expect(nameField()).toHaveValue("Amara");
    await userEvent.type(messageField(), "Hello");
    expect(messageField()).toBeValid();
    expect(messageField()).not.toHaveAccessibleDescription();
  });

  test("a bad address is named, and mended", async () => {
    render(element);
    await userEvent.type(nameField(), "Amara");
    await userEvent.type(emailField(), "amara@");
    await userEvent.type(messageField(), "Hello");
    await submit();
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveAccessibleDescription(words.email.invalid);
    await userEvent.type(emailField(), "fielden.example");
    expect(emailField()).toBeValid();
  });
});

test("once sent: one log of the message, one notice, and thanks in place of the form", async () => {
  render(element);
  await userEvent.type(nameField(), " Amara Osei ");
  await userEvent.type(emailField(), "amara@fielden.example");
  await userEvent.type(messageField(), "Hello,{Enter}two lines. ");
  await userEvent.dblClick(screen.getByRole("button", { name: words.submit }));
  expect(log.mock.calls).toEqual([
    [{ name: "Amara Osei", email: "amara@fielden.example", message: "Hello,\ntwo lines." }],
  ]);
  expect(noticed.mock.results.map(({ value }) => value)).toEqual(["messageSent"]);
  expect(screen.queryByRole("button", { name: words.submit })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: sent.title })).toHaveFocus();
});
