import { type Facts, jsonIn, readFacts } from "../envelopes/read-envelope.ts";
import { importSecrets, isSignedBy } from "../envelopes/signature.ts";
import type { Bytes } from "../envelopes/web-signing-key.ts";

/** How to check the requests of a webhook. */
export interface WebhookOptions {
  /**
   * Each is `whsec_` followed by 24 to 64 bytes in base64. A request has to be signed with one of
   * them, so that a secret can be replaced.
   */
  readonly secrets: readonly string[];
  /** The largest body that is read: 1 MiB by default. */
  readonly maxBytes?: number | undefined;
}

/** Reads a request as Standard Webhooks requires. Returns the status that refuses it, if any does. */
export async function readWebhook(
  { headers, body }: Request,
  { secrets, maxBytes = 2 ** 20 }: WebhookOptions,
): Promise<Facts | 401 | 413> {
  const pieces: Bytes[] = [];
  let left = maxBytes;
  // Where webhooks are received, streams can be iterated over.
  for await (const piece of (body ?? []) as AsyncIterable<Bytes>) {
    left -= piece.length;
    if (left < 0) return 413;
    pieces.push(piece);
  }
  const header = (name: string) => `${headers.get(`webhook-${name}`)}`;
  const id = header("id");
  const time = header("timestamp");
  const head = `${id}.${time}.`;
  // With a full stop in the id, a part of it could be taken for the time. That may be five minutes
  // off, either way.
  return /^[^.]+\.\d+\.$/.test(head) &&
    Math.abs(Date.now() / 1000 - +time) <= 300 &&
    (await isSignedBy(importSecrets(secrets), [head, ...pieces], header("signature")))
    ? { ...readFacts(jsonIn(await new Blob(pieces).text())), id }
    : 401;
}
