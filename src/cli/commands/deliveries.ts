import type { Outbox } from "../../stores/outbox.ts";
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from "../command.ts";
import { printable } from "../formats/printable.ts";
import { openStore } from "../serve/open-store.ts";

export const deliveries: Command = {
  name: "deliveries",
  summary: "How far the receivers of events are, and which events they would not take.",
  operands: "",
  options: {
    data: { value: "DIR", help: "The data directory of the server." },
    database: { value: "URL", help: "The database of the server." },
    redeliver: { value: "RECEIVER", help: "Have the events that this receiver would not take tried again." },
    subject: { value: "SUBJECT", help: "With --redeliver: only those of this account, such as NORDWERK/NW-1." },
  },
  examples: [
    ["energy-contracts deliveries --data ./data", "every receiver with what waits, and each parked event with the reason"],
    ["energy-contracts deliveries --data ./data --redeliver webhook:https://receiver.example/events", "try those again"],
  ],
  notes: [
    "Run it beside the server or while none runs: a server that runs takes up what is to be tried again.",
    "Exit codes: 0 all is delivered or on its way; 1 events are parked; 2 wrong usage or a store that can't be opened.",
  ],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  if (args.operands.length > 0) throw new UsageError(`deliveries takes no operands, but "${args.operands[0]}" was given.`);
  if (!args.has("data") && !args.has("database"))
    throw new UsageError("deliveries needs --data or --database: what a server keeps in memory is its own.");
  if (args.has("subject") && !args.has("redeliver")) throw new UsageError("--subject goes with --redeliver.");
  const { store } = await openStore(args, io);
  try {
    const receiver = args.text("redeliver");
    return receiver === undefined ? await list(store.outbox, io) : await redeliver(store.outbox, receiver, args.text("subject"), io);
  } finally {
    await store.close();
  }
}

async function list(outbox: Outbox, io: Io): Promise<ExitCode> {
  let parkedInAll = 0;
  for (const sink of await outbox.listSinks()) {
    const parked = await outbox.listParked(sink);
    parkedInAll += parked.length;
    io.out(`${printable(sink)}\t${await outbox.countPending(sink)} waiting\t${parked.length} parked\n`);
    for (const { event, reason, attempts } of parked) {
      io.out(`  ${event.type} ${event.id} of ${printable(event.subject)}, after ${attempts} attempts: ${printable(reason)}\n`);
    }
  }
  return parkedInAll > 0 ? 1 : 0;
}

async function redeliver(outbox: Outbox, receiver: string, subject: string | undefined, io: Io): Promise<ExitCode> {
  const sinks = await outbox.listSinks();
  if (!sinks.includes(receiver)) throw new UsageError(`There is no receiver ${receiver}. There are: ${sinks.join(", ") || "none"}.`);
  io.out(`${await outbox.redeliver(receiver, subject)} parked events will be tried again.\n`);
  return 0;
}
