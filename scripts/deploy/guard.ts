import process from "node:process";

/*
 * wrangler runs this before each upload (`build` in wrangler.jsonc). By itself it would publish whatever is in out/: a local
 * build, a preview, or what a deployment has just refused.
 */
if (process.env.DEPLOY_CHECKED !== "1") {
  console.error("wrangler alone publishes whatever is in out/, unchecked. Use: npm run deploy");
  process.exitCode = 1;
}
