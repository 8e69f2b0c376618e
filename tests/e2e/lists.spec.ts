import { execFileSync } from "node:child_process";
import { expect, test } from "../support/test.ts";

// Without motion, no entry is on its way to another width.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

test("lists with more or fewer entries than now have no holes, and their texts fit", {
  tag: "@thorough",
}, async ({ page }) => {
  // Rendered by their components in another process, because Playwright compiles JSX for its own use.
  const lists = execFileSync(process.execPath, ["--import", "tsx", "tests/e2e/lists.tsx"]);
  const home = await (await page.request.get("/")).text();
  const stylesheet = /\/_next\/[^"\\]+\.css/.exec(home)?.[0];
  const body = `<!DOCTYPE html><link rel="stylesheet" href="${stylesheet}">${lists}`;
  await page.route("/list", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/list");
  for (const width of [390, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(findFaults), `${width} px`).toEqual([]);
  }
});

/** Returns the lists in which a row has room left at its end, or a text is wider than its entry. Runs in the page. */
function findFaults(): string[] {
  const lists = [...document.querySelectorAll<HTMLElement>("[title]")].flatMap((part) =>
    [...part.querySelectorAll("ul")]
      .filter(({ children }) => children.length === Number.parseInt(part.title, 10))
      .map((list) => ({ list, title: part.title })),
  );
  return lists.flatMap(({ list, title }) => {
    const boxes = [...list.children].map((entry) => entry.getBoundingClientRect());
    // An entry ends its row if the next one does not begin further to the right.
    const ends = boxes.filter(({ left }, index) => !(Number(boxes[index + 1]?.left) > left));
    const hasHole = ends.some(({ right }) => Math.abs(right - list.getBoundingClientRect().right) > 3);
    // Portraits stand on the page's background, where the place beside an odd one is no hole.
    const mayHave = title.endsWith("mentors") && innerWidth < 820;
    const isWide = [...list.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    return [...(hasHole && !mayHave ? [`${title}: a hole`] : []), ...(isWide ? [`${title}: a text`] : [])];
  });
}
