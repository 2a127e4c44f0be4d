import type { HeaderNames } from "../envelopes/kafka-record.ts";
import { jsonIn, type ReadFacts, readFacts } from "../envelopes/read-envelope.ts";
import type { OnFailure } from "./batches.ts";
import { createDelivery, type Destinations, type Outcome, Refused } from "./deliver.ts";
import type * as Lambda from "./message.ts";
import type { Route, Unique } from "./route.ts";
import type { Chunks } from "./streams.ts";
import type { NodeRequest, WebhookOptions } from "./webhook.ts";

export interface ReceiverOptions<Routes> extends Destinations {
  /**
   * The handlers of events, each made by `on`. Take one version of a type: the platform emits its
   * versions side by side, so that handlers for two of them handle one change twice.
   */
  readonly events: Routes & Unique<Routes>;
  /**
   * Receives the error of each failed record of a batch: what its handler threw, or why the record
   * was refused. The batch goes on. By default the console receives the errors.
   */
  readonly failed?: OnFailure;
  /** The names of the Kafka headers that describe a record, such as `{ type: "event-name" }`. */
  readonly headers?: HeaderNames | undefined;
}

/** Receives messages in any envelope. None of its functions needs `this`. */
export interface Receiver<Name extends string> {
  /** The names of the events that have handlers. */
  readonly names: readonly Name[];
  /** The paths that are read of each event: those of its `reading`, or `*` for all. */
  readonly reads: Readonly<Record<Name, readonly string[]>>;
  /** The pattern of an EventBridge rule that lets only the events with handlers through. */
  readonly rule: () => { readonly "detail-type": readonly Name[] };
  /** Handles an event of EventBridge, as a Lambda function. */
  readonly eventBridge: (event: object) => Promise<void>;
  /** Handles a batch of SQS, as a Lambda function. Needs `ReportBatchItemFailures`. */
  readonly sqs: (batch: Lambda.SqsBatch) => Promise<Lambda.BatchResponse>;
  /** Handles a batch of Kinesis, as a Lambda function. Needs `ReportBatchItemFailures`. */
  readonly kinesis: (batch: Lambda.KinesisBatch) => Promise<Lambda.BatchResponse>;
  /** Handles a batch of MSK or Kafka (provisioned mode). Needs `ReportBatchItemFailures`. */
  readonly kafka: (batch: Lambda.KafkaBatch) => Promise<Lambda.KafkaBatchResponse>;
  /** Handles a batch of Firehose, as a Lambda function that transforms records. */
  readonly firehose: (batch: Lambda.FirehoseBatch) => Promise<Lambda.FirehoseResponse>;
  /** Handles one record of SQS, SNS, Kinesis, Kafka or Firehose. */
  readonly record: (record: object) => Promise<Outcome>;
  /** Verifies a request as Standard Webhooks requires, handles it and answers it. */
  readonly webhook: (request: Request | NodeRequest, options: WebhookOptions) => Promise<Response>;
  /** Handles a CloudEvent, or a request with a CloudEvent. A request gets an answer. */
  readonly cloudEvent: {
    (request: Request): Promise<Response>;
    (event: object): Promise<Outcome>;
  };
  /** Handles a message in any envelope, or its JSON as text. */
  readonly message: (message: object | string) => Promise<Outcome>;
  /**
   * Handles the messages of a stream one after the other, up to the first failure. A message may
   * take several lines, or share a line. Resolves with the number of messages.
   */
  readonly lines: (stream: Chunks) => Promise<number>;
}

/**
 * Makes a receiver from contracts with their handlers. Its functions reject if a handler throws, or
 * if `unknown` or `invalid` makes a message fail. In the latter case, `webhook` and a CloudEvent in
 * a request answer with 400 instead.
 */
export function createReceiver<Routes extends readonly Route[] | []>({
  events,
  // biome-ignore lint/suspicious/noConsole: without a log, the error would be lost
  failed = (error) => console.error(error),
  headers,
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
  const message = async (raw: unknown) =>
    deliver(Object(raw).topic ? (await batches()).readKafka(raw, delivery) : readFacts(raw));
  const answer = async (facts: ReadFacts) => {
    try {
      await deliver(facts);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof Refused) return new Response(error.message, { status: 400 });
      throw error;
    }
  };
  // Few receivers use all modules, so each module is loaded at its first use. It is kept, because a
  // second import is slow.
  let loaded: typeof import("./batches.ts") | undefined;
  let webhook: typeof import("./webhook.ts") | undefined;
  const batches = async () => (loaded ??= await import("./batches.ts"));
  const delivery = { read: readFacts, headers, deliver, failed };
  return {
    names,
    reads: Object.fromEntries(events.map(readsOf)) as Receiver<string>["reads"],
    rule: () => ({ "detail-type": names }),
    async eventBridge(event) {
      const isBatch = "Records" in event || "records" in event;
      if (isBatch) (await batches()).assertSource("eventBridge", event);
      await message(event);
    },
    sqs: async (batch) => (await batches()).sqs(batch, delivery),
    kinesis: async (batch) => (await batches()).kinesis(batch, delivery),
    kafka: async (batch) => (await batches()).kafka(batch, delivery),
    firehose: async (batch) => (await batches()).firehose(batch, delivery),
    record: message,
    message,
    async webhook(request, options) {
      webhook ??= await import("./webhook.ts");
      const read = await webhook.readWebhook(request, options);
      return "id" in read ? answer({ ...readFacts(jsonIn(read.text)), id: read.id }) : read;
    },
    cloudEvent: (async (event: Request | object) =>
      "arrayBuffer" in event
        ? answer(readFacts(cloudEventOf(event.headers, jsonIn(await event.text()))))
        : await message(event)) as Receiver<string>["cloudEvent"],
    lines: async (stream) => (await import("./streams.ts")).takeEach(stream, message),
  };
}

const readsOf = ({ name, contract }: Route) => [name, "reads" in contract ? contract.reads : ["*"]];

/** Reads the CloudEvent in a request: binary if its attributes are headers, else structured. */
function cloudEventOf(headers: Headers, data: unknown): unknown {
  const event: Record<string, unknown> = { data };
  for (const [name, value] of headers) if (name.startsWith("ce-")) event[name.slice(3)] = value;
  return event.type && data !== undefined ? event : data;
}
