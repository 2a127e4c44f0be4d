// Signatures of webhooks, as Standard Webhooks defines them: https://www.standardwebhooks.com
import { type Bytes, decode } from "./base64.ts";

/** Signs the parts of a text, and returns the signature as it appears in a header. */
export type SigningKey = (parts: (string | Bytes)[]) => string | Promise<string>;

/** Makes a key with the crypto of the host, which signs four times as fast as Web Crypto. */
export function makeKey(bytes: Bytes): SigningKey {
  // biome-ignore lint/suspicious/noExplicitAny: the library has no types of Node
  const { process } = globalThis as any;
  const host = process?.getBuiltinModule?.("crypto");
  if (!host) return makeWebKey(bytes);
  const key = host.createSecretKey(bytes);
  return (parts) => {
    const hmac = host.createHmac("sha256", key);
    for (const part of parts) hmac.update(part);
    return `v1,${hmac.digest("base64")}`;
  };
}

/** Makes a key with Web Crypto, which every platform has. */
export function makeWebKey(bytes: Bytes): SigningKey {
  const { subtle } = crypto;
  const key = subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (parts) => {
    const signature = await subtle.sign("HMAC", await key, await new Blob(parts).arrayBuffer());
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
  };
}

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
