// Tokens: made of nothing but chance, stored as hashes, valid until a moment, and only for as long as the API key is configured that they were
// handed out for.
import type { Reader, TokenRecord, Writer } from "../../stores/store.ts";
import type { Context } from "../context.ts";
import { digest, hashesOf, isAmong, toHex } from "./secrets.ts";

/** A token, and what the next one is obtained with. */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
  /** When the refresh token ends, in seconds since 1970. */
  readonly refreshExpiresIn: number;
}

/** A token for an API key. Undefined where the key is not configured. */
export async function exchangeApiKey(
  apiKey: string,
  context: Context,
): Promise<TokenPair | undefined> {
  const key = await digest(apiKey);
  if (!(await isAmong(key, context.settings.apiKeys))) return undefined;
  const fresh = await mint(context);
  return context.store.write((writer) => handOut(writer, fresh, toHex(key), context));
}

/** A token for a refresh token, which then is used up. Undefined where it was used before, has expired, or its API key is no longer configured. */
export async function exchangeRefreshToken(
  refreshToken: string,
  context: Context,
): Promise<TokenPair | undefined> {
  const hash = toHex(await digest(refreshToken));
  const keyHashes = await hashesOf(context.settings.apiKeys);
  const fresh = await mint(context);
  return context.store.write(async (writer) => {
    if (!isUsable(await writer.findToken(hash), "refresh", keyHashes, writer)) return undefined;
    const record = await writer.takeToken(hash);
    return record && handOut(writer, fresh, record.keyHash, context);
  });
}

/** Whether a token lets its bearer in. */
export async function isValidToken(token: string, { store, settings }: Context): Promise<boolean> {
  const presented = await digest(token);
  if (await isAmong(presented, settings.tokens)) return true;
  const keyHashes = await hashesOf(settings.apiKeys);
  return store.read(async (reader) =>
    isUsable(await reader.findToken(toHex(presented)), "access", keyHashes, reader),
  );
}

/** Whether an API key is configured. */
export const isValidApiKey = async (apiKey: string, { settings }: Context): Promise<boolean> =>
  isAmong(await digest(apiKey), settings.apiKeys);

function isUsable(
  record: TokenRecord | undefined,
  kind: TokenRecord["kind"],
  keyHashes: readonly string[],
  { now }: Reader,
): boolean {
  return (
    record !== undefined &&
    record.kind === kind &&
    record.expiresAt > now &&
    keyHashes.includes(record.keyHash)
  );
}

interface Secret {
  readonly text: string;
  readonly hash: string;
}
interface Fresh {
  readonly access: Secret;
  readonly refresh: Secret;
}

/** Two new secrets. Made before the store is written to, which then waits for nothing else. */
async function mint({ ids }: Context): Promise<Fresh> {
  const [access, refresh] = [`tk_${ids.secret()}`, `rt_${ids.secret()}`];
  return {
    access: { text: access, hash: toHex(await digest(access)) },
    refresh: { text: refresh, hash: toHex(await digest(refresh)) },
  };
}

async function handOut(
  writer: Writer,
  { access, refresh }: Fresh,
  keyHash: string,
  { settings }: Context,
): Promise<TokenPair> {
  const refreshExpiresIn = Math.floor(writer.now / 1000) + settings.refreshTokenSeconds;
  await writer.putToken({
    hash: access.hash,
    kind: "access",
    keyHash,
    expiresAt: writer.now + settings.tokenSeconds * 1000,
  });
  await writer.putToken({
    hash: refresh.hash,
    kind: "refresh",
    keyHash,
    expiresAt: refreshExpiresIn * 1000,
  });
  return { token: access.text, refreshToken: refresh.text, refreshExpiresIn };
}
