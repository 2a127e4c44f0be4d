// A relay delivers the events in the outbox of a store to a sink: each event at least once, and
// events of one subject in order. Several relays in several processes may share a sink. Each sink
// has its own relay, so a slow sink does not delay the others.
import { printable } from "../../library/text/printable.ts";
import { reasonOf } from "../../library/text/system-error.ts";
import type { Delivery, Outcome } from "../stores/outbox.ts";
import type { Store, StoredEvent } from "../stores/store.ts";
import { delayAfter, type Failure, type Sink } from "./sink.ts";

/** The most characters of a failure's reason, which another server may have written. */
const LONGEST_REASON = 200;
const LONGEST_PAUSE_MILLISECONDS = 30_000;

export type RelayProblem =
  | {
      readonly kind: "failed" | "parked";
      readonly sink: string;
      readonly event: StoredEvent;
      readonly reason: string;
      readonly attempts: number;
    }
  /** The store could not be read or written. The relay tries again. */
  | { readonly kind: "store"; readonly sink: string; readonly error: unknown };

interface RelayOptions {
  readonly store: Pick<Store, "outbox" | "subscribe">;
  readonly sink: Sink;
  /** The pause between two looks for events of other processes. */
  readonly pollMilliseconds?: number;
  /** The time after which another relay may claim a batch. No delivery may take so long. */
  readonly leaseMilliseconds?: number;
  readonly report?: (problem: RelayProblem) => void;
}

export type Relay = ReturnType<typeof startRelay>;

export function startRelay({
  store: { outbox, subscribe },
  sink,
  pollMilliseconds = 250,
  leaseMilliseconds = 60_000,
  report,
}: RelayOptions) {
  let isStopped = false;
  let isRung = false;
  let wake = () => {};
  const ring = () => {
    isRung = true;
    wake();
  };

  /** Waits until `ring` is called or the time ends. A call since the last wait counts too. */
  async function waitForRing(milliseconds: number): Promise<void> {
    const timer = setTimeout(ring, milliseconds);
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (isRung) resolve();
    });
    clearTimeout(timer);
    isRung = false;
  }

  async function run(): Promise<void> {
    let isRegistered = false;
    let pause = pollMilliseconds;
    while (!isStopped) {
      try {
        if (!isRegistered) await outbox.addSink(sink.name);
        isRegistered = true;
        const count = await carry();
        pause = pollMilliseconds;
        if (count > 0) continue;
      } catch (error) {
        report?.({ kind: "store", sink: sink.name, error });
        pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS);
      }
      if (!isStopped) await waitForRing(pause);
    }
  }

  /** Delivers one batch, and returns the number of its events. */
  async function carry(): Promise<number> {
    const deliveries = await outbox.claim(sink.name, sink.batchSize, leaseMilliseconds);
    if (deliveries.length === 0) return 0;
    const results = await sink
      .deliver(deliveries.map(({ event }) => event))
      .catch((error: unknown) =>
        deliveries.map(() => ({ reason: reasonOf(error), isFinal: false })),
      );
    const settled = deliveries.map((delivery, index) => ({
      delivery,
      outcome: outcomeOf(sink, delivery, results[index]),
    }));
    await outbox.settle(sink.name, settled);
    for (const { delivery, outcome } of settled) {
      if (outcome.kind === "delivered") continue;
      const { kind, reason } = outcome;
      const { event, failures } = delivery;
      report?.({ kind, sink: sink.name, event, reason, attempts: failures + 1 });
    }
    return deliveries.length;
  }

  const endSubscription = subscribe(ring);
  const running = run();
  return {
    /** Waits until the current batch is settled, then closes the sink. */
    async stop(): Promise<void> {
      isStopped = true;
      endSubscription();
      ring();
      await running;
      await sink.close();
    },
  };
}

function outcomeOf(
  sink: Sink,
  { failures }: Delivery,
  failure: Failure | null | undefined,
): Outcome {
  if (failure === null) return { kind: "delivered" };
  const whole = printable(failure?.reason ?? "The sink returned no result for this event.");
  const reason = [...whole].slice(0, LONGEST_REASON).join("");
  const retryIn = failure?.isFinal ? undefined : delayAfter(sink.retries, failures + 1);
  return retryIn === undefined ? { kind: "parked", reason } : { kind: "failed", reason, retryIn };
}
