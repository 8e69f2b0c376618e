import { translate } from "./translate.ts";

/* What extensions and networks do to a page that has been parsed. Each function runs in the page, so it is self-contained. */

export const changes: Readonly<Record<string, () => void>> = {
  "an icon beside each field": () => {
    for (const field of document.querySelectorAll("input, textarea"))
      field.after(document.createElement("x-icon"));
  },
  "a wrapper around each field": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      const wrapper = document.createElement("span");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  "an overlay in each form": () => {
    for (const form of document.forms) form.prepend(document.createElement("div"));
  },
  "attributes of fields and the body": () => {
    for (const element of document.querySelectorAll("body, form, input, textarea"))
      element.setAttribute("data-extension", "");
  },
  "a first element in the body": () => document.body.prepend(document.createElement("div")),
  "a last element in the body": () => document.body.append(document.createElement("div")),
  "styles and scripts in the head": () => {
    document.head.prepend(document.createElement("style"));
    document.head.append(document.createElement("script"));
  },
  "another language and direction": () => Object.assign(document.documentElement, { lang: "ar", dir: "rtl" }),
  "replaced words": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.matches("script, style"))
        texts.currentNode.nodeValue = `${texts.currentNode.nodeValue}`.replaceAll("a", "4");
  },
  "marked words": () => {
    for (const heading of document.querySelectorAll("h1, h2, p, label")) {
      const mark = document.createElement("mark");
      mark.append(...heading.childNodes);
      heading.append(mark);
    }
  },
  "a translation": translate,
  "a wrapper around each image": () => {
    for (const image of document.images) {
      const wrapper = document.createElement("span");
      image.replaceWith(wrapper);
      wrapper.append(image);
    }
  },
  "other drawings": () => {
    for (const path of document.querySelectorAll("path")) path.setAttribute("d", "M0 0h9");
    for (const svg of document.querySelectorAll("header svg")) svg.append(svg.cloneNode());
  },
  "a section that is blocked": () => document.querySelector("main section")?.remove(),
  "hidden email addresses": () => {
    for (const link of document.querySelectorAll("[href^='mailto:']")) {
      const hidden = Object.assign(document.createElement("span"), { textContent: "[email protected]" });
      link.replaceChildren(hidden);
      link.setAttribute("href", "/cdn-cgi/l/email-protection#0a");
    }
  },
  "HTML without comments": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
    document.body.normalize();
  },
};
