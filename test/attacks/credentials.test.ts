// Tokens, API keys and refresh tokens that are nearly right. The server accepts none of them, in
// whatever form they come.

import { beforeAll, describe, expect, test } from "vitest";
import { randomIds } from "../../src/servers/app/create-app.ts";
import { getAccount } from "../../src/servers/handlers/getAccount.ts";
import { obtainPlatformToken } from "../../src/servers/handlers/obtainPlatformToken.ts";
import fc from "../fast-check.ts";
import { makeContext } from "../servers/handlers/make-context.ts";
import { serveHandlers } from "../servers/handlers/serve-handlers.ts";
import { API_KEY, TOKEN } from "../servers/http/plain-door.ts";
import { findDepartures } from "../servers/rest/contract-check.ts";
import { figure } from "../servers/stores/engines.ts";
import { forged } from "./forged-secrets.ts";

const COUNT = Number(process.env.ATTACK_CREDENTIALS ?? 1_500);
const BASE = "http://127.0.0.1";
const ACCOUNT = "/v1/accounts/A-1/";

const context = { ...makeContext(), ids: randomIds };
const fetch = serveHandlers({ obtainPlatformToken, getAccount }, context);
/** A token that was obtained, and its refresh token. */
let obtained = "";
let refreshToken = "";

const QUERY =
  "mutation ($input: ObtainPlatformTokenInput!) { obtainPlatformToken(input: $input) { token refreshToken } }";

/** Asks for a token; undefined if the server gives none. */
async function obtain(input: Readonly<Record<string, string>>) {
  const response = await fetch(
    new Request(`${BASE}/v1/graphql/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: QUERY, variables: { input } }),
    }),
  );
  const body = (await response.json()) as {
    data?: { obtainPlatformToken?: { token: string; refreshToken: string } | null } | null;
  };
  expect(findDepartures("POST", "/v1/graphql/", response.status, response.headers, body)).toEqual(
    [],
  );
  return body.data?.obtainPlatformToken ?? undefined;
}

async function statusOf(authorization: string): Promise<number> {
  const headers = { Authorization: authorization };
  const response = await fetch(new Request(BASE + ACCOUNT, { headers }));
  const { status } = response;
  expect(findDepartures("GET", ACCOUNT, status, response.headers, await response.json())).toEqual(
    [],
  );
  return status;
}

/** A header can carry bytes, but no control characters. */
const isSendable = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

const FORMS: readonly ((secret: string) => string)[] = [
  (secret) => `Token ${secret}`,
  (secret) => `token  ${secret}`,
  (secret) => `Basic ${btoa(`${secret}:`)}`,
  (secret) => `basic ${btoa(`${secret}:`).replace(/=+$/, "")}`,
  (secret) => `Basic ${btoa(secret)}`,
  (secret) => `Bearer ${secret}`,
  (secret) => secret,
];

beforeAll(async () => {
  const pair = await obtain({ APIKey: API_KEY });
  [obtained, refreshToken] = [pair?.token ?? "", pair?.refreshToken ?? ""];
});

describe(`${COUNT} forged credentials`, () => {
  test("in a header are all refused", async () => {
    const arbitrary = fc
      .tuple(forged([TOKEN, obtained, API_KEY, refreshToken]), fc.constantFrom(...FORMS))
      .filter(([secret]) => isSendable(secret))
      .map(([secret, form]) => form(secret));
    const accepted: string[] = [];
    for (const header of fc.sample(arbitrary, { numRuns: COUNT * 0.8 }))
      if ((await statusOf(header)) !== 401) accepted.push(header);
    figure(`${COUNT * 0.8} forged headers: ${accepted.length} accepted`);
    expect(accepted).toEqual([]);
  });

  test("in a request for a token are all refused", async () => {
    const names = fc.constantFrom("APIKey", "refreshToken");
    const arbitrary = fc.tuple(names, forged([API_KEY, refreshToken, TOKEN, obtained]));
    const accepted: string[] = [];
    for (const [name, secret] of fc.sample(arbitrary, { numRuns: COUNT * 0.2 }))
      if (await obtain({ [name]: secret })) accepted.push(`${name} ${secret}`);
    figure(`${COUNT * 0.2} forged requests for a token: ${accepted.length} accepted`);
    expect(accepted).toEqual([]);
  });
});

test("a secret is good for nothing but what it is", async () => {
  const wrong = [
    ...[API_KEY, refreshToken].map((secret) => `Token ${secret}`),
    ...[TOKEN, obtained, refreshToken].map((secret) => `Basic ${btoa(`${secret}:`)}`),
    ...[`${API_KEY}:x`, `:${API_KEY}`, API_KEY, `${API_KEY}: `].map(
      (pair) => `Basic ${btoa(pair)}`,
    ),
    ...["Bearer", "Digest", "JWT", "Tokens", "Token:", "Token=", "Token\xa0"].map(
      (scheme) => `${scheme} ${TOKEN}`,
    ),
    ...[`"${TOKEN}"`, `${TOKEN},`, `${TOKEN} ${TOKEN}`, `${TOKEN}, Token ${TOKEN}`].map(
      (value) => `Token ${value}`,
    ),
  ];
  for (const header of wrong) expect([header, await statusOf(header)]).toEqual([header, 401]);
  for (const input of [{ APIKey: TOKEN }, { refreshToken: API_KEY }, { APIKey: refreshToken }])
    expect(await obtain(input)).toBeUndefined();
});

test("the secrets themselves are good", async () => {
  const right = [TOKEN, obtained].map((secret) => `Token ${secret}`);
  for (const header of [...right, `Basic ${btoa(`${API_KEY}:`)}`])
    expect([header, await statusOf(header)]).toEqual([header, 404]);
  expect(await obtain({ refreshToken })).toBeDefined();
});
