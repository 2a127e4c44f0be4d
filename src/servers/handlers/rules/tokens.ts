// Tokens are random texts, of which the store keeps only hashes. A token is valid until it expires,
// and only while the API key behind it is configured.
import type { Reader, TokenRecord, Writer } from "../../stores/store.ts";
import type { Context } from "../handler.ts";

/** A token, and the refresh token with which the caller gets the next token. */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
  readonly refreshExpiresIn: number; // the moment at which it expires, in seconds since 1970
}

/** Issues a token for an API key; undefined if the key is not configured. */
export async function exchangeApiKey(apiKey: string, context: Context) {
  if (!isValidApiKey(apiKey, context)) return undefined;
  const key = await digest(apiKey);
  const fresh = await mint(context);
  return context.store.write((writer) => issue(writer, fresh, key, context));
}

/** Issues a token for a refresh token; undefined if it was used or expired, or its key is gone. */
export async function exchangeRefreshToken(refreshToken: string, context: Context) {
  const hash = await digest(refreshToken);
  const keyHashes = await hashesOfKeys(context);
  const fresh = await mint(context);
  return context.store.write(async (writer) => {
    if (!isUsable(await writer.findToken(hash), "refresh", keyHashes, writer)) return undefined;
    const record = await writer.takeToken(hash);
    return record && issue(writer, fresh, record.keyHash, context);
  });
}

export async function isValidToken(token: string, context: Context): Promise<boolean> {
  if (isAmong(token, context.settings.tokens)) return true;
  const presented = await digest(token);
  const keyHashes = await hashesOfKeys(context);
  return context.store.ask(async (reader) =>
    isUsable(await reader.findToken(presented), "access", keyHashes, reader),
  );
}

export const isValidApiKey = (apiKey: string, { settings }: Context): boolean =>
  isAmong(apiKey, settings.apiKeys);

function isUsable(
  record: TokenRecord | undefined,
  kind: TokenRecord["kind"],
  keyHashes: readonly string[],
  { now }: Reader,
): boolean {
  if (record?.kind !== kind) return false;
  return record.expiresAt > now && keyHashes.includes(record.keyHash);
}

/** Makes two secrets. This is done before the transaction, because hashing takes time. */
async function mint({ ids }: Context) {
  const [access, refresh] = [`tk_${ids.secret()}`, `rt_${ids.secret()}`];
  return { access, accessHash: await digest(access), refresh, refreshHash: await digest(refresh) };
}

async function issue(
  writer: Writer,
  { access, accessHash, refresh, refreshHash }: Awaited<ReturnType<typeof mint>>,
  keyHash: string,
  { settings }: Context,
): Promise<TokenPair> {
  const refreshExpiresIn = Math.floor(writer.now / 1000) + settings.refreshTokenSeconds;
  const accessEnd = writer.now + settings.tokenSeconds * 1000;
  const refreshEnd = refreshExpiresIn * 1000;
  await writer.putTokens([
    { hash: accessHash, kind: "access", keyHash, expiresAt: accessEnd },
    { hash: refreshHash, kind: "refresh", keyHash, expiresAt: refreshEnd },
  ]);
  return { token: access, refreshToken: refresh, refreshExpiresIn };
}

/** Returns the SHA-256 of a text in hex. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const hashesOfKeys = ({ settings: { apiKeys } }: Context): Promise<readonly string[]> =>
  Promise.all(apiKeys.map(digest));

/** True if a text is a secret. All characters are compared, so timing reveals no partial match. */
export const isAmong = (presented: string, secrets: readonly string[]): boolean =>
  secrets.filter((secret) => isSame(presented, secret)).length > 0;

function isSame(presented: string, secret: string): boolean {
  let difference = presented.length ^ secret.length;
  for (let index = 0; index < secret.length; index += 1)
    difference |= presented.charCodeAt(index) ^ secret.charCodeAt(index);
  return difference === 0;
}
