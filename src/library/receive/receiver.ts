import { type Facts, jsonIn, readFacts } from "../envelopes/read-envelope.ts";
import { cloudEventOf } from "./cloud-event.ts";
import { createDelivery, type Destinations, type Outcome } from "./deliver.ts";
import type { SqsBatchResponse, SqsRecord } from "./message.ts";
import type { Route, Unique } from "./route.ts";
import { deliverBatch, type OnFailure } from "./sqs.ts";
import { type Chunks, linesOf } from "./streams.ts";
import { readWebhook, type WebhookOptions } from "./webhook.ts";

/** What a receiver is made of. */
export interface ReceiverOptions<Routes> extends Destinations {
  /** A handler for each event. `on` makes one. */
  readonly events: Routes & Unique<Routes>;
  /**
   * Receives what a handler threw for a record of SQS, because the batch goes on. By default it
   * goes to the console.
   */
  readonly failed?: OnFailure;
}

/** Receives messages in any envelope. None of its functions needs `this`. */
export interface Receiver<Name extends string> {
  /** The events that it has handlers for. */
  readonly names: readonly Name[];
  /** The pattern of an EventBridge rule that lets through exactly these. */
  readonly rule: () => { readonly "detail-type": readonly Name[] };
  /** A Lambda function behind EventBridge. */
  readonly eventBridge: (event: object) => Promise<void>;
  /** A Lambda function behind SQS, with `ReportBatchItemFailures`. */
  readonly sqs: (batch: { readonly Records: readonly SqsRecord[] }) => Promise<SqsBatchResponse>;
  /** One record of SQS or SNS. */
  readonly record: (record: object) => Promise<Outcome>;
  /** Verifies a request as Standard Webhooks requires, and answers it. */
  readonly webhook: (request: Request, options: WebhookOptions) => Promise<Response>;
  /** A CloudEvent by itself, or in a request, which is answered. */
  readonly cloudEvent: {
    (request: Request): Promise<Response>;
    (event: object): Promise<Outcome>;
  };
  /** A message in any envelope. */
  readonly message: (message: object) => Promise<Outcome>;
  /**
   * A message on each line of a stream, one after the other, up to the first that fails. Resolves
   * with how many there were.
   */
  readonly lines: (stream: Chunks) => Promise<number>;
}

/**
 * Makes a receiver of contracts with their handlers. Its functions reject if a handler throws, or
 * if `unknown` or `invalid` makes a message fail; `webhook` and a CloudEvent in a request answer the
 * latter with 400.
 */
export function createReceiver<Routes extends readonly Route[] | []>({
  events,
  // biome-ignore lint/suspicious/noConsole: an error that no log gets would be lost
  failed = (error) => console.error(error),
  ...destinations
}: ReceiverOptions<Routes>): Receiver<Routes[number]["name"]> {
  const routes = new Map<string, Route>();
  const names = events.map((route): Routes[number]["name"] => {
    const { name } = route;
    if (!name || routes.has(name)) throw new TypeError(`Two handlers or no contract: ${name}`);
    routes.set(name, route);
    return name;
  });
  const deliver = createDelivery(routes, destinations);
  const message = async (raw: unknown) => {
    const outcome = await deliver(readFacts(raw));
    if (outcome === "fail") throw new Error("unknown or invalid");
    return outcome;
  };
  const answer = async (facts: Facts | number) => {
    const status =
      typeof facts === "number" ? facts : (await deliver(facts)) === "fail" ? 400 : 204;
    return new Response(null, { status });
  };
  return {
    names,
    rule: () => ({ "detail-type": names }),
    eventBridge: async (event) => void (await message(event)),
    sqs: ({ Records }) => deliverBatch(Records, deliver, failed),
    record: message,
    message,
    webhook: async (request, options) => answer(await readWebhook(request, options)),
    cloudEvent: (async (event: Request | object) =>
      "arrayBuffer" in event
        ? answer(readFacts(cloudEventOf(event.headers, jsonIn(await event.text()))))
        : message(event)) as Receiver<string>["cloudEvent"],
    async lines(stream) {
      let count = 0;
      for await (const line of linesOf(stream)) {
        if (!line.trim()) continue;
        count++;
        await message(jsonIn(line));
      }
      return count;
    },
  };
}
