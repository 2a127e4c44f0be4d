import type { Bytes } from "../envelopes/base64.ts";
import { importSecrets, isSignedBy } from "../envelopes/signature.ts";

export interface WebhookOptions {
  /**
   * The secrets: `whsec_` and 24 to 64 bytes in base64. A request needs a signature by only one of
   * them, so that a secret can be replaced.
   */
  readonly secrets: readonly string[];
  /** The largest accepted body in bytes. The default is 1 MiB. */
  readonly maxBytes?: number | undefined;
}

/** A request of Node, Express or a similar server. */
export interface NodeRequest {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The body, if other code has read it before, such as Express. Otherwise the request is read. */
  readonly body?: unknown;
}

/** Verifies and reads a request by Standard Webhooks. Returns an answer if it is refused. */
export async function readWebhook(
  request: Request | NodeRequest,
  { secrets, maxBytes = 2 ** 20 }: WebhookOptions,
): Promise<{ readonly id: string; readonly text: string } | Response> {
  if (!secrets[0]) throw new TypeError("receiver.webhook needs secrets");
  const keys = importSecrets(secrets);
  const pieces: Bytes[] = [];
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const piece of bodyOf(request)) {
    size += piece.length;
    if (size > maxBytes) return new Response(`more than ${maxBytes} bytes`, { status: 413 });
    pieces.push(piece);
    text += decoder.decode(piece, { stream: true });
  }
  const headers = new Headers(request.headers as Headers);
  const header = (name: string) => `${headers.get(`webhook-${name}`)}`;
  const id = header("id");
  const time = header("timestamp");
  const head = `${id}.${time}.`;
  // With a full stop in the id, a part of the id could be taken for the time. The time may differ
  // from now by at most five minutes.
  if (!/^[^.]+\.\d+\.$/.test(head) || Math.abs(Date.now() / 1000 - +time) > 300)
    return new Response("invalid id or time", { status: 401 });
  if (!(await isSignedBy(keys, [head, ...pieces], header("signature"))))
    return new Response("invalid signature", { status: 401 });
  return { id, text: text + decoder.decode() };
}

const PARSED =
  "receiver.webhook needs the body as it came: that is signed. It was read before, as by express.json().";

/** Returns the bytes of a body. Needs no reader, because servers can iterate over streams. */
function bodyOf(request: Request | NodeRequest): AsyncIterable<Bytes> | Iterable<Bytes> {
  const { body = request } = request;
  if (body instanceof Uint8Array) return [body as Bytes];
  if (body === null) return [];
  if ((request as Request).bodyUsed || !(Symbol.asyncIterator in Object(body)))
    throw new TypeError(PARSED);
  return body as AsyncIterable<Bytes>;
}
