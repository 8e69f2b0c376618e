import { connect } from "node:net";

/** A request as it goes over the wire: nothing in it is normalised or escaped. */
export interface Ask {
  target: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  /** By lower-case name; several of one name are joined by ", ". */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const timeout = 20_000;

/** Asks a server on this machine through a socket of its own. Fails when no whole answer comes. */
export function ask(address: string, { target, method = "GET", headers = {} }: Ask): Promise<Answer> {
  const { host, port } = new URL(address);
  const sent = { Host: host, Connection: "close", ...headers };
  const fields = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const socket = connect(Number(port), "127.0.0.1");
    socket.setTimeout(timeout, () =>
      socket.destroy(new Error(`no whole answer to ${method} ${target.slice(0, 80)}`)),
    );
    socket.on("data", (part) => {
      bytes = Buffer.concat([bytes, part]);
      // Not every server closes when it has said all.
      const answer = readAnswer(bytes, method);
      if (!answer) return;
      resolve(answer);
      socket.destroy();
    });
    socket.once("error", reject);
    socket.once("close", () => reject(new Error(`no whole answer to ${method} ${target.slice(0, 80)}`)));
    // Latin 1: a byte a character, so that a target can hold any byte.
    socket.write(Buffer.from([`${method} ${target} HTTP/1.1`, ...fields, "", ""].join("\r\n"), "latin1"));
  });
}

/** An HTTP/1.1 response (RFC 9112) from its bytes; undefined while some are still to come. */
function readAnswer(bytes: Buffer, method: string): Answer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [statusLine = "", ...fields] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(statusLine.match(/^HTTP\/1\.[01] (\d{3})/)?.[1]);
  const headers = readFields(fields);
  const body = readBody(bytes.subarray(end + 4), headers, method === "HEAD" || status === 304);
  return body && { status, headers, body };
}

function readFields(fields: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const field of fields) {
    const colon = field.indexOf(":");
    const name = field.slice(0, colon).toLowerCase();
    const value = field.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

function readBody(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
  hasNone: boolean,
): Buffer | undefined {
  if (hasNone) return bytes;
  if (headers["transfer-encoding"] === "chunked") return joinChunks(bytes);
  return bytes.length >= Number(headers["content-length"]) ? bytes : undefined;
}

/** The body that came in chunks; undefined before the last one. */
function joinChunks(body: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(body.subarray(at, lineEnd).toString("latin1"), 16);
    if (size === 0) return Buffer.concat(chunks);
    at = lineEnd + 2 + size + 2;
    if (at > body.length) return undefined;
    chunks.push(body.subarray(lineEnd + 2, at - 2));
  }
}
