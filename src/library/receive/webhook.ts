import { importSecrets, isSignedBy } from "../envelopes/signature.ts";

/** How to check the requests of a webhook. */
export interface WebhookOptions {
  /**
   * Each is `whsec_` followed by 24 to 64 bytes in base64. A request has to be signed with one of
   * them, so that a secret can be replaced.
   */
  readonly secrets: readonly string[];
}

/** Verifies a request as Standard Webhooks requires. Returns what is wrong with it, if anything. */
export async function findForgery(
  headers: Headers,
  body: ArrayBuffer,
  { secrets }: WebhookOptions,
): Promise<string | undefined> {
  const keys = await importSecrets(secrets);
  const header = (name: string) => `${headers.get(`webhook-${name}`)}`;
  const time = header("timestamp");
  const head = `${header("id")}.${time}`;
  // With a full stop in the id, a part of it could be taken for the time. That may be five minutes
  // off, either way.
  if (!/^[^.]+\.\d+$/.test(head) || Math.abs(Date.now() / 1000 - +time) > 300)
    return "invalid id or time";
  return (await isSignedBy(keys, head, body, header("signature")))
    ? undefined
    : "invalid signature";
}
