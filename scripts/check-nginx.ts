/** npm run check:nginx: serves out/ with nginx as docs/deploying.md says, and asks it what the engine is asked. */
import { checkEdge } from "./edge/run.ts";
import { freePort } from "./engine/ports.ts";
import { ensureNginx } from "./nginx/find.ts";
import { startNginx } from "./nginx/start.ts";
import { main } from "./tools/main.ts";
import { takeNoArguments } from "./tools/no-arguments.ts";
import { requireSite } from "./tools/require-site.ts";
import { withTemporaryFolder } from "./tools/temporary-folder.ts";

main(async () => {
  takeNoArguments("check:nginx");
  requireSite("to serve");
  const nginx = ensureNginx();
  return withTemporaryFolder("nginx", async (folder) => {
    const server = await startNginx(nginx, folder, await freePort());
    try {
      return await check(server.address);
    } finally {
      await server.stop();
    }
  });
});

async function check(address: string): Promise<number> {
  let failed = 0;
  for await (const { subject, asked, problems } of checkEdge(address)) {
    failed += problems.length;
    console.log(`${problems.length === 0 ? "  ok" : "FAIL"}  ${subject} (${asked})`);
    for (const problem of problems) console.log(`      ${problem}`);
  }
  console.log(failed === 0 ? "nginx answers as the engine does." : `${failed} answers of nginx are wrong.`);
  return failed === 0 ? 0 : 1;
}
