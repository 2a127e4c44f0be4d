import { resolve } from "node:path";
import { toEnvelope } from "../../library/envelopes/write-envelope.ts";
import { isSystemError } from "../../library/text/system-error.ts";
import type { Settings } from "../../servers/handlers/handler.ts";
import type { Log } from "../../servers/http/log.ts";
import { openNdjsonFile } from "../../servers/sinks/ndjson-file.ts";
import { type Relay, type RelayProblem, startRelay } from "../../servers/sinks/relay.ts";
import { type Failure, type Sink, SinkError } from "../../servers/sinks/sink.ts";
import type { Store } from "../../servers/stores/store.ts";
import { type Io, UsageError } from "../command.ts";

interface Setup {
  readonly store: Store;
  /** Whether the next server delivers what is not delivered when this one ends. */
  readonly isLasting: boolean;
  readonly settings: Pick<Settings, "webhooks" | "eventBridge">;
  readonly file: string | undefined;
  readonly log: Log;
  /** Whether nobody reads stdout any more, so that it is not waited for and not reported. */
  readonly isUnread: () => boolean;
}

/** Delivers events to every receiver; `stop` resolves when deliveries that have begun are done. */
export async function startSinks(
  { store, isLasting, settings, file, log, isUnread }: Setup,
  io: Io,
): Promise<{ stop(): Promise<void> }> {
  const sinks = await openSinks(settings, file, io);
  const isOver = (name: string): boolean => name === STDOUT && isUnread();
  const report = (problem: RelayProblem): void =>
    isOver(problem.sink) ? undefined : logProblem(problem, log);
  const relays: Relay[] = sinks.map((sink) => startRelay({ store, sink, report }));
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

async function openSinks(settings: Setup["settings"], file: string | undefined, io: Io) {
  const { webhooks, eventBridge } = settings;
  try {
    const sinks = [
      ...(file === undefined ? [] : [await openFile(file, io)]),
      ...(await openWebhooks(webhooks)),
      ...(await openEventBridge(eventBridge)),
    ];
    for (const { name } of sinks) checkName(name);
    return sinks;
  } catch (error) {
    if (!(error instanceof SinkError || isSystemError(error))) throw error;
    throw new UsageError(`Events can't be delivered: ${error.message}`, 2, { pointsToHelp: false });
  }
}

const openFile = async (file: string, io: Io): Promise<Sink> =>
  file === "-" ? stdoutSink(io) : openNdjsonFile(resolve(io.cwd, file));

/** In bytes. Stores keep the progress of a receiver under its name, and indexes have a limit. */
const LONGEST_NAME = 600;

function checkName(name: string): void {
  const { length } = new TextEncoder().encode(name);
  if (length <= LONGEST_NAME) return;
  throw new SinkError(
    `the receiver ${name.slice(0, 60)}... has a name of ${length} bytes, and ${LONGEST_NAME} are the most. Give it a shorter address.`,
  );
}

async function openWebhooks(webhooks: Settings["webhooks"]): Promise<Sink[]> {
  if (webhooks.length === 0) return [];
  const { createWebhook } = await import("../../servers/sinks/webhook.ts");
  return Promise.all(webhooks.map((options) => createWebhook(options)));
}

async function openEventBridge(options: Settings["eventBridge"]): Promise<Sink[]> {
  if (!options) return [];
  const { createEventBridge } = await import("../../servers/sinks/event-bridge.ts");
  return [await createEventBridge(options)];
}

function logProblem(problem: RelayProblem, log: Log): void {
  if (problem.kind === "store") {
    log({ kind: "failure", error: problem.error, task: `Delivering events to ${problem.sink}` });
    return;
  }
  const { sink, event, reason, attempts } = problem;
  const isParked = problem.kind === "parked";
  const then = isParked
    ? "It is parked; energy-contracts deliveries --redeliver tries it again, and --skip gives it up."
    : "It will be tried again.";
  log({
    kind: isParked ? "warning" : "note",
    text: `${sink} did not take event ${event.id}: ${reason} ${then}`,
    attributes: { "event.id": event.id, "event.subject": event.subject, sink, attempts },
  });
}

const STDOUT = "stdout";
const UNREAD: Failure = { reason: "Nobody reads it any more.", isFinal: false };

/** Writes events as lines to stdout. What nobody reads is left to the next server. */
function stdoutSink(io: Io): Sink {
  let isUnread = false;
  const unread = io.untilUnread().then(() => {
    isUnread = true;
  });
  return {
    name: STDOUT,
    batchSize: 100,
    retries: { delays: [100], afterwards: "repeat" },
    async deliver(events) {
      const lines = events.map((event) => `${JSON.stringify(toEnvelope(event))}\n`).join("");
      if (!isUnread && !io.out(lines)) await Promise.race([io.drained(), unread]);
      return events.map(() => (isUnread ? UNREAD : null));
    },
    close: async () => {},
  };
}
