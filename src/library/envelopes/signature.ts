// Signatures of webhooks, as Standard Webhooks defines them: https://www.standardwebhooks.com

/** A secret that signs. */
export type SigningKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Those of secrets that were read before: it takes as long as to check a signature. */
const known: Record<string, SigningKey> = {};

/** Reads secrets: each is `whsec_` followed by 24 to 64 random bytes in base64. Throws if not. */
export const importSecrets = (secrets: readonly string[]): Promise<SigningKey[]> =>
  Promise.all(secrets.map(importSecret));

/**
 * Signs a request with each key: what the header `webhook-signature` contains. The head is its id
 * and its time in seconds since 1970, with a full stop between them.
 */
export async function sign(
  keys: readonly SigningKey[],
  head: string,
  body: Uint8Array | ArrayBuffer,
): Promise<string> {
  const text = await textOf(head, body);
  const signatures = await Promise.all(keys.map((key) => crypto.subtle.sign("HMAC", key, text)));
  return signatures
    .map((bytes) => `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`)
    .join(" ");
}

/** A signature of 32 bytes, in the one way that base64 has for them. */
const SIGNATURE = /(?<!\S)v1,([A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)(?!\S)/g;

/**
 * Whether one of the signatures in a header is by one of the keys. Web Crypto compares them, in a
 * time that does not depend on where they differ.
 */
export async function isSignedBy(
  keys: readonly SigningKey[],
  head: string,
  body: Uint8Array | ArrayBuffer,
  header: string,
): Promise<boolean> {
  const text = await textOf(head, body);
  for (const [, signature] of header.matchAll(SIGNATURE))
    for (const key of keys)
      if (await crypto.subtle.verify("HMAC", key, decode(signature), text)) return true;
  return false;
}

/** What is signed: the head and the body, with a full stop between them. */
const textOf = (head: string, body: Uint8Array | ArrayBuffer): Promise<ArrayBuffer> =>
  new Blob([`${head}.`, body as ArrayBuffer]).arrayBuffer();

/** The bytes that base64 stands for. Throws if it is not base64. */
export const decode = (base64 = ""): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function importSecret(secret: string): Promise<SigningKey> {
  const bytes = decode(/^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret)?.[1]);
  // No message contains the secret itself.
  if (bytes.length < 24 || bytes.length > 64)
    throw new TypeError("Webhook secrets are whsec_ and 24-64 bytes in base64.");
  known[secret] ??= await crypto.subtle.importKey(
    "raw",
    bytes,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
  return known[secret];
}
