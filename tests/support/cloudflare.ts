import { serve } from "./serve.ts";

interface Sent {
  method: string;
  path: string;
  body: string;
}

/** The version that is live before a deployment, and the one that it makes. */
export const versions = {
  before: "00000000-0000-4000-8000-000000000001",
  after: "00000000-0000-4000-8000-000000000002",
};

/** A Cloudflare API on this machine, and what it was sent. It knows every Worker, and wants every file. */
export async function serveCloudflare(): Promise<{ env: Record<string, string>; sent: Sent[] }> {
  const sent: Sent[] = [];
  const origin = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [path = ""] = (request.url ?? "").split("?");
    const call = { method: request.method ?? "", path, body: Buffer.concat(chunks).toString() };
    sent.push(call);
    response.setHeader("Content-Type", "application/json");
    response.statusCode = path.endsWith("/assets/upload") ? 201 : 200;
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result: answer(call) }));
  });
  const env = {
    CLOUDFLARE_API_BASE_URL: origin,
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_ACCOUNT_ID: "account",
  };
  return { env, sent };
}

function answer({ method, path, body }: Sent): unknown {
  if (path.endsWith("/assets-upload-session")) {
    const files: { hash: string }[] = Object.values(JSON.parse(body).manifest);
    return { jwt: "session", buckets: [files.map(({ hash }) => hash)] };
  }
  if (path.endsWith("/assets/upload")) return { jwt: "uploaded" };
  if (path.includes("/workers/services/"))
    return { default_environment: { environment: "production", script: { last_deployed_from: "wrangler" } } };
  if (path.endsWith("/deployments") && method === "GET")
    return {
      deployments: [{ id: "deployment", versions: [{ version_id: versions.before, percentage: 100 }] }],
    };
  if (path.endsWith("/versions"))
    return { id: versions.after, metadata: {}, resources: { script: {}, bindings: [], script_runtime: {} } };
  if (path.endsWith("/subdomain")) return { enabled: true, previews_enabled: true };
  return {};
}
