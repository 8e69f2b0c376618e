import { execFileSync } from "node:child_process";
import { expect, test } from "../support/test.ts";

interface List {
  name: string;
  html: string;
}

// Nothing is on its way to another width.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

test("lists with more or fewer entries than now have no holes, and their texts fit", {
  tag: "@thorough",
}, async ({ page }) => {
  // Rendered by their components in another process, because Playwright compiles JSX for its own use.
  const printed = execFileSync(process.execPath, ["--import", "tsx", "tests/support/lists.tsx"]);
  const lists: readonly List[] = JSON.parse(`${printed}`);
  const home = await (await page.request.get("/")).text();
  const style = /\/_next\/[^"\\]+\.css/.exec(home)?.[0];
  const parts = lists.map(({ name, html }) => `<div title="${name}">${html}</div>`);
  const body = `<!DOCTYPE html><link rel="stylesheet" href="${style}">${parts.join("")}`;
  await page.route("/list", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/list");
  for (const width of [390, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name } of lists) {
      // Portraits stand on the page's background, where the place beside an odd one is no hole.
      if (name.endsWith("mentors") && width < 820) continue;
      const faults = await page
        .getByTitle(name, { exact: true })
        .evaluate(findFaults, Number.parseInt(name, 10));
      expect.soft(faults, `${name} at ${width}`).toEqual([]);
    }
  }
});

/** Returns which rows of the part's lists with so many entries are uneven or have room left, and which texts are wider than their place. */
function findFaults(part: Element, count: number): string[] {
  return [...part.querySelectorAll("ul")]
    .filter(({ children }) => children.length === count)
    .flatMap((list) => {
      const { left, right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      const rows: DOMRect[][] = [];
      for (const [index, box] of boxes.entries())
        if (index > 0 && box.left > (boxes[index - 1]?.left ?? 0)) rows.at(-1)?.push(box);
        else rows.push([box]);
      const holes = rows.flatMap((row, index) => {
        const widths = row.map(({ width }) => width);
        const isFull =
          Math.abs((row[0]?.left ?? 0) - left) < 3 && Math.abs((row.at(-1)?.right ?? 0) - right) < 3;
        return isFull && Math.max(...widths) < 1.2 * Math.min(...widths) ? [] : `row ${index + 1}`;
      });
      const texts = [...list.children].flatMap((item) => {
        const end =
          item.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(item).paddingRight) / 2;
        const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        const wide: string[] = [];
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNode(walker.currentNode);
          if (range.getBoundingClientRect().right > end + 1) wide.push(walker.currentNode.textContent ?? "");
        }
        return wide;
      });
      return [...holes, ...texts];
    });
}
