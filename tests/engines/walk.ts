import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { after, test } from "node:test";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import demo from "../../content/pages/demo.ts";
import pricing from "../../content/pages/pricing.ts";
import products from "../../content/pages/products.ts";
import { noticeDuration, noticeHotkey } from "../../lib/notice-rules.ts";
import { onboardedKey } from "../../lib/onboarding.ts";
import { loadPages } from "../../lib/registry.ts";
import { pageSlug } from "../../lib/urls.ts";
import { findFirefox, findWebKit } from "../../scripts/tools/engines.ts";
import { startFirefox } from "./firefox.ts";
import { listenToMotion } from "./in-page.ts";
import { temporaryFolder } from "./processes.ts";
import { startTestSite } from "./site.ts";
import { until } from "./until.ts";
import { visitorOf } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

// A walk through the site as a visitor takes it, in one engine. `npm run test:engines` starts it for each of them.

const { ENGINE: name = "", SITE_URL = "" } = process.env;
const [firefox, webkit] = [findFirefox(), findWebKit()];
const start = (settings: { reducedMotion: boolean }) => {
  const folder = temporaryFolder();
  if (name === "firefox" && firefox) return startFirefox(firefox, { ...settings, folder });
  if (name === "webkit" && webkit) return startWebKit(webkit, { ...settings, folder });
  throw new Error(`There is no engine "${name}" here.`);
};

const site = await startTestSite(SITE_URL);
let engine = await start({ reducedMotion: false });
let visitor = visitorOf(engine, site.url);
after(async () => {
  await engine.close();
  site.stop();
});

const desktop = [1280, 800] as const;
const privacy = navigation.footer[3].links[0].label;
const [, solutions, aboutLink, productsLink] = navigation.items;
const firstSolution = `${solutions.links[0].name} ${solutions.links[0].text}`;

const scrolled = () => engine.evaluate(() => scrollY);
const seeTitle = (title: string) =>
  until(`the title is "${title}"`, () => engine.evaluate((expected) => document.title === expected, title));

const motion = () => engine.evaluate(() => (globalThis as unknown as { motion: number[] }).motion);

test("onboarding shows on a first visit by a deep link, and ends on that page", async () => {
  const { see, seeNo, click, type, open } = visitor;
  await engine.resize(...desktop);
  await open(pricing.path);
  await see("heading", onboarding.name.question, { focused: true });
  await seeTitle(pricing.title);
  await seeNo("heading", pricing.head.title);
  await click("textbox", onboarding.name.question);
  await type("Noor");
  await engine.pressKey("Enter");
  await see("heading", onboarding.role.question, { focused: true });
  await click("radio", onboarding.role.options[4].label);
  await see("radio", onboarding.role.options[4].label, { checked: true });
  await click("button", onboarding.next);
  await see("heading", onboarding.goals.question, { focused: true });
  await click("checkbox", onboarding.goals.options[2].label);
  await see("checkbox", onboarding.goals.options[2].label, { checked: true });
  await click("button", onboarding.next);
  await see("heading", onboarding.done.title, { focused: true });
  await click("button", onboarding.done.enter);
  await see("heading", pricing.head.title, { focused: true });
  assert.equal(await engine.evaluate((key) => localStorage.getItem(key), onboardedKey), "true");
});

test("the Solutions menu opens by hover and by keyboard", async () => {
  const { see, seeNo, hover, open } = visitor;
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

test("a link changes the page without loading it; back leads to where it was", async () => {
  const { see, hover, clickHere, open } = visitor;
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

test("a click in the header counts while a page fades", async () => {
  const { see, click, clickHere, open } = visitor;
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

test("a notice goes after five seconds", async () => {
  const { see, seeNo, click, open } = visitor;
  await open(pricing.path);
  await click("button", privacy);
  const clickedAt = performance.now();
  await engine.moveTo(5, 5);
  await see("text", notices.notImplemented.title);
  await seeNo("text", notices.notImplemented.title);
  const stayed = performance.now() - clickedAt;
  assert.ok(stayed > noticeDuration && stayed < noticeDuration + 3000, `${stayed} ms`);
});

test("F8 leads to a notice, which waits; 45 px leave it, 60 px send it away", async () => {
  const { see, seeNo, click, swipe, open } = visitor;
  await open(pricing.path);
  await click("button", privacy);
  const { x, y } = await see("text", notices.notImplemented.title, { uncovered: true });
  await engine.pressKey(noticeHotkey);
  await see("region", noticeLabels.region, { focused: true });
  await swipe("text", notices.notImplemented.title, 45);
  await see("text", notices.notImplemented.title, { x, y });
  await swipe("text", notices.notImplemented.title, 60);
  await seeNo("text", notices.notImplemented.title, 3000);
});

for (const { path, form, sent, notice } of [
  { ...demo, notice: notices.demoSent },
  { ...contact, notice: notices.messageSent },
]) {
  test(`the form of ${path} says what is wrong, and then thanks`, async () => {
    const { see, click, type, open } = visitor;
    await open(path);
    await click("button", form.submit);
    await see("textbox", form.name.label, { focused: true, description: form.name.missing });
    await see("textbox", form.email.label, { description: form.email.missing });
    await type("Noor");
    await click("textbox", form.email.label);
    await type("noor@");
    if ("message" in form) {
      await click("textbox", form.message.label);
      await type("Hello");
    }
    await click("button", form.submit);
    await see("textbox", form.email.label, { focused: true, description: form.email.invalid });
    await type("studio.example");
    await engine.pressKey("Enter");
    await see("heading", sent.title.replace("{name}", "Noor"), { focused: true });
    await see("text", notice.title);
  });
}

test("the narrow menu opens, closes by Escape, and leads to a page", async () => {
  const { see, seeNo, click, open } = visitor;
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

test("where less motion is wished for, nothing moves for more than an instant", async () => {
  await engine.close();
  engine = await start({ reducedMotion: true });
  visitor = visitorOf(engine, site.url);
  const { see, click, open } = visitor;
  await engine.resize(...desktop);
  await engine.open(`${site.url}/robots.txt`);
  await engine.evaluate((key) => localStorage.setItem(key, "true"), onboardedKey);
  await open(pricing.path);
  assert.ok(await engine.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches));
  await engine.evaluate(listenToMotion);
  await click("link", aboutLink.name);
  await see("heading", about.head.title, { focused: true });
  await until("the pages have faded", async () => (await motion()).length >= 2);
  assert.ok(Math.max(...(await motion())) <= 0.1, `${await motion()}`);
});

for (const page of await loadPages()) {
  test(`${page.path} scrolls one way only, and writes nothing to the console`, async () => {
    await visitor.open(page.path);
    await seeTitle(page.title);
    for (const width of [engine.narrowest, desktop[0]]) {
      await engine.resize(width, desktop[1]);
      const wide = await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px wider than ${width}`);
    }
    const folder = "test-results/engines";
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${pageSlug(page.path)}-${name}.png`, await engine.takePicture());
    const words = await engine.evaluate(() => (globalThis as unknown as { words: string[] }).words);
    assert.deepEqual([...words, ...site.failures], []);
  });
}
