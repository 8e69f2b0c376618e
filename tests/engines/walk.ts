import assert from "node:assert/strict";
import { test } from "node:test";
import { onboardedKey } from "../../components/islands/onboarding/keys.ts";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import products from "../../content/pages/products.ts";
import solutionsPage from "../../content/pages/solutions.ts";
import { noticeHotkey } from "../../lib/notice-rules.ts";
import { menuEntry } from "../scenarios/menu.ts";
import { start } from "./start.ts";
import { until } from "./until.ts";

// A walk through the site as a visitor takes it, in one engine. `npm run test:engines` starts it for each of them.

const { engine, visitor } = await start();
const { see, seeNo, hover, clickHere, click, swipe, type, open } = visitor;

const privacy = navigation.footer[3].links[0].label;
const solutions = menuEntry(solutionsPage.path);
const aboutLink = menuEntry(about.path);
const productsLink = menuEntry(products.path);
const [firstCard] = solutionsPage.cards;
const firstSolution = `${firstCard.title} ${firstCard.description}`;

const scrolled = () => engine.evaluate(() => scrollY);
const seeTitle = (title: string) =>
  until(`the title is "${title}"`, () => engine.evaluate((expected) => document.title === expected, title));
const seeFocusAt = (id: string) =>
  until(`#${id} has the focus`, () => engine.evaluate((part) => document.activeElement?.id === part, id));

await engine.resize(1280, 800);

test("onboarding shows on a first visit by a deep link, and ends on that page", async () => {
  await open(pricing.path);
  await see("heading", onboarding.steps[0].question, { focused: true });
  await seeTitle(pricing.title);
  await seeNo("heading", pricing.head.title);
  await click("textbox", onboarding.steps[0].question);
  await type("Noor");
  await engine.pressKey("Enter");
  await see("heading", onboarding.steps[1].question, { focused: true });
  await click("radio", onboarding.steps[1].options[4].label);
  await see("radio", onboarding.steps[1].options[4].label, { checked: true });
  await click("button", onboarding.next);
  await see("heading", onboarding.steps[2].question, { focused: true });
  await click("checkbox", onboarding.steps[2].options[2].label);
  await see("checkbox", onboarding.steps[2].options[2].label, { checked: true });
  await click("button", onboarding.next);
  await see("heading", onboarding.done.title, { focused: true });
  await click("button", onboarding.done.enter);
  await see("heading", pricing.head.title, { focused: true });
  assert.equal(await engine.evaluate((key) => localStorage.getItem(key), onboardedKey), "true");
});

test("the Solutions menu opens by hover and by keyboard", async () => {
  await open(pricing.path);
  await hover("link", solutions.name);
  await see("button", navigation.labels.submenu, { expanded: true });
  await hover("link", firstSolution);
  await engine.moveTo(640, 780);
  await seeNo("link", firstSolution);
  await engine.evaluate(() => document.querySelector<HTMLElement>("header button")?.focus());
  await see("button", navigation.labels.submenu, { focused: true, expanded: false });
  await engine.pressKey("ArrowDown");
  await see("link", firstSolution, { focused: true });
  await engine.pressKey("Escape");
  await see("button", navigation.labels.submenu, { focused: true, expanded: false });
});

test("a link leads to the top of a page, and back to where it was", async () => {
  await open(pricing.path);
  await hover("link", navigation.footer[1].links[0].label);
  const left = await scrolled();
  assert.ok(left > 200, `${left}`);
  await clickHere();
  await see("heading", about.head.title, { focused: true });
  await seeTitle(about.title);
  assert.equal(await scrolled(), 0);
  await engine.evaluate(() => history.back());
  await see("heading", pricing.head.title, { focused: true });
  await seeTitle(pricing.title);
  await until("the page is where it was", async () => (await scrolled()) === left);
});

for (const { path, href, id } of [
  { path: pricing.path, href: "#main", id: "main" },
  { path: partners.path, href: partners.head.link.href, id: partners.program.id },
])
  test(`${href} moves the focus, and Back leads to the page of the address`, async () => {
    await open(path);
    const title = await engine.evaluate(() => document.title);
    await engine.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.focus(), href);
    await engine.pressKey("Enter");
    await seeFocusAt(id);
    await click("link", navigation.footer[1].links[0].label);
    await seeTitle(about.title);
    await engine.evaluate(() => history.back());
    await seeTitle(title);
  });

test("a page that loads with a part in its address moves the focus there", async () => {
  await open(pricing.path);
  await open(partners.head.link.href);
  await seeFocusAt(partners.program.id);
});

test("a click in the header counts while a page fades", async () => {
  await open(pricing.path);
  const { x, y } = await see("link", productsLink.name);
  await click("link", aboutLink.name);
  await until("the address has changed", () =>
    engine.evaluate((path) => location.pathname === path, aboutLink.path),
  );
  await engine.moveTo(x, y);
  await clickHere();
  await see("heading", products.head.title, { focused: true });
});

test("F8 leads to a notice, and only a long swipe sends it away", async () => {
  await open(pricing.path);
  await click("button", privacy);
  const { x, y } = await see("text", notices.notImplemented.title, { uncovered: true });
  await engine.pressKey(noticeHotkey);
  await see("region", noticeLabels.region, { focused: true });
  await swipe("text", notices.notImplemented.title, 45);
  await see("text", notices.notImplemented.title, { x, y });
  await swipe("text", notices.notImplemented.title, 60);
  await seeNo("text", notices.notImplemented.title);
});

test("a form shows messages, and then thanks", async () => {
  const { path, form, sent } = contact;
  await open(path);
  await click("button", form.submit);
  await see("textbox", form.name.label, { focused: true, description: form.name.missing });
  await see("textbox", form.email.label, { description: form.email.missing });
  await type("Noor");
  await click("textbox", form.email.label);
  await type("noor@");
  await click("textbox", form.message.label);
  await type("Hello");
  await click("button", form.submit);
  await see("textbox", form.email.label, { focused: true, description: form.email.invalid });
  await type("studio.example");
  await engine.pressKey("Enter");
  await see("heading", sent.title, { focused: true });
  await see("text", notices.messageSent.title);
});

test("the narrow menu opens, closes by Escape, and leads to a page", async () => {
  await engine.resize(engine.narrowest, 800);
  await open(pricing.path);
  await click("button", navigation.labels.menu);
  await see("link", aboutLink.name);
  await engine.pressKey("Escape");
  await seeNo("link", aboutLink.name);
  await see("button", navigation.labels.menu, { focused: true, expanded: false });
  await click("button", navigation.labels.menu);
  await click("link", aboutLink.name);
  await see("heading", about.head.title, { focused: true });
  await seeNo("link", aboutLink.name);
});
