import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "../tools/problem.ts";

/**
 * Returns a new self-signed certificate and its key, for servers that only the bench's own browser uses. Node cannot
 * make one, and openssl is on every Linux and Mac; a package for it has twenty dependencies.
 */
export function selfSignedCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  try {
    execFileSync("openssl", ["req", ...kind, "-keyout", keyFile, "-out", certFile], { stdio: "pipe" });
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } catch (error) {
    throw new Problem(
      `openssl could not make a certificate for the bench's server: ${(error as Error).message}\n` +
        "Install openssl, or put it on the PATH (on Windows it comes with Git, in its folder usr/bin).",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
