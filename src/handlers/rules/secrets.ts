// Secrets are known by their SHA-256. Comparing digests byte by byte to the end tells nobody by its duration how much of a guess was right.

/** The SHA-256 of a text. */
export async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** A digest as the store keeps it. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a digest is that of one of the secrets. All are compared, whichever it is. */
export async function isAmong(presented: Uint8Array, secrets: readonly string[]): Promise<boolean> {
  let matches = 0;
  for (const { bytes } of await digestsOf(secrets)) matches += Number(isEqual(presented, bytes));
  return matches > 0;
}

/** The digests of secrets as the store keeps them. */
export const hashesOf = async (secrets: readonly string[]): Promise<readonly string[]> =>
  (await digestsOf(secrets)).map(({ hash }) => hash);

function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}

interface Digest {
  readonly bytes: Uint8Array;
  readonly hash: string;
}
/** Configured secrets don't change while the server runs, and are asked for with every request. */
const cache = new WeakMap<readonly string[], Promise<readonly Digest[]>>();

function digestsOf(secrets: readonly string[]): Promise<readonly Digest[]> {
  const digests = cache.get(secrets) ?? Promise.all(secrets.map(readDigest));
  cache.set(secrets, digests);
  return digests;
}

async function readDigest(secret: string): Promise<Digest> {
  const bytes = await digest(secret);
  return { bytes, hash: toHex(bytes) };
}
