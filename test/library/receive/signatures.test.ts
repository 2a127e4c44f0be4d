import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { importSecrets, makeKey, makeWebKey } from "../../../src/library/envelopes/signature.ts";
import { createReceiver, on } from "../../../src/receive.ts";
import { seeded } from "../../seeded.ts";
import { eventOf, SECRET, webhookOf } from "./sample.ts";

const FORGERIES = Number(process.env.FORGERIES ?? 5_000);
const OTHER = `whsec_${Buffer.alloc(24, 9).toString("base64")}`;
const OLD = `whsec_${Buffer.alloc(64, 3).toString("base64")}`;

// The time stands still: a webhook is refused once it is 300 seconds old.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2025, 8, 1) }));
afterEach(() => void vi.useRealTimers());

let calls = 0;
const count = () => void calls++;
const receiver = createReceiver({
  events: [on(accountCreatedV1, count)],
  unknown: count,
  invalid: count,
});
const statusOf = async (request: Request, secrets: readonly string[] = [SECRET]) =>
  (await receiver.webhook(request, { secrets })).status;

/** What a request is made of. */
type Parts = Record<"id" | "timestamp" | "signature" | "body", string>;

async function partsOf(request: Request): Promise<Parts> {
  const [id = "", timestamp = "", signature = ""] = ["id", "timestamp", "signature"].map(
    (name) => request.headers.get(`webhook-${name}`) ?? "",
  );
  return { id, timestamp, signature, body: await request.text() };
}

const requestOf = ({ body, ...headers }: Parts): Request =>
  new Request("http://consumer/hook", {
    method: "POST",
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [`webhook-${name}`, value]),
    ),
    body,
  });

const random = seeded(17);
const CHARACTERS = ' !+,-./0123456789=AEIQaeq{}"v';
const character = () => CHARACTERS[random(CHARACTERS.length)] ?? "";

const FORGE: readonly ((right: Parts, other: Parts) => Parts)[] = [
  ...(["id", "timestamp", "signature", "body"] as const).flatMap((part) => [
    // a character replaced, inserted or taken out
    (right: Parts) => ({ ...right, [part]: spliced(right[part], 1, character()) }),
    (right: Parts) => ({ ...right, [part]: spliced(right[part], 0, character()) }),
    (right: Parts) => ({ ...right, [part]: spliced(right[part], 1, "") }),
    // cut off
    (right: Parts) => ({ ...right, [part]: right[part].slice(0, random(right[part].length)) }),
    // that of another request
    (right: Parts, other: Parts) => ({ ...right, [part]: other[part] }),
  ]),
  // what is signed stays the same, and its parts are others
  (right) => {
    const [id = "", timestamp = "", ...body] =
      `${right.id}.1.${right.timestamp}.${right.body}`.split(".");
    return { ...right, id, timestamp, body: body.join(".") };
  },
  (right) => ({ ...right, id: `${right.id}.${right.timestamp}`, body: right.body.slice(1) }),
  (right) => ({ ...right, timestamp: `${right.timestamp}.`, body: right.body }),
  (right) => ({ ...right, body: `\ufeff${right.body}` }),
  (right) => ({ ...right, signature: right.signature.replace("v1,", "v1a,") }),
  (right) => ({ ...right, signature: `v1,${"A".repeat(43)}=` }),
];

function spliced(text: string, without: number, added: string): string {
  const at = random(text.length + 1);
  return text.slice(0, at) + added + text.slice(at + without);
}

test(`of ${FORGERIES} forged, shifted and truncated requests none is accepted`, async () => {
  const now = Math.floor(Date.now() / 1000);
  const right = await partsOf(await webhookOf(eventOf()));
  const other = await partsOf(
    await webhookOf(eventOf(undefined, { id: "evt_2" }), { time: now - 1 }),
  );
  const signed = (parts: Parts) => JSON.stringify(parts);
  let forged = 0;
  calls = 0;
  while (forged < FORGERIES) {
    const forge = FORGE[random(FORGE.length)];
    const request = forge && requestOf(forge(right, other));
    // Headers lose the spaces around them.
    if (!request || signed(await partsOf(request.clone())) === signed(right)) continue;
    forged++;
    if ((await statusOf(request)) !== 401) expect(await partsOf(request.clone())).toBe("refused");
  }
  expect(calls).toBe(0);
  expect(await statusOf(requestOf(right))).toBe(204);
});

test.each([
  [[SECRET], [SECRET], 204],
  [[OLD, SECRET], [SECRET], 204],
  [[SECRET], [OTHER, SECRET], 204],
  [[OTHER, OLD], [SECRET, OLD], 204],
  [[OTHER], [SECRET, OLD], 401],
])("signed with %j and checked with %j it is %i", async (signing, checking, status) => {
  const request = await webhookOf(eventOf(), { keys: importSecrets(signing) });
  expect(await statusOf(request, checking)).toBe(status);
});

test.each([
  [-301, 401],
  [-300, 204],
  [300, 204],
  [301, 401],
])("a time that is off by %i seconds is %i", async (seconds, status) => {
  const time = Math.floor(Date.now() / 1000) + seconds;
  expect(await statusOf(await webhookOf(eventOf(), { time }))).toBe(status);
});

test("the host and Web Crypto sign the same, and where there is no host, Web Crypto signs", async () => {
  const bytes = Uint8Array.from({ length: 40 }, () => random(256));
  const host = makeKey(bytes);
  vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined);
  const without = makeKey(bytes);
  vi.restoreAllMocks();
  for (const size of [0, 1, 1000, 100_000]) {
    const parts = ["id.1.", Uint8Array.from({ length: size }, () => random(256))];
    expect(await host(parts)).toMatch(/^v1,[\w+/]{43}=$/);
    expect([host(parts), await without(parts)]).toEqual(
      Array(2).fill(await makeWebKey(bytes)(parts)),
    );
    expect(without(parts)).toBeInstanceOf(Promise);
  }
});

test("bytes that are not UTF-8 are signed as they are", async () => {
  const right = await webhookOf(eventOf(), { body: '{"type":"\ufffd","payload":1}' });
  const bytes = Buffer.from(await right.clone().arrayBuffer());
  const forged = Buffer.from(
    bytes.toString("latin1").replace("\u00ef\u00bf\u00bd", "\u00ff"),
    "latin1",
  );
  expect(forged.toString()).toBe(bytes.toString());
  const { headers } = right;
  expect(await statusOf(new Request(right.url, { method: "POST", headers, body: forged }))).toBe(
    401,
  );
  expect(await statusOf(right)).toBe(204);
});

test.each([[["hunter2"]], [["whsec_c2hvcnQ="]], [[SECRET, "whsec_"]]])(
  "the secrets %j are refused",
  async (secrets) => {
    const checked = receiver.webhook(await webhookOf(eventOf()), { secrets });
    await expect(checked).rejects.toThrow(/^Webhook secrets are whsec_/);
  },
);
