export type PhotoAnswer =
  | { kind: "image" }
  /** The host answered, but not with a picture. */
  | { kind: "wrong"; what: string }
  /** The host did not answer. */
  | { kind: "unreachable"; what: string };

const timeoutSeconds = 15;

/** Asks the host for a small version of a photo. */
export async function askForPhoto(host: string, id: string): Promise<PhotoAnswer> {
  const address = `${host}/${id}?w=96&q=75&auto=format&fit=crop`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutSeconds * 1_000) });
    await response.body?.cancel();
    const type = response.headers.get("content-type") ?? "no type";
    if (!response.ok) return { kind: "wrong", what: `status ${response.status}` };
    return type.startsWith("image/")
      ? { kind: "image" }
      : { kind: "wrong", what: `${type} instead of an image` };
  } catch (error) {
    return { kind: "unreachable", what: reasonOf(error) };
  }
}

/** fetch hides the reason it failed in its error's cause. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: Error };
  return name === "TimeoutError" ? `no answer in ${timeoutSeconds} seconds` : (cause?.message ?? message);
}
