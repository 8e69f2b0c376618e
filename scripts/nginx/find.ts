import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebian } from "../tools/debian.ts";
import { Problem } from "../tools/problem.ts";

export interface Nginx {
  path: string;
  /** Files of the modules that send brotli; undefined when there is none. */
  brotliModule: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** An nginx that is here: the one NGINX_PATH names, or the system's. */
export function findNginx(env: Environment = process.env): Nginx | undefined {
  if (env.NGINX_PATH && !isNginx(env.NGINX_PATH)) {
    throw new Problem(`NGINX_PATH is "${env.NGINX_PATH}", which is not nginx. Correct it, or unset it.`);
  }
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/sbin", "/opt/homebrew/bin"];
  const candidates = env.NGINX_PATH ? [env.NGINX_PATH] : folders.map((folder) => join(folder, "nginx"));
  const path = candidates.find((candidate) => existsSync(candidate) && isNginx(candidate));
  if (path === undefined) return undefined;
  return { path, brotliModule: existsSync(brotliModule) ? brotliModule : undefined };
}

/** An nginx, installed from Debian if there is none. Says what it does. */
export function ensureNginx(): Nginx {
  const found = findNginx() ?? installed();
  if (found === undefined) {
    throw new Problem(
      "nginx was not found and could not be installed. Install it (Debian: apt-get install nginx-light " +
        "libnginx-mod-http-brotli-static; macOS: brew install nginx), or name it with NGINX_PATH.",
    );
  }
  console.log(`nginx: ${found.path}, ${found.brotliModule ? "with" : "without"} brotli`);
  return found;
}

function installed(): Nginx | undefined {
  console.log("nginx was not found: trying to install Debian's.");
  // Some versions of Debian have no brotli for nginx; the site is served without it there.
  if (!installDebian(["nginx-light", "libnginx-mod-http-brotli-static"])) installDebian(["nginx-light"]);
  return findNginx();
}

function isNginx(path: string): boolean {
  return nginxVersion({ path }) !== "";
}

/** An nginx's version, such as "1.22.1"; empty for what is no nginx. */
export function nginxVersion({ path }: Pick<Nginx, "path">): string {
  const { stderr } = spawnSync(path, ["-v"], { encoding: "utf8" });
  return stderr?.match(/^nginx version: nginx\/(\S+)/)?.[1] ?? "";
}
