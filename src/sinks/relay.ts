// Carries events from the outbox of a store to a sink: each at least once, and those of one subject in order. Any number of relays may do so at once, in
// any number of processes. Each sink has a relay of its own, so that one that is dead or slow holds up no other.
import type { Delivery, Outcome } from "../stores/outbox.ts";
import type { Store, StoredEvent } from "../stores/store.ts";
import { delayAfter, type Failure, type Sink } from "./sink.ts";

/** How long to leave a store alone at most that can't be read. */
const LONGEST_PAUSE_MILLISECONDS = 30_000;

/** Something that an operator may want to know. */
export type RelayProblem =
  | {
      readonly kind: "failed" | "parked";
      readonly sink: string;
      readonly event: StoredEvent;
      readonly reason: string;
      readonly attempts: number;
    }
  /** The store could not be read or written. The relay goes on. */
  | { readonly kind: "store"; readonly sink: string; readonly error: unknown };

export interface RelayOptions {
  readonly store: Pick<Store, "outbox" | "subscribe">;
  readonly sink: Sink;
  /** How often to look for events that other processes have added. */
  readonly pollMilliseconds?: number;
  /** How long a batch may take before another relay takes it over. Longer than any delivery of the sink. */
  readonly leaseMilliseconds?: number;
  readonly report?: (problem: RelayProblem) => void;
}

export interface Relay {
  /** Ends when the batch that is under way is settled, and closes the sink. */
  stop(): Promise<void>;
}

/** Starts to carry events to a sink. */
export function startRelay(options: RelayOptions): Relay {
  const { store, sink, pollMilliseconds = 250 } = options;
  const bell = createBell();
  let isStopped = false;
  const endSubscription = store.subscribe(bell.ring);

  async function run(): Promise<void> {
    let isKnown = false;
    let pause = pollMilliseconds;
    while (!isStopped) {
      try {
        if (!isKnown) await store.outbox.addSink(sink.name);
        isKnown = true;
        const count = await carry(options);
        pause = pollMilliseconds;
        if (count > 0) continue;
      } catch (error) {
        options.report?.({ kind: "store", sink: sink.name, error });
        pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS);
      }
      if (!isStopped) await bell.wait(pause);
    }
  }

  const running = run();
  return {
    async stop() {
      isStopped = true;
      endSubscription();
      bell.ring();
      await running;
      await sink.close();
    },
  };
}

/** Carries one batch, and answers how many events it had. */
async function carry({
  store: { outbox },
  sink,
  leaseMilliseconds = 60_000,
  report,
}: RelayOptions): Promise<number> {
  const deliveries = await outbox.claim(sink.name, sink.batchSize, leaseMilliseconds);
  if (deliveries.length === 0) return 0;
  const answers = await deliver(sink, deliveries);
  const settled = deliveries.map((delivery, index) => ({
    delivery,
    outcome: outcomeOf(sink, delivery, answers[index]),
  }));
  await outbox.settle(sink.name, settled);
  for (const [index, { delivery, outcome }] of settled.entries()) {
    if (outcome.kind === "delivered") continue;
    const { event, failures } = delivery;
    report?.({
      kind: outcome.kind,
      sink: sink.name,
      event,
      reason: answers[index]?.reason ?? "",
      attempts: failures + 1,
    });
  }
  return deliveries.length;
}

async function deliver(
  sink: Sink,
  deliveries: readonly Delivery[],
): Promise<readonly (Failure | null)[]> {
  try {
    return await sink.deliver(deliveries.map(({ event }) => event));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return deliveries.map(() => ({ reason, isFinal: false }));
  }
}

function outcomeOf(
  sink: Sink,
  { failures }: Delivery,
  failure: Failure | null | undefined,
): Outcome {
  if (failure === null) return { kind: "delivered" };
  const reason = failure?.reason ?? "The sink did not answer for this event.";
  const retryIn = failure?.isFinal ? undefined : delayAfter(sink.retries, failures + 1);
  return retryIn === undefined ? { kind: "parked", reason } : { kind: "failed", retryIn };
}

/** Ends a wait early, also one that has not begun yet. */
function createBell() {
  let isRung = false;
  let wake = () => {};
  return {
    ring() {
      isRung = true;
      wake();
    },
    async wait(milliseconds: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}
