import type { CDPSession, Page } from "@playwright/test";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import { interpolate } from "../../lib/text/interpolate.ts";
import { footerLink } from "../scenarios/menu.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { documentTitle } from "../support/document-title.ts";
import { recordFrames, renderedFrames } from "../support/frames.ts";
import { recordRequests, waitForNetwork } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/* What a screen reader gets from Chromium's accessibility tree: what has the focus, then the new text of live regions. */

type Nodes = Awaited<ReturnType<typeof nodesOf>>;
type Node = Nodes[number];

const nodesOf = async (session: CDPSession) => (await session.send("Accessibility.getFullAXTree")).nodes;
const property = ({ properties }: Node, name: string) =>
  properties?.find((each) => each.name === name)?.value.value;

function liveTexts(nodes: Nodes): ReadonlyMap<string, string> {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textIn = (node: Node): string =>
    ["StaticText", "image"].includes(node.role?.value)
      ? String(node.name?.value)
      : (node.childIds ?? []).map((id) => textIn(byId.get(id) as Node)).join(" ");
  const isLive = (node: Node | undefined) => node !== undefined && property(node, "live") !== undefined;
  const regions = nodes.filter((node) => isLive(node) && !isLive(byId.get(node.parentId ?? "")));
  return new Map(regions.map((region) => [region.nodeId, textIn(region).replace(/\s+/g, " ").trim()]));
}

function focusLine(nodes: Nodes): string {
  const node = nodes.findLast((each) => property(each, "focused") === true);
  const states = ["required", "invalid"].filter((name) => `${node && property(node, name)}` === "true");
  const parts = [node?.role?.value, `"${node?.name?.value}"`, ...states, node?.description?.value];
  return `focus: ${parts.filter(Boolean).join(", ").replace(/\s+/g, " ")}`;
}

/** Returns a function that waits until nothing moves, and returns what is announced: the focus, and text that is new since before. */
async function recordAnnouncements(page: Page) {
  const session = await page.context().newCDPSession(page);
  let before = liveTexts([]);
  return async () => {
    await waitForAnimations(page);
    const nodes = await nodesOf(session);
    const texts = liveTexts(nodes);
    const isNew = ([region, text]: [string, string]) => text !== "" && before.get(region) !== text;
    const news = [...texts].filter(isNew).map(([, text]) => `live: ${text}`);
    before = texts;
    return [focusLine(nodes), ...news];
  };
}

// A low window: each question of onboarding has to scroll to its beginning.
test.use({ firstVisit: true, viewport: { width: 1280, height: 400 } });

test("keyboard and screen reader lead from a first visit to a sent form and a page", {
  tag: "@thorough",
}, async ({ page }) => {
  const heard = await recordAnnouncements(page);
  // Playwright finds the page behind onboarding too.
  const main = page.locator("#onboarding:visible, :not([inert]) > main").first();
  const [name, role, goals] = onboarding.steps;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const position = (step: number) =>
    `live: ${interpolate(onboarding.position, { step, total: onboarding.steps.length })}`;
  const focused = async (title: string) => {
    const heading = main.getByRole("heading", { name: title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  };
  await page.addInitScript(recordFrames);
  await page.goto(contact.path);
  await waitForNetwork(page);
  const requests = recordRequests(page);

  await test.step("no frame shows the page, and no key leaves onboarding", async () => {
    expect(await renderedFrames(page)).toEqual(["onboarding"]);
    for (const key of ["Escape", "F8", ...Array<string>(8).fill("Tab")]) {
      await press(key);
      await expect(page.locator(":focus:not(#onboarding *)"), `focused by ${key}`).toHaveCount(0);
    }
  });

  await test.step("keys lead from question to question, and a reload to the first", async () => {
    await main.getByRole("textbox").press("Enter");
    await focused(role.question);
    await page.reload();
    await waitForHydration(page);
    await focused(name.question);
    expect(await heard()).toEqual([`focus: heading, "${name.question}", ${name.hint}`, position(1)]);
    await press("Tab");
    // The hint is not read again.
    expect(await heard()).toEqual([`focus: textbox, "${name.question}"`]);
    await page.keyboard.insertText("w".repeat(201));
    await press("Enter");
    await focused(role.question);
    expect(await heard()).toEqual([`focus: heading, "${role.question}", ${role.hint}`, position(2)]);
    await press("Tab", "ArrowDown", "ArrowDown");
    await expect(main.getByRole("radio").nth(2)).toBeChecked();
    await press("Tab", "Space");
    await focused(goals.question);
    expect(await heard()).toEqual([
      `focus: heading, "${goals.question}", ${interpolate(goals.hint, { max: goals.max })}`,
      position(3),
      `live: ${interpolate(goals.count, { count: 0, max: goals.max })}`,
    ]);
    // Goals beyond the maximum are disabled: the next stop is Continue.
    for (let chosen = 0; chosen < goals.max; chosen++) await press("Tab", "Space");
    await press("Tab", "Space");
    await focused(onboarding.done.title);
    expect(await heard()).toEqual([
      `focus: heading, "${onboarding.done.title}"`,
      `live: ${onboarding.done.text}`,
    ]);
    await press("Tab", "Enter");
    await focused(contact.head.title);
    expect(await heard()).toEqual([`focus: heading, "${contact.head.title}"`]);
  });

  await page.getByRole("button", { name: contact.channels.faq.action.label }).press("Enter");
  await expect(page.locator("[data-slot=notice]")).toBeVisible();
  const { faq } = contact.channels;
  const { title, text } = notices[faq.action.notice];
  expect(await heard()).toEqual([
    `focus: button, "${faq.action.label}"`,
    `live: ${noticeLabels.info} ${title} ${text}`,
  ]);

  const send = main.getByRole("button", { name: contact.form.submit });
  await send.press("Enter");
  await expect(main.getByLabel(contact.form.name.label)).toBeFocused();
  const { label, missing } = contact.form.name;
  expect(await heard()).toEqual([`focus: textbox, "${label}", required, invalid, ${missing}`]);
  await main.getByLabel(contact.form.name.label).fill("Noor");
  await main.getByLabel(contact.form.email.label).fill("noor@studio.example");
  await main.getByLabel(contact.form.message.label).fill("Hello there");
  await send.press("Enter");
  await focused(contact.sent.title);
  expect(await heard()).toEqual([
    `focus: heading, "${contact.sent.title}"`,
    `live: ${noticeLabels.success} ${notices.messageSent.title} ${notices.messageSent.text}`,
  ]);
  await waitForNetwork(page);
  const isFile = (request: string) =>
    /^GET \S+\/(contact|(_next\/static|art)\/[^?]+|icon\/logo\.svg\?[\w.]+) $/.test(request);
  expect(requests.filter((request) => !isFile(request))).toEqual([]);

  await footerLink(page, about.path).press("Enter");
  await expect(page).toHaveTitle(documentTitle(about));
  await focused(about.head.title);
  await expect(page.locator("next-route-announcer [aria-live]")).not.toBeEmpty();
  const [focus, ...live] = await heard();
  expect(focus).toBe(`focus: heading, "${about.head.title}"`);
  // The framework announces the title, or the heading while React replaces the title. Both name the page.
  expect([documentTitle(about), about.head.title].map((name) => `live: ${name}`)).toContain(live.at(-1));
});
