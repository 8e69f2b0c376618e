import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { DemoForm } from "@/components/islands/forms/demo-form";
import { noticeEvent } from "@/components/islands/notices/notify";
import content from "@/content/pages/demo";
import { renderHtml } from "../support/render-html";

const { form: words, sent } = content;

const element = (
  <DemoForm
    words={words}
    sent={sent}
    errorIcon={<i aria-hidden="true" />}
    water={null}
    withoutScript={<p>Write instead.</p>}
  />
);

const nameField = () => screen.getByRole("textbox", { name: words.name.label });
const emailField = () => screen.getByRole("textbox", { name: words.email.label });
const submitButton = () => screen.getByRole("button", { name: words.submit });
/** The heading of the thanks. By its text: the simulated browser sets a space after a nested element in its name. */
const thanks = (name: string) => {
  const heading = screen.getByRole("heading", { level: 2 });
  expect(heading).toHaveTextContent(sent.title.replace("{name}", name));
  return heading;
};

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

describe("the form", () => {
  test("names itself and its fields, and tells browsers what to fill in", () => {
    render(element);
    expect(screen.getByRole("heading", { name: words.title })).toBeVisible();
    expect(nameField()).toBeRequired();
    expect(nameField()).toHaveAttribute("autocomplete", "name");
    expect(emailField()).toBeRequired();
    expect(emailField()).toHaveAttribute("type", "email");
    expect(emailField()).toHaveAttribute("autocomplete", "email");
    expect(emailField()).toHaveAttribute("inputmode", "email");
    expect(screen.getByRole("textbox", { name: "Company" })).toHaveAttribute("autocomplete", "organization");
    expect(screen.getByRole("textbox", { name: "Role" })).toHaveAttribute(
      "autocomplete",
      "organization-title",
    );
    for (const name of ["Company", "Role"]) expect(screen.getByRole("textbox", { name })).not.toBeRequired();
  });

  test("offers the five interests as one group", () => {
    render(element);
    const group = screen.getByRole("group", { name: /^What interests you/ });
    const boxes = within(group).getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ name, value }) => [name, value])).toEqual(
      ["freelancer", "entrepreneur", "organization", "education", "health"].map((id) => ["interests", id]),
    );
    for (const { label } of words.interests.options) {
      expect(within(group).getByRole("checkbox", { name: label })).not.toBeChecked();
    }
  });

  test("has no id twice", () => {
    const { container } = render(element);
    const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("without scripts", () => {
  test("keeps the browser's own check, and sends nothing anywhere", () => {
    const html = renderHtml(element);
    expect(html).toContain('method="dialog"');
    expect(html).not.toMatch(/novalidate/i);
    expect(html).not.toMatch(/\saction=/);
    expect(html).toContain("Write instead.");
  });

  test("what was typed before the scripts came is kept, and sent", async () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderHtml(element);
    (nameField() as HTMLInputElement).value = "Amara Osei";
    (emailField() as HTMLInputElement).value = "amara@fielden.example";
    const root = await act(async () => hydrateRoot(container, element));
    expect(nameField().closest("form")).toHaveAttribute("novalidate");
    expect(nameField()).toHaveValue("Amara Osei");
    await userEvent.click(submitButton());
    expect(thanks("Amara")).toBeVisible();
    act(() => root.unmount());
    container.remove();
  });
});

describe("what is wrong", () => {
  test("empty required fields: a message beside each, focus on the first", async () => {
    render(element);
    await userEvent.click(submitButton());
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription(words.name.missing);
    expect(nameField()).toHaveFocus();
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveAccessibleDescription(words.email.missing);
    expect(log).not.toHaveBeenCalled();
    expect(noticed).not.toHaveBeenCalled();
  });

  test("white space is no name", async () => {
    render(element);
    await userEvent.type(nameField(), "   ");
    await userEvent.type(emailField(), "amara@fielden.example{Enter}");
    expect(nameField()).toHaveAccessibleDescription(words.name.missing);
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveValue("   ");
    expect(emailField()).toBeValid();
  });

  test.each(["amara", "amara@", "@fielden.example", "amara osei@fielden.example", "a@b..c"])(
    "%j is no address, and is not lost",
    async (address) => {
      render(element);
      await userEvent.type(nameField(), "Amara");
      await userEvent.type(emailField(), address);
      await userEvent.click(screen.getByRole("checkbox", { name: "Team Performance" }));
      await userEvent.click(submitButton());
      expect(emailField()).toHaveAccessibleDescription(words.email.invalid);
      expect(emailField()).toHaveFocus();
      expect(emailField()).toHaveValue(address);
      expect(nameField()).toHaveValue("Amara");
      expect(nameField()).toBeValid();
      expect(screen.getByRole("checkbox", { name: "Team Performance" })).toBeChecked();
      expect(log).not.toHaveBeenCalled();
    },
  );

  test("a message goes as soon as its field is mended, not before", async () => {
    render(element);
    await userEvent.click(submitButton());
    await userEvent.type(nameField(), " ");
    expect(nameField()).toBeInvalid();
    await userEvent.type(nameField(), "A");
    expect(nameField()).toBeValid();
    expect(nameField()).not.toHaveAccessibleDescription();
    await userEvent.type(emailField(), "amara@");
    expect(emailField()).toHaveAccessibleDescription(words.email.missing);
    await userEvent.tab();
    expect(emailField()).toHaveAccessibleDescription(words.email.invalid);
    await userEvent.type(emailField(), "fielden.example");
    expect(emailField()).toBeValid();
  });

  test("a field that is not yet marked is left alone while typing", async () => {
    render(element);
    await userEvent.type(emailField(), "amara");
    await userEvent.tab();
    expect(emailField()).not.toHaveAttribute("aria-invalid");
  });
});

describe("once sent", () => {
  async function fillIn(name = "  Amara Osei ", email = "amara@fielden.example") {
    await userEvent.type(nameField(), name);
    await userEvent.type(emailField(), email);
  }

  test("logs exactly the request, trimmed, with the interests as ids", async () => {
    render(element);
    await fillIn();
    await userEvent.type(screen.getByRole("textbox", { name: "Company" }), " Fielden ");
    await userEvent.type(screen.getByRole("textbox", { name: "Role" }), "Lead");
    await userEvent.click(screen.getByRole("checkbox", { name: "Wellness Solutions" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Entrepreneur Growth" }));
    await userEvent.click(submitButton());
    expect(log.mock.calls).toEqual([
      [
        {
          name: "Amara Osei",
          email: "amara@fielden.example",
          company: "Fielden",
          role: "Lead",
          interests: ["entrepreneur", "health"],
        },
      ],
    ]);
    expect(noticed.mock.results.map(({ value }) => value)).toEqual(["demoSent"]);
  });

  test("leaves what is optional empty", async () => {
    render(element);
    await fillIn();
    await userEvent.click(submitButton());
    expect(log.mock.calls).toEqual([
      [{ name: "Amara Osei", email: "amara@fielden.example", company: "", role: "", interests: [] }],
    ]);
  });

  test("thanks in place of the form, with the address as text and focus on the heading", async () => {
    render(element);
    await fillIn();
    await userEvent.click(submitButton());
    expect(screen.queryByRole("button", { name: words.submit })).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(thanks("Amara")).toHaveFocus();
    expect(screen.getByText("amara@fielden.example")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test("markup, and words that look like a template, stay what was typed", async () => {
    render(element);
    fireEvent.change(nameField(), { target: { value: "<b>{email}</b> $&" } });
    await userEvent.type(emailField(), "a@b.example");
    await userEvent.click(submitButton());
    expect(thanks("<b>{email}</b>")).toBeVisible();
  });

  test("takes ten thousand characters, emoji and right-to-left words", async () => {
    render(element);
    const name = `${"ע".repeat(10_000)} 👩🏽‍🚀`;
    fireEvent.change(nameField(), { target: { value: name } });
    await userEvent.type(emailField(), "a@b.example");
    await userEvent.click(submitButton());
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ name }));
  });

  test("is sent once, however often it is asked for", async () => {
    render(element);
    await fillIn();
    const form = nameField().closest("form") as HTMLFormElement;
    act(() => {
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(noticed).toHaveBeenCalledTimes(1);
  });

  test("Enter in a field sends it, and the browser's own submission never happens", async () => {
    render(element);
    const native = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener("submit", native);
    await fillIn();
    await userEvent.type(emailField(), "{Enter}");
    document.removeEventListener("submit", native);
    expect(thanks("Amara")).toBeVisible();
    expect(native.mock.results.map(({ value }) => value)).toEqual([true]);
  });
});
