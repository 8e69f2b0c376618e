import type { CDPSession, Page } from "@playwright/test";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import contact from "../../content/pages/contact.ts";
import { menuEntry } from "../scenarios/menu.ts";
import { announcementsFile, howToAccept } from "../scenarios/references.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { expect, test } from "../support/test.ts";

/* The words that a screen reader gets from Chromium's accessibility tree: what has the focus, then the new words of live regions. */

type Nodes = Awaited<ReturnType<typeof nodesOf>>;
type Node = Nodes[number];

const nodesOf = async (session: CDPSession) => (await session.send("Accessibility.getFullAXTree")).nodes;
const property = ({ properties }: Node, name: string) =>
  properties?.find((each) => each.name === name)?.value.value;

/** Returns the words of each live region. */
function liveWords(nodes: Nodes): ReadonlyMap<string, string> {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsIn = (node: Node): string =>
    ["StaticText", "image"].includes(node.role?.value)
      ? String(node.name?.value)
      : (node.childIds ?? []).map((id) => wordsIn(byId.get(id) as Node)).join(" ");
  const isLive = (node: Node | undefined) => node !== undefined && property(node, "live") !== undefined;
  const regions = nodes.filter((node) => isLive(node) && !isLive(byId.get(node.parentId ?? "")));
  return new Map(regions.map((region) => [region.nodeId, wordsIn(region).replace(/\s+/g, " ").trim()]));
}

function focusLine(nodes: Nodes): string {
  const node = nodes.findLast((each) => property(each, "focused") === true);
  const states = ["required", "invalid"].filter((name) => `${node && property(node, name)}` === "true");
  const parts = [node?.role?.value, `"${node?.name?.value}"`, ...states, node?.description?.value];
  return `  focus: ${parts.filter(Boolean).join(", ").replace(/\s+/g, " ")}`;
}

/** Returns a function that adds a station to the log: the words that are new since the one before. */
async function recordAnnouncements(page: Page) {
  const session = await page.context().newCDPSession(page);
  const log: string[] = [];
  let before = liveWords([]);
  const station = async (name: string) => {
    await waitForAnimations(page);
    const nodes = await nodesOf(session);
    const words = liveWords(nodes);
    const isNew = ([region, text]: [string, string]) => text !== "" && before.get(region) !== text;
    log.push(name, focusLine(nodes), ...[...words].filter(isNew).map(([, text]) => `  live: ${text}`));
    before = words;
  };
  return { log, station };
}

test.use({ firstVisit: true });

test("a screen reader announces each step, notice, error, thanks and page", async ({ page }) => {
  const { log, station } = await recordAnnouncements(page);
  const main = page.getByRole("main");
  const focused = (name: string) => expect(main.getByRole("heading", { name })).toBeFocused();
  await page.goto(contact.path);
  await waitForHydration(page);
  for (const { question } of onboarding.steps) {
    await focused(question);
    await station(`Onboarding: ${question}`);
    await main.getByRole("button", { name: onboarding.next }).press("Enter");
  }
  await focused(onboarding.done.title);
  await station("Onboarding: the last step");
  await main.getByRole("button", { name: onboarding.done.enter }).press("Enter");
  await focused(contact.head.title);
  await station("The page after onboarding");

  await page.getByRole("button", { name: contact.channels.faq.action.label }).press("Enter");
  await expect(page.locator("[data-slot=notice]")).toBeVisible();
  await station("A notice");

  const send = main.getByRole("button", { name: contact.form.submit });
  await send.press("Enter");
  await expect(main.getByLabel(contact.form.name.label)).toBeFocused();
  await station("A form with errors");
  await main.getByLabel(contact.form.name.label).fill("Noor");
  await main.getByLabel(contact.form.email.label).fill("noor@studio.example");
  await main.getByLabel(contact.form.message.label).fill("Hello there");
  await send.press("Enter");
  await focused(contact.sent.title);
  await station("Thanks");

  const link = page.getByRole("banner").getByRole("link", { name: menuEntry(about.path).name });
  await link.press("Enter");
  await expect(page).toHaveTitle(about.title);
  await expect(page.getByRole("heading", { level: 1, name: about.head.title })).toBeFocused();
  await expect(page.locator("next-route-announcer [aria-live]")).not.toBeEmpty();
  await station("Another page");
  // The framework announces the title, or the heading while React replaces the title. Both name the page.
  const announced = log.pop()?.replace("  live: ", "");
  expect([about.title, about.head.title]).toContain(announced);
  expect(`${log.join("\n")}\n`, `what is announced: ${howToAccept}`).toMatchSnapshot(announcementsFile);
});
