import type { BrowserContext, Page } from "@playwright/test";
import type { Result } from "axe-core";
import { takePicture } from "../../pictures/take.ts";
import { axeViolations } from "../../scenarios/axe.ts";
import { type Scenario, settings, type ViewportName, viewports } from "../../scenarios/list.ts";
import { comeToRest, openScenario } from "../../scenarios/open.ts";
import { type Finding, type Look, lookName } from "../manifest.ts";
import type { Site } from "./site.ts";

/** What was seen of a state. */
export interface Visit {
  state: Scenario;
  pictures: readonly (Look & { bytes: Buffer })[];
  words: readonly string[];
  findings: readonly Finding[];
}

const quality = 75;
const schemes = ["light", "dark"] as const;
/** Between a phone and a desktop: pages are seen at this width too. */
const tablet = { width: 768, height: 1024 };

/** True for a page as it opens: it is shown from its top to its end. Others are shown as the window shows them. */
export function isPage({ steps, firstVisit }: Scenario): boolean {
  return steps.length === 0 && !firstVisit;
}

/** Looks at a state: takes its pictures, reads its words, and has axe check it. */
export async function visitState(state: Scenario, { newVisitor }: Pick<Site, "newVisitor">): Promise<Visit> {
  const views = isPage(state)
    ? [await withVisitor((page) => viewPage(page, state))]
    : await Promise.all(
        state.viewports.map((viewport) => withVisitor((page) => viewPart(page, state, viewport))),
      );
  return {
    state,
    pictures: views.flatMap(({ pictures }) => pictures),
    words: views.at(-1)?.words ?? [],
    findings: joinFindings(views.flatMap(({ findings }) => findings)),
  };

  async function withVisitor<Answer>(job: (page: Page) => Promise<Answer>): Promise<Answer> {
    const context: BrowserContext = await newVisitor(state.firstVisit);
    try {
      return await job(await context.newPage());
    } finally {
      await context.close();
    }
  }
}

type View = Omit<Visit, "state">;

/** A page at three widths, in both schemes: opened once, for nothing on it depends on how wide it was before. */
async function viewPage(page: Page, state: Scenario): Promise<View> {
  await openScenario(page, state, "phone");
  const views: View[] = [];
  for (const size of [viewports.phone, tablet, viewports.desktop]) {
    await page.setViewportSize(size);
    views.push(await look(page, { width: size.width, whole: true, schemes, check: size !== tablet }));
  }
  return {
    pictures: views.flatMap(({ pictures }) => pictures),
    words: views.at(-1)?.words ?? [],
    findings: views.flatMap(({ findings }) => findings),
  };
}

/** A state that a visitor brings about, in one window. */
async function viewPart(page: Page, state: Scenario, viewport: ViewportName): Promise<View> {
  await openScenario(page, state, viewport);
  return look(page, { width: viewports[viewport].width, whole: false, schemes, check: true });
}

interface LookOptions {
  width: number;
  whole: boolean;
  schemes: readonly Look["scheme"][];
  /** Whether axe checks it. */
  check: boolean;
}

async function look(page: Page, { width, whole, schemes, check }: LookOptions): Promise<View> {
  const pictures: View["pictures"][number][] = [];
  const findings: Finding[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ ...settings[scheme], reducedMotion: "reduce" });
    await comeToRest(page);
    pictures.push({ width, scheme, bytes: await takePicture(page, { whole, quality }) });
    if (check) findings.push(...findingsOf(await axeViolations(page), { width, scheme }));
  }
  return { pictures, words: await readWords(page), findings };
}

/** Title, description and what is read on the page, line by line. */
function readWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "";
    return [document.title, description, ...document.body.innerText.split("\n")]
      .map((line) => line.trim())
      .filter((line) => line !== "");
  });
}

function findingsOf(results: readonly Result[], look: Look): Finding[] {
  return results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, help, place: target.join(" "), looks: [lookName(look)] })),
  );
}

/** One entry for a fault that is seen in several looks. */
export function joinFindings(findings: readonly Finding[]): Finding[] {
  const joined = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.place}`;
    joined.set(key, { ...finding, looks: [...(joined.get(key)?.looks ?? []), ...finding.looks] });
  }
  return [...joined.values()];
}
