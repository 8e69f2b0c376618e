import { loadPages } from "../../lib/registry.ts";
import { allStates, unknownPath } from "../../scripts/states/list.ts";
import { openState } from "../../scripts/states/open.ts";
import { expect, test } from "../support/test.ts";

/*
 * What assistive technology is given: names, roles and states of each page, as reviewed files. After a wanted change,
 * docs/accessibility.md says how to refresh them; a name that is lost shows in the difference.
 */
const states = allStates(await loadPages());

for (const state of states) {
  test.describe(state.name, () => {
    test.use({
      firstVisit: state.firstVisit,
      expectedTroubles: state.path === unknownPath ? /404/ : undefined,
    });

    test("has the names and roles that were reviewed", async ({ page }) => {
      // The desktop's header and the phone's menu are states of their own; what is in main is the same.
      await openState(page, state, state.viewports.at(-1) ?? "desktop");
      // A page's own part alone: the frame round it is in the states of the menus, and in the 404 page's.
      const isFrame = state.path === unknownPath || state.name.endsWith("-menu");
      const part = isFrame || state.name === "notice" ? page.locator("body") : page.getByRole("main");
      await expect(part).toMatchAriaSnapshot({ name: `${state.name}.aria.yml` });
    });
  });
}
