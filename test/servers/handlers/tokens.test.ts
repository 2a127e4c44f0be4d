import { describe, expect, test } from "vitest";
import {
  digest,
  exchangeApiKey,
  exchangeRefreshToken,
  isAmong,
  isValidApiKey,
  isValidToken,
  type TokenPair,
} from "../../../src/servers/handlers/rules/tokens.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import { makeContext, NOW } from "./make-context.ts";

const KEY = "sk_demo_4fJ2mQ8vXr7LwT";
const HOUR = 3_600_000;

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("Nothing was issued.");
  return value;
}

describe("a token", () => {
  test("is issued for a configured API key, and accepted", async () => {
    const context = makeContext();
    const { token, refreshToken, refreshExpiresIn } = given(await exchangeApiKey(KEY, context));
    expect(await isValidToken(token, context)).toBe(true);
    expect(refreshToken).not.toBe(token);
    expect(refreshExpiresIn).toBe(NOW / 1000 + 604_800);
  });

  test.each([
    "sk_demo_4fJ2mQ8vXr7LwU",
    "sk_demo_4fJ2mQ8vXr7Lw",
    "",
    "SK_DEMO_4FJ2MQ8VXR7LWT",
    "tk_demo_9sWc2LhY6pQzRb",
  ])("is not issued for %j", async (key) => {
    expect(await exchangeApiKey(key, makeContext())).toBeUndefined();
    expect(isValidApiKey(key, makeContext())).toBe(false);
  });

  test("ends when its time is over, by the clock of the store", async () => {
    const context = makeContext();
    const { token } = given(await exchangeApiKey(KEY, context));
    await context.store.moveClock(HOUR - 1);
    expect(await isValidToken(token, context)).toBe(true);
    await context.store.moveClock(1);
    expect(await isValidToken(token, context)).toBe(false);
  });

  test("ends when its API key is no longer configured", async () => {
    const store = createMemoryStore();
    const { token } = given(
      await exchangeApiKey("old", makeContext({ apiKeys: ["old", "new"] }, store)),
    );
    expect(await isValidToken(token, makeContext({ apiKeys: ["old"] }, store))).toBe(true);
    expect(await isValidToken(token, makeContext({ apiKeys: ["new"] }, store))).toBe(false);
  });

  test("of the settings never ends", async () => {
    const context = makeContext({ tokens: ["first", "second"] });
    await context.store.moveClock(100 * 365 * 24 * HOUR);
    expect(
      await Promise.all(["first", "second", "third"].map((token) => isValidToken(token, context))),
    ).toEqual([true, true, false]);
  });

  test("is stored as a hash, and so is its API key", async () => {
    const context = makeContext();
    const { token, refreshToken } = given(await exchangeApiKey(KEY, context));
    const stored = await context.store.read(async (reader) => [
      await reader.findToken(await digest(token)),
      await reader.findToken(await digest(refreshToken)),
    ]);
    expect(stored).toEqual([
      {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        kind: "access",
        keyHash: await digest(KEY),
        expiresAt: NOW + HOUR,
      },
      {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        kind: "refresh",
        keyHash: await digest(KEY),
        expiresAt: NOW + 168 * HOUR,
      },
    ]);
    for (const secret of [KEY, token, refreshToken])
      expect(JSON.stringify(stored)).not.toContain(secret);
  });
});

describe("a refresh token", () => {
  const obtain = async (context = makeContext()): Promise<TokenPair> =>
    given(await exchangeApiKey(KEY, context));

  test("is answered with a new pair, and works once", async () => {
    const context = makeContext();
    const first = await obtain(context);
    const second = given(await exchangeRefreshToken(first.refreshToken, context));
    expect(new Set([first.token, first.refreshToken, second.token, second.refreshToken]).size).toBe(
      4,
    );
    expect(await isValidToken(second.token, context)).toBe(true);
    expect(await exchangeRefreshToken(first.refreshToken, context)).toBeUndefined();
    expect(await exchangeRefreshToken(second.refreshToken, context)).toBeDefined();
  });

  test("works once also for calls at the same time", async () => {
    const context = makeContext();
    const { refreshToken } = await obtain(context);
    const answers = await Promise.all(
      [1, 2, 3].map(() => exchangeRefreshToken(refreshToken, context)),
    );
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  test("ends at the moment that was announced", async () => {
    const context = makeContext({ refreshTokenSeconds: 60 });
    const { refreshToken, refreshExpiresIn } = await obtain(context);
    await context.store.moveClock(refreshExpiresIn * 1000 - NOW);
    expect(await exchangeRefreshToken(refreshToken, context)).toBeUndefined();
  });

  test("works until then", async () => {
    const context = makeContext({ refreshTokenSeconds: 60 });
    const { refreshToken, refreshExpiresIn } = await obtain(context);
    await context.store.moveClock(refreshExpiresIn * 1000 - NOW - 1);
    expect(await exchangeRefreshToken(refreshToken, context)).toBeDefined();
  });

  test("ends when its API key is no longer configured", async () => {
    const store = createMemoryStore();
    const { refreshToken } = await obtain(makeContext({}, store));
    expect(
      await exchangeRefreshToken(refreshToken, makeContext({ apiKeys: ["another"] }, store)),
    ).toBeUndefined();
  });

  test("is not accepted as a token, and a token not as a refresh token", async () => {
    const context = makeContext();
    const { token, refreshToken } = await obtain(context);
    expect(await isValidToken(refreshToken, context)).toBe(false);
    expect(await exchangeRefreshToken(token, context)).toBeUndefined();
    expect(await isValidToken(token, context)).toBe(true);
  });
});

describe("the comparison of secrets", () => {
  test.each<[string, readonly string[], boolean]>([
    ["a", ["a"], true],
    ["b", ["a", "b", "c"], true],
    ["c", ["a", "b", "c"], true],
    ["d", ["a", "b", "c"], false],
    ["a", [], false],
    ["", ["a"], false],
    ["secret", ["secret\0"], false],
    ["secret\0", ["secret"], false],
    ["secre", ["secret"], false],
    ["secrets", ["secret"], false],
    ["Secret", ["secret"], false],
    ["ä", ["a\u0308"], false],
  ])("of %j with %j says %s", (presented, secrets, expected) => {
    expect(isAmong(presented, secrets)).toBe(expected);
  });
});

test("a secret is hashed with SHA-256", async () => {
  expect(await digest("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
