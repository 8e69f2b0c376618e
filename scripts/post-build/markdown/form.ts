import { type HTMLElement, NodeType } from "node-html-parser";
import { evenSpaces, visibleWords } from "../html.ts";

const fields = "input, select, textarea";
const notAsked = new Set(["hidden", "submit", "button", "reset", "image"]);

/**
 * A form as text that can be read but not filled in: its words, what it asks for, and the address of the page from
 * which it is sent.
 */
export function formText(form: HTMLElement, address: string): string {
  const [first, ...others] = form
    .querySelectorAll("h2, h3, h4, p")
    .filter((part) => !part.closest("noscript"));
  const groups = form.querySelectorAll("fieldset");
  const controls = form.querySelectorAll(`fieldset, ${fields}`).filter((element) => isAsked(element, groups));
  return [
    first?.outerHTML ?? "",
    ...others.slice(0, 1).map(({ outerHTML }) => outerHTML),
    `<ul>${controls.map((control) => `<li>${describe(control, form)}</li>`).join("")}</ul>`,
    ...others.slice(1).map(({ outerHTML }) => outerHTML),
    `<p>To fill it in and send it, open <a href="${address}">${address}</a></p>`,
  ].join("");
}

/** A group counts as one, and its choices within it. */
function isAsked(element: HTMLElement, groups: readonly HTMLElement[]): boolean {
  if (groups.includes(element)) return true;
  return !element.closest("fieldset") && !notAsked.has(element.getAttribute("type") ?? "text");
}

function describe(control: HTMLElement, form: HTMLElement): string {
  const choices = control.querySelectorAll("option, label").map(visibleWords);
  const isRequired = [control, ...control.querySelectorAll(fields)].some((field) =>
    field.hasAttribute("required"),
  );
  const several = control.querySelector('[type="checkbox"], [multiple]') ? "any of" : "one of";
  const remarks = [isRequired ? "required" : "optional", ...(choices.length > 0 ? [several] : [])].join(", ");
  const list = choices.length > 0 ? `: ${choices.join("; ")}` : "";
  return `${labelOf(control, form)} (${remarks})${list}`;
}

/** The words of a group's legend or of a field's label, without the remark that may follow them. */
function labelOf(control: HTMLElement, form: HTMLElement): string {
  const label =
    control.querySelector("legend") ??
    form.querySelector(`label[for="${control.id}"]`) ??
    control.closest("label");
  const own = label?.childNodes.filter((node) => node.nodeType === NodeType.TEXT_NODE) ?? [];
  return evenSpaces(own.map(({ text }) => text).join(" "));
}
