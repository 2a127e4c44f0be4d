// What the store keeps of a secret is its SHA-256, in hex.

/** Returns the SHA-256 of a text in hex, at once if the machine can. */
export type Sha256 = (text: string) => string | Promise<string>;

/** The SHA-256 of a text, as every platform of the web can make it. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  let hex = "";
  for (const byte of new Uint8Array(bytes)) hex += HEX[byte];
  return hex;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Configured secrets don't change while the server runs. */
const cache = new WeakMap<readonly string[], Promise<readonly string[]>>();

/** The digests of configured secrets. */
export function digestsOf(
  secrets: readonly string[],
  sha256: Sha256 = digest,
): Promise<readonly string[]> {
  const digests = cache.get(secrets) ?? Promise.all(secrets.map(sha256));
  cache.set(secrets, digests);
  return digests;
}

/**
 * Whether a text is one of some secrets. All of them are compared to their end, so that the duration
 * does not show how much of a guess is right.
 */
export const isAmong = (presented: string, secrets: readonly string[]): boolean =>
  secrets.filter((secret) => isSame(presented, secret)).length > 0;

function isSame(presented: string, secret: string): boolean {
  let difference = presented.length ^ secret.length;
  for (let index = 0; index < secret.length; index += 1)
    difference |= presented.charCodeAt(index) ^ secret.charCodeAt(index);
  return difference === 0;
}
