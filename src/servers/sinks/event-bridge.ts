// The sink for Amazon EventBridge. Only this file imports the SDK of AWS, which is loaded on use.
import type { PutEventsRequestEntry, PutEventsResultEntry } from "@aws-sdk/client-eventbridge";
import { resourcesOf } from "../../library/envelopes/write-envelope.ts";
import { printable } from "../../library/text/printable.ts";
import { codeOf, reasonOf } from "../../library/text/system-error.ts";
import type { StoredEvent } from "../stores/store.ts";
import { type Failure, type Sink, SinkError } from "./sink.ts";

interface EventBridgeOptions {
  readonly bus: string;
  /** The source in the events. Names that begin with `aws.` are reserved. */
  readonly source?: string | undefined;
  /** The region. By default the SDK takes it from the environment, like the credentials. */
  readonly region?: string | undefined;
  /** The address of a server that replaces AWS in tests. */
  readonly endpoint?: string | undefined;
}

const MOST_ENTRIES = 10;
const MOST_BYTES = 256 * 1024;
const BYTES_OF_TIME = 14;
const TIMEOUT_MILLISECONDS = 15_000;
/** The errors that would occur again in every further attempt. */
const FINAL = new Set([
  "InvalidArgument",
  "MalformedDetail",
  "InvalidAccountIdException",
  "NotAuthorizedForSourceException",
]);

/** An event as a call sends it, its size, and the failure if its delivery has failed. */
interface Entry {
  readonly entry: PutEventsRequestEntry;
  readonly bytes: number;
  failure: Failure | null;
}

/** Makes a sink for an event bus. Throws a SinkError if the SDK is not installed. */
export async function createEventBridge({
  bus,
  source = "energy-contracts",
  region,
  endpoint,
}: EventBridgeOptions): Promise<Sink> {
  const sdk = await loadSdk();
  // The SDK makes one attempt, because the relay counts and delays further attempts.
  const clientOptions = { ...(region && { region }), ...(endpoint && { endpoint }) };
  const client = new sdk.EventBridgeClient({ maxAttempts: 1, ...clientOptions });
  const put = async (call: readonly Entry[]): Promise<void> => {
    try {
      const command = new sdk.PutEventsCommand({ Entries: call.map(({ entry }) => entry) });
      const abortSignal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
      const { Entries = [] } = await client.send(command, { abortSignal });
      // Some events of a successful call may have failed.
      for (const [index, entry] of call.entries()) entry.failure = failureOf(Entries[index]);
    } catch (error) {
      const name = error instanceof Error ? `${printable(error.name)}: ` : "";
      for (const entry of call) entry.failure = { reason: name + reasonOf(error), isFinal: false };
    }
  };
  return {
    name: `eventbridge:${bus}`,
    batchSize: 50,
    retries: {
      delays: [1_000, 5_000, 30_000, 300_000, 1_800_000, 3_600_000, 7_200_000],
      afterwards: "park",
    },
    async deliver(events) {
      const entries = events.map((event) => toEntry(event, bus, source));
      await Promise.all(split(entries.filter(({ failure }) => failure === null)).map(put));
      return entries.map(({ failure }) => failure);
    },
    close: async () => client.destroy(),
  };
}

function toEntry(event: StoredEvent, bus: string, source: string): Entry {
  const entry = {
    EventBusName: bus,
    Source: source,
    DetailType: event.type,
    Detail: JSON.stringify(event.payload),
    Time: new Date(event.occurredAt),
    Resources: resourcesOf(event),
  };
  const encoder = new TextEncoder();
  const texts = [entry.Source, entry.DetailType, entry.Detail, ...entry.Resources];
  const bytes = texts.reduce((sum, text) => sum + encoder.encode(text).length, BYTES_OF_TIME);
  const reason = `It has ${bytes} bytes, and EventBridge accepts ${MOST_BYTES}. deliveries --skip gives it up and lets the later events of its account follow.`;
  return { entry, bytes, failure: bytes > MOST_BYTES ? { reason, isFinal: true } : null };
}

function split(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const calls: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const last = calls.at(-1);
    if (last && last.length < MOST_ENTRIES && entry.bytes <= room) last.push(entry);
    else {
      calls.push([entry]);
      room = MOST_BYTES;
    }
    room -= entry.bytes;
  }
  return calls;
}

function failureOf(result: PutEventsResultEntry | undefined): Failure | null {
  if (result?.EventId) return null;
  const code = result?.ErrorCode ?? "no answer for this event";
  return {
    reason: printable([code, result?.ErrorMessage].filter(Boolean).join(": ")),
    isFinal: FINAL.has(code),
  };
}

const loadSdk = () =>
  import("@aws-sdk/client-eventbridge").catch((cause: unknown) => {
    if (codeOf(cause) !== "ERR_MODULE_NOT_FOUND") throw cause;
    const message =
      "EventBridge needs the package @aws-sdk/client-eventbridge, which is not installed. Run npm install @aws-sdk/client-eventbridge.";
    throw new SinkError(message, { cause });
  });
