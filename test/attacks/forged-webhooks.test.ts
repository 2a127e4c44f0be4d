// Requests to a webhook by those who don't know its secret. None costs more than an honest one.
import { afterEach, describe, expect, test, vi } from "vitest";
import { accountCreatedV1 } from "../../generated/events/account.created-v1.ts";
import { createReceiver, on } from "../../src/receive.ts";
import { eventOf, SECRET, webhookOf } from "../library/receive/sample.ts";

const OTHER = `whsec_${Buffer.alloc(24, 9).toString("base64")}`;
const MIB = 1024 * 1024;
const FORGED = `v1,${"A".repeat(43)}=`;
const receiver = createReceiver({
  events: [on(accountCreatedV1, () => {})],
  unknown: () => {},
  invalid: () => {},
});
const statusOf = async (request: Request, options: object = {}) =>
  (await receiver.webhook(request, { secrets: [SECRET, OTHER], ...options })).status;
afterEach(() => vi.restoreAllMocks());

/** An honest request, with more signatures around its own. */
async function signedBy(change: (own: string) => readonly string[]): Promise<Request> {
  const request = await webhookOf(eventOf());
  const own = request.headers.get("webhook-signature") ?? "";
  request.headers.set("webhook-signature", change(own).join(" "));
  return request;
}

describe("signatures", () => {
  test("of any number make each secret sign once", async () => {
    const sign = vi.spyOn(process.getBuiltinModule("crypto"), "createHmac");
    const request = await signedBy(() => Array(300).fill(FORGED));
    sign.mockClear();
    expect(await statusOf(request)).toBe(401);
    expect(sign).toHaveBeenCalledTimes(2);
  });

  test.each([
    [9, 204],
    [10, 401],
  ])("after %i others: %i, as ten are looked at", async (others, status) => {
    const request = await signedBy((own) => [...Array(others).fill(FORGED), own]);
    expect(await statusOf(request)).toBe(status);
  });
});

describe("bodies", () => {
  const event = eventOf("account.created-v1", { payload: { text: "x".repeat(MIB) } });
  const body = JSON.stringify({ type: event.type, payload: event.payload });

  test("of more than 1 MiB are refused, unless the option allows more", async () => {
    expect(await statusOf(await webhookOf(event, { body }))).toBe(413);
    const size = body.length;
    expect(await statusOf(await webhookOf(event, { body }), { maxBytes: size - 1 })).toBe(413);
    expect(await statusOf(await webhookOf(event, { body }), { maxBytes: size })).toBe(204);
  });

  test("without an end are read up to the limit, and then cut", async () => {
    let pulled = 0;
    const cut = vi.fn();
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: cut,
    });
    const { url, headers } = await webhookOf(eventOf());
    const init = { method: "POST", headers, body: endless, duplex: "half" } as const;
    expect(await statusOf(new Request(url, init))).toBe(413);
    expect(pulled).toBeLessThan(2 * MIB);
    expect(cut).toHaveBeenCalledOnce();
  });
});
