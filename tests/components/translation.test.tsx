import { expect, jest, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "@/components/islands/onboarding/later-steps";
import { SiteOnboarding } from "@/components/layout/site-onboarding";
import { ContactMessage } from "@/components/sections/contact-message";
import { onboarding } from "@/content/onboarding";
import contact from "@/content/pages/contact";
import { site } from "@/content/site";
import { lastStep } from "@/lib/onboarding";

/** Replaces every text node as a browser's translation does: React no longer finds its own. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const log = jest.spyOn(console, "log").mockReturnValue();

test("a translated form shows its messages, keeps what was typed, and thanks", async () => {
  const { name, email, message, submit } = contact.form;
  render(<ContactMessage content={contact} email={site.email} />);
  translate();
  await userEvent.type(screen.getByLabelText(name.label), "Noor");
  await click(submit);
  screen.getByText(email.missing);
  translate();
  await userEvent.type(screen.getByLabelText(email.label), "noor@studio.example");
  await userEvent.type(screen.getByLabelText(message.label), "Hello");
  await click(submit);
  expect(await screen.findByRole("heading", { name: contact.sent.title })).toHaveFocus();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: "Noor", message: "Hello" }));
});

test("translated onboarding leads to the page", async () => {
  document.documentElement.dataset.onboarding = "shown";
  render(<SiteOnboarding />);
  await waitFor(() => expect(document.documentElement.dataset.onboarding).toBe("hydrated"));
  for (let step = 0; step < lastStep; step++) {
    translate();
    if (step === 2) await userEvent.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
    await click(onboarding.next);
  }
  translate();
  await click(onboarding.done.enter);
  expect(document.documentElement).not.toHaveAttribute("data-onboarding");
});
