// The sink for a webhook. Each event is one request, signed as Standard Webhooks requires:
// https://www.standardwebhooks.com
import type { Bytes } from "../../library/envelopes/base64.ts";
import { importSecrets, type SigningKey, sign } from "../../library/envelopes/signature.ts";
import { toEnvelope } from "../../library/envelopes/write-envelope.ts";
import { reasonOf } from "../../library/text/system-error.ts";
import type { StoredEvent } from "../stores/store.ts";
import type { Failure, RetryPlan, Sink } from "./sink.ts";

interface WebhookOptions {
  readonly url: string;
  /** Secrets of the form `whsec_` and 24 to 64 bytes in base64. Every secret signs each request. */
  readonly secrets: readonly string[];
  readonly timeoutSeconds?: number | undefined;
  readonly retries?: RetryPlan | undefined;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The attempts extend over a day, as Standard Webhooks suggests. */
const RETRIES: RetryPlan = {
  delays: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
  afterwards: "park",
};
const GONE = 410;

export async function createWebhook({
  url,
  secrets,
  timeoutSeconds = 15,
  retries = RETRIES,
}: WebhookOptions): Promise<Sink> {
  const address = readAddress(url);
  const keys = importSecrets(secrets);
  if (keys.length === 0) throw new TypeError("A webhook needs a secret to sign with.");
  const send = async (event: StoredEvent): Promise<Failure | null> => {
    const body = new TextEncoder().encode(JSON.stringify(toEnvelope(event)));
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: await signedHeaders(event.id, body, keys),
        body,
        // Redirects are not followed, because the new address may belong to someone else.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutSeconds * SECOND),
      });
      await response.body?.cancel();
      const { ok, status, statusText } = response;
      if (ok) return null;
      const reason = `It answered ${`${status} ${statusText}`.trim()}.`;
      return { reason, isFinal: status === GONE };
    } catch (error) {
      return { reason: `It could not be reached: ${reasonOf(error)}.`, isFinal: false };
    }
  };
  return {
    name: `webhook:${address.origin}${address.pathname}`,
    batchSize: 20,
    retries,
    deliver: (events) => Promise.all(events.map(send)),
    close: async () => {},
  };
}

export async function signedHeaders(id: string, body: Bytes, keys: readonly SigningKey[]) {
  const timestamp = `${Math.floor(Date.now() / SECOND)}`;
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": await sign(keys, `${id}.${timestamp}`, body),
  };
}

function readAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.username || address?.password)
    throw new TypeError(
      "The address of a webhook has no user name or password; requests are signed instead.",
    );
  if (address?.protocol === "https:" || address?.protocol === "http:") return address;
  throw new TypeError(
    `The address of a webhook begins with https:// or http://, and ${JSON.stringify(url)} does not.`,
  );
}
