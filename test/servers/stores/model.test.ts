// The same sequences of calls on every store. The memory store is the model, because it needs neither
// SQL nor a lock; store-suite.ts holds what each of its calls does.

import { expect, test } from "vitest";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { Delivery, Outcome } from "../../../src/servers/stores/outbox.ts";
import { openPostgresStore } from "../../../src/servers/stores/postgres/postgres-store.ts";
import { openSqliteStore } from "../../../src/servers/stores/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import fc from "../../fast-check.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { everything, type Operation, operations, type Tokens } from "./model-operations.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const RUNS = Number(process.env.STORE_MODEL_RUNS ?? 15);
const SINK = "sink";

/** A store, and what it has handed out that differs from store to store. */
interface Subject {
  store: Store;
  readonly open: () => Promise<Store>;
  /** Removes the listener. */
  stop: () => void;
  tokens: Tokens;
  deliveries: readonly Delivery[];
  /** The events that the listener got since the last step. */
  received: unknown[];
}

class Step implements fc.AsyncCommand<object, readonly Subject[]> {
  readonly #name: string;
  readonly #run: (subject: Subject) => Promise<unknown>;

  constructor(name: string, run: (subject: Subject) => Promise<unknown>) {
    this.#name = name;
    this.#run = run;
  }

  check(): boolean {
    return true;
  }

  async run(_: object, subjects: readonly Subject[]): Promise<void> {
    const [model, ...others] = await Promise.all(
      subjects.map(async (subject) => [await this.#run(subject), subject.received.splice(0)]),
    );
    for (const answer of others) expect(answer).toEqual(model);
  }

  toString(): string {
    return this.#name;
  }
}

const END = new Error("This ends it.");
type Ending = "is kept" | "fails";

/** Makes several calls in one transaction. A refused call ends it, and none of it is kept. */
async function transact(
  { store, tokens }: Subject,
  calls: readonly Operation[],
  ending: Ending,
): Promise<unknown> {
  const answers: unknown[] = [];
  const taken = new Map(tokens);
  try {
    await store.write(async (writer) => {
      answers.length = 0;
      for (const call of calls) answers.push(await call.run(writer, taken));
      if (ending === "fails") throw END;
    });
    answers.push("kept");
    if (ending === "is kept") for (const [name, token] of taken) tokens.set(name, token);
  } catch (error) {
    // What counts is that every store refuses, and not at which moment the work learns of it.
    if (error !== END) answers.length = 0;
    answers.push("undone");
  }
  return [answers, await store.write((writer) => everything.run(writer, tokens))];
}

async function settle(subject: Subject, outcome: Outcome): Promise<number> {
  const settled = subject.deliveries.map((delivery) => ({ delivery, outcome }));
  subject.deliveries = [];
  await subject.store.outbox.settle(SINK, settled);
  return subject.store.outbox.countPending(SINK);
}

async function claim(subject: Subject): Promise<unknown> {
  const deliveries = await subject.store.outbox.claim(SINK, 100, 60_000);
  subject.deliveries = [...subject.deliveries, ...deliveries];
  return deliveries.map(({ event: { type, subject, sequence, payload }, failures }) => ({
    type,
    subject,
    sequence,
    payload,
    failures,
  }));
}

async function openSubject(open: () => Promise<Store>): Promise<Subject> {
  const store = await open();
  const received: unknown[] = [];
  const stop = store.subscribe(({ subject, sequence, payload }) =>
    received.push([subject, sequence, payload]),
  );
  return { store, open, stop, received, tokens: new Map(), deliveries: [] };
}

async function reopen(subject: Subject): Promise<void> {
  subject.stop();
  await subject.store.close();
  const { store, stop, received } = await openSubject(subject.open);
  Object.assign(subject, { store, stop, received });
}

const outcomes: fc.Arbitrary<Outcome> = fc.constantFrom(
  { kind: "delivered" },
  { kind: "delivered" },
  { kind: "failed", reason: "It is busy.", retryIn: 50_000 },
  { kind: "parked", reason: "It does not answer." },
);
const transactions = fc
  .tuple(
    fc.array(operations, { minLength: 1, maxLength: 5 }),
    fc.constantFrom<Ending>("is kept", "is kept", "is kept", "fails"),
  )
  .map(
    ([calls, ending]) =>
      new Step(`[${calls.map(({ name }) => name).join(", ")}] ${ending}`, (subject) =>
        transact(subject, calls, ending),
      ),
  );
const take = fc.constant(new Step("take events", claim));
const settlements = outcomes.map(
  (outcome) => new Step(`settle events: ${outcome.kind}`, (subject) => settle(subject, outcome)),
);
const operator = fc.oneof(
  fc
    .constantFrom(100_000, -100_000)
    .map((by) => new Step(`clock ${by}`, ({ store }) => store.moveClock(by))),
  fc.constant(new Step("redeliver", ({ store }) => store.outbox.redeliver(SINK))),
  fc.constant(new Step("reset", ({ store }) => store.reset())),
  fc.constant(new Step("reopen", reopen)),
);
const steps = [
  transactions,
  transactions,
  transactions,
  take,
  take,
  settlements,
  settlements,
  operator,
];

async function openSubjects(): Promise<readonly Subject[]> {
  const memory = createMemoryStore();
  const directory = temporaryDirectory();
  const url = await freshPostgres();
  const opens = [
    async () => memory,
    () => openSqliteStore({ directory }),
    () => openPostgresStore({ url }),
  ];
  const subjects = await Promise.all(opens.map(openSubject));
  for (const { store } of subjects) await store.outbox.addSink(SINK);
  return subjects;
}

test("memory, SQLite and PostgreSQL give the same answers to the same calls", {
  timeout: 300_000 + RUNS * 3_000,
}, async () => {
  const subjects = await openSubjects();
  const property = fc.asyncProperty(
    fc.commands(steps, { maxCommands: 40, size: "max" }),
    async (commands) => {
      for (const subject of subjects) {
        await subject.store.reset();
        subject.tokens = new Map();
        subject.deliveries = [];
      }
      await fc.asyncModelRun(() => ({ model: {}, real: subjects }), commands);
    },
  );
  await fc.assert(property, { numRuns: RUNS });
  for (const { store } of subjects) await store.close();
});
