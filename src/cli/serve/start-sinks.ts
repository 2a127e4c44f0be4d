import { resolve } from "node:path";
import { isSystemError } from "../../library/text/system-error.ts";
import type { Settings } from "../../servers/handlers/handler.ts";
import type { Log } from "../../servers/http/log.ts";
import { openNdjsonFile, toLine } from "../../servers/sinks/ndjson-file.ts";
import { type RelayProblem, startRelay } from "../../servers/sinks/relay.ts";
import { type Failure, type Sink, SinkError } from "../../servers/sinks/sink.ts";
import type { Store } from "../../servers/stores/store.ts";
import { InputError, type Io } from "../command.ts";

export interface Deliveries {
  readonly store: Store;
  /** If true, undelivered events are left to the next server. */
  readonly isLasting: boolean;
  readonly settings: Pick<Settings, "webhooks" | "eventBridge">;
  readonly file: string | undefined;
  readonly log: Log;
  /** True if nobody reads stdout any more. Then the server does not wait for it or log it. */
  readonly isUnread: () => boolean;
}

/** Delivers events to every receiver; `stop` resolves when deliveries that have begun are done. */
export async function startSinks(deliveries: Deliveries, io: Io) {
  const { store, isLasting, log, isUnread } = deliveries;
  const sinks = await openSinks(deliveries, io);
  const isOver = (name: string): boolean => name === STDOUT && isUnread();
  const report = (problem: RelayProblem): void =>
    isOver(problem.sink) ? undefined : logProblem(problem, log);
  const relays = sinks.map((sink) => startRelay({ store, sink, report }));
  return {
    async stop() {
      if (!isLasting)
        await Promise.all(
          sinks.map(({ name }) => waitForDelivery(store, name, () => isOver(name))),
        );
      await Promise.all(relays.map((relay) => relay.stop()));
    },
  };
}

const PATIENCE_MILLISECONDS = 3000;
const PAUSE_MILLISECONDS = 10;

async function waitForDelivery({ outbox }: Store, sink: string, isOver: () => boolean) {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < end && !isOver() && (await outbox.countPending(sink, 1)) > 0)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
}

async function openSinks({ settings, file, isUnread }: Deliveries, io: Io) {
  const { webhooks, eventBridge } = settings;
  const sinks: Sink[] = [];
  try {
    if (file === "-") sinks.push(stdoutSink(io, isUnread));
    else if (file !== undefined) sinks.push(await openNdjsonFile(resolve(io.cwd, file)));
    if (webhooks.length > 0) {
      const { createWebhook } = await import("../../servers/sinks/webhook.ts");
      sinks.push(...(await Promise.all(webhooks.map(createWebhook))));
    }
    if (eventBridge) {
      const { createEventBridge } = await import("../../servers/sinks/event-bridge.ts");
      sinks.push(await createEventBridge(eventBridge));
    }
    for (const { name } of sinks) checkName(name);
    return sinks;
  } catch (error) {
    if (!(error instanceof SinkError || isSystemError(error))) throw error;
    throw new InputError(`Events can't be delivered: ${error.message}`);
  }
}

/** The largest number of bytes of a receiver's name, by which stores index its progress. */
const LONGEST_NAME = 600;

function checkName(name: string): void {
  const { length } = new TextEncoder().encode(name);
  if (length <= LONGEST_NAME) return;
  throw new SinkError(
    `the receiver ${name.slice(0, 60)}... has a name of ${length} bytes, and ${LONGEST_NAME} are the most. Give it a shorter address.`,
  );
}

function logProblem(problem: RelayProblem, log: Log) {
  const { sink } = problem;
  if (problem.kind === "store")
    return log({ kind: "failure", error: problem.error, task: `Delivering events to ${sink}` });
  const { event, reason, attempts } = problem;
  const isParked = problem.kind === "parked";
  const then = isParked
    ? "It is parked; energy-contracts deliveries --redeliver tries it again, and --skip gives it up."
    : "It will be tried again.";
  return log({
    kind: isParked ? "warning" : "note",
    text: `${sink} did not take event ${event.id}: ${reason} ${then}`,
    attributes: { "event.id": event.id, "event.subject": event.subject, sink, attempts },
  });
}

const STDOUT = "stdout";
const UNREAD: Failure = { reason: "Nobody reads it any more.", isFinal: false };

/** Writes events as lines to stdout. Unread events are left to the next server. */
function stdoutSink(io: Io, isUnread: Deliveries["isUnread"]): Sink {
  const unread = io.untilUnread();
  return {
    name: STDOUT,
    batchSize: 100,
    retries: { delays: [100], afterwards: "repeat" },
    async deliver(events) {
      const lines = events.map(toLine).join("");
      if (!isUnread() && !io.out(lines)) await Promise.race([io.drained(), unread]);
      return events.map(() => (isUnread() ? UNREAD : null));
    },
    close: async () => {},
  };
}
