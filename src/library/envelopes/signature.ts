// Signatures of webhooks, as Standard Webhooks defines them: https://www.standardwebhooks.com
import { decode } from "./base64.ts";
import { makeKey } from "./signing-key.ts";
import type { Bytes, SigningKey } from "./web-signing-key.ts";

/** Keys by secret: making one is slower than signing. */
const known: Record<string, SigningKey> = {};

/** Reads secrets: each is `whsec_` followed by 24 to 64 random bytes in base64. Throws if not. */
export const importSecrets = (secrets: readonly string[]): SigningKey[] =>
  secrets.map((secret) => {
    const base64 = /^whsec_([A-Za-z0-9+/]{32,86}=*)$/.exec(secret)?.[1];
    // No message contains the secret itself.
    if (!base64) throw new TypeError("Webhook secrets are whsec_ and 24-64 bytes in base64.");
    known[secret] ??= makeKey(decode(base64));
    return known[secret];
  });

/**
 * Signs a request with each key, and returns the text of the header `webhook-signature`. The head
 * is the id and the time in seconds since 1970, with a full stop between them.
 */
export const sign = async (
  keys: readonly SigningKey[],
  head: string,
  body: Bytes,
): Promise<string> => (await Promise.all(keys.map((key) => key([head, ".", body])))).join(" ");

/**
 * Whether one of the signatures in a header is by one of the keys. Each key signs once, however
 * many there are, and how long it takes to compare does not depend on where they differ.
 */
export async function isSignedBy(
  keys: readonly SigningKey[],
  parts: (string | Bytes)[],
  header: string,
): Promise<boolean> {
  for (const key of keys) {
    const signature = await key(parts);
    // A sender signs with each of its secrets.
    for (const candidate of header.split(" ", 10)) {
      let difference = 0;
      // A signature has 47 characters, and nothing follows them.
      for (let i = 0; i < 48; i++) difference |= signature.charCodeAt(i) ^ candidate.charCodeAt(i);
      if (!difference) return true;
    }
  }
  return false;
}
