// Signatures of webhooks, as Standard Webhooks defines them: https://www.standardwebhooks.com
import { decode } from "./base64.ts";
import { makeKey } from "./signing-key.ts";
import type { Bytes, SigningKey } from "./web-signing-key.ts";

/** The keys by secret. They are kept because making a key is slower than signing. */
const keysBySecret: Record<string, SigningKey> = {};

/** Reads secrets: `whsec_` and 24 to 64 random bytes in base64. Throws for any other text. */
export const importSecrets = (secrets: readonly string[]): SigningKey[] =>
  secrets.map((secret) => {
    const base64 = /^whsec_([A-Za-z0-9+/]{32,86}=*)$/.exec(secret)?.[1];
    // The text of the error must not contain the secret.
    if (!base64) throw new TypeError("Webhook secrets are whsec_ and 24-64 bytes in base64.");
    keysBySecret[secret] ??= makeKey(decode(base64));
    return keysBySecret[secret];
  });

/**
 * Signs a request with each key, and returns the text of the header `webhook-signature`. `head` is
 * the id and the time in seconds since 1970, with a full stop between them.
 */
export const sign = async (
  keys: readonly SigningKey[],
  head: string,
  body: Bytes,
): Promise<string> => (await Promise.all(keys.map((key) => key([head, ".", body])))).join(" ");

/**
 * True if one of the keys made one of the signatures in a header. Each key signs only once. The
 * time of a comparison does not reveal where two signatures differ.
 */
export async function isSignedBy(
  keys: readonly SigningKey[],
  parts: (string | Bytes)[],
  header: string,
): Promise<boolean> {
  for (const key of keys) {
    const signature = await key(parts);
    // A header has one signature for each secret of the sender.
    for (const candidate of header.split(" ", 10)) {
      let difference = 0;
      // A signature has 47 characters. The 48th step checks that no character follows.
      for (let i = 0; i < 48; i++) difference |= signature.charCodeAt(i) ^ candidate.charCodeAt(i);
      if (!difference) return true;
    }
  }
  return false;
}
