import { amount, figure, printable } from "../../library/text/printable.ts";
import type { Outbox, ParkedEvent, WaitingEvent } from "../../servers/stores/outbox.ts";
import { type Command, type ExitCode, type Io, UsageError } from "../command.ts";
import { openStore } from "../hosting/open-store.ts";
import { duration } from "../terminal.ts";

export const deliveries: Command = {
  name: "deliveries",
  options: {
    data: { value: "DIR", help: "The data directory of the server.", excludes: ["database"] },
    database: { value: "URL", help: "The database of the server." },
    redeliver: {
      value: "RECEIVER",
      help: "Try the events again that this receiver rejected.",
      excludes: ["skip", "forget"],
    },
    skip: {
      value: "RECEIVER",
      help: "Give up the events that this receiver rejected, so that later ones of their accounts follow.",
      excludes: ["forget"],
    },
    forget: {
      value: "RECEIVER",
      help: "Forget a receiver that no longer exists, and the events that wait for it.",
    },
    subject: {
      value: "SUBJECT",
      help: "With --redeliver or --skip: only the events of this account, such as NORDWERK/NW-1.",
      needs: ["redeliver", "skip"],
    },
  },
  dropped: { json: "the receivers are printed with tabs between columns" },
  examples: {
    "energy-contracts deliveries --data ./data":
      "every receiver with its waiting events, why the first waits, and why events are parked",
    "energy-contracts deliveries --data ./data --redeliver webhook:https://receiver.example/events":
      "try the parked events of this receiver again",
    "energy-contracts deliveries --data ./data --forget file:/var/log/old-events.ndjson":
      "nothing waits for this receiver any more",
  },
  notes: [
    "The server may be running meanwhile: it then delivers what is to be tried again. This command never creates or migrates a store.",
    "Parked events are counted among the waiting ones.",
    "Exit codes: 0 every event is delivered or waiting; 1 some events are parked; 2 wrong usage, or a store that can't be opened.",
  ],
  async run(args, io) {
    if (!args.has("data") && !args.has("database"))
      throw new UsageError(
        "deliveries needs --data or --database: it can't read what a server keeps in memory.",
      );
    const asked = Object.entries(ACTIONS).find(([name]) => args.has(name));
    const { store } = await openStore(args, io, { mustExist: true });
    try {
      if (!asked) return await list(store.outbox, io);
      const [name, act] = asked;
      const receiver = args.text(name) ?? "";
      const sinkNames = await store.outbox.listSinks();
      if (!sinkNames.includes(receiver))
        throw new UsageError(
          `There is no receiver ${receiver}. There are: ${sinkNames.join(", ") || "none"}.`,
        );
      io.out(`${await act(store.outbox, receiver, args.text("subject"))}.\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** An action on the events of a receiver. Returns a sentence about the result. */
type Act = (outbox: Outbox, receiver: string, subject: string | undefined) => Promise<string>;

const ACTIONS: Readonly<Record<string, Act>> = {
  redeliver: async (outbox, receiver, subject) =>
    `${amount(await outbox.redeliver(receiver, subject), "parked event")} to be tried again`,
  skip: async (outbox, receiver, subject) =>
    `${amount(await outbox.skip(receiver, subject), "parked event")} given up`,
  forget: async (outbox, receiver) => {
    const pending = await outbox.countPending(receiver);
    await outbox.removeSink(receiver);
    return `${printable(receiver)} is forgotten, with ${amount(pending, "waiting event")}`;
  },
};

/** The largest number of events to count, so that a receiver far behind is shown quickly. */
const MOST_COUNTED = 10_000;
const BATCH = 1_000;

async function list(outbox: Outbox, io: Io): Promise<ExitCode> {
  const sinks = await outbox.listSinks();
  if (sinks.length === 0)
    io.err("There are no receivers: no server has delivered events of this store to anybody.\n");
  let hasParked = false;
  for (const sink of sinks) {
    const waiting = counted(await outbox.countPending(sink, MOST_COUNTED), MOST_COUNTED);
    let parked = await outbox.listParked(sink, { limit: BATCH });
    io.out(`${printable(sink)}\t${waiting} waiting\t${counted(parked.length, BATCH)} parked\n`);
    const first = await outbox.findWaiting(sink);
    if (first) io.out(`  ${describeWaiting(first)}\n`);
    hasParked ||= parked.length > 0;
    while (parked.length > 0) {
      for (const event of parked) io.out(`  ${describe(event)}\n`);
      const after = parked.at(-1)?.event.subject;
      parked = await outbox.listParked(sink, { after, limit: BATCH });
    }
  }
  return hasParked ? 1 : 0;
}

const counted = (count: number, most: number): string =>
  count < most ? figure(count) : `${figure(most)} or more`;

const describe = ({ event, reason, failures }: ParkedEvent): string =>
  `${event.type} ${event.id} of ${printable(event.subject)}, after ${amount(failures, "attempt")}: ${printable(reason)}`;

/** Returns `waits since 14:02 UTC: It answered 503, tried 4 times, next in 30 s`. */
function describeWaiting({ event, reason, failures, retryIn }: WaitingEvent): string {
  const [day = "", time = ""] = new Date(event.occurredAt).toISOString().split("T");
  const isToday = new Date().toISOString().startsWith(day);
  const since = `${isToday ? "" : `${day} `}${time.slice(0, 5)} UTC`;
  return `waits since ${since}: ${[
    ...(reason === null ? [] : [printable(reason).replace(/\.$/, "")]),
    failures === 0
      ? "not tried yet"
      : `tried ${failures === 1 ? "once" : `${figure(failures)} times`}`,
    retryIn === null
      ? "being tried now"
      : retryIn > 0
        ? `next in ${duration(retryIn)}`
        : "next when a server delivers to it",
  ].join(", ")}`;
}
