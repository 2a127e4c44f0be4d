import { byCodePoint } from "../every-store.ts";
import type { Delivery, Outbox, ParkedEvent, Settled } from "../outbox.ts";
import type { StoredEvent } from "../store.ts";
import type { Layer } from "./layer.ts";
import { ALL } from "./memory-reader.ts";
import type { DeliveryRow } from "./tables.ts";

/** Runs work of the outbox on a layer, whose changes are kept when the work ends. */
export type Change = <Result>(work: (layer: Layer, now: number) => Result) => Promise<Result>;

/** The next event of a subject for a sink. */
interface Next {
  readonly subject: string;
  readonly row: DeliveryRow;
  readonly event: StoredEvent;
}

const NOTHING_DELIVERED: DeliveryRow = {
  delivered: 0,
  token: null,
  failures: 0,
  blockedUntil: 0,
  parked: null,
};

/** Makes the outbox of a memory store. */
export function createMemoryOutbox(change: Change, unique: () => string): Outbox {
  return {
    addSink: (sink) => change((layer) => layer.put("sinks", ALL, sink, sink)),
    listSinks: () => change((layer) => [...layer.list("sinks", ALL).keys()].sort(byCodePoint)),
    removeSink: (sink) => change((layer) => removeSink(layer, sink)),
    claim: (sink, limit, milliseconds) =>
      change((layer, now) => {
        const token = unique();
        const blockedUntil = now + milliseconds;
        const due = nextEvents(layer, sink).filter((next) => isDue(next, now));
        return due.slice(0, limit).map(({ subject, row, event }): Delivery => {
          layer.put("deliveries", sink, subject, { ...row, token, blockedUntil });
          return { event, token, failures: row.failures };
        });
      }),
    settle: (sink, settled) =>
      change((layer, now) => {
        for (const item of settled) settle(layer, sink, item, now);
      }),
    countPending: (sink) => change((layer) => countPending(layer, sink)),
    listParked: (sink) => change((layer) => nextEvents(layer, sink).flatMap(toParked)),
    redeliver: (sink, subject) => change((layer) => unpark(layer, sink, subject, 0)),
    skip: (sink, subject) => change((layer) => unpark(layer, sink, subject, 1)),
  };
}

function removeSink(layer: Layer, sink: string): void {
  for (const subject of layer.list("deliveries", sink).keys())
    layer.put("deliveries", sink, subject, null);
  layer.put("sinks", ALL, sink, null);
}

const isDue = ({ row }: Next, now: number): boolean =>
  row.parked === null && row.blockedUntil <= now;

function settle(layer: Layer, sink: string, { delivery, outcome }: Settled, now: number): void {
  const { subject } = delivery.event;
  const row = deliveryOf(layer, sink, subject);
  if (row.token !== delivery.token) return;
  const failed = { ...row, token: null, failures: row.failures + 1 };
  if (outcome.kind === "delivered")
    layer.put("deliveries", sink, subject, { ...NOTHING_DELIVERED, delivered: row.delivered + 1 });
  else if (outcome.kind === "failed")
    layer.put("deliveries", sink, subject, { ...failed, blockedUntil: now + outcome.retryIn });
  else
    layer.put("deliveries", sink, subject, { ...failed, blockedUntil: 0, parked: outcome.reason });
}

function countPending(layer: Layer, sink: string): number {
  const counts = [...layer.list("subjects", ALL)].map(
    ([subject, last]) => last - deliveryOf(layer, sink, subject).delivered,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const toParked = ({ row, event }: Next): readonly ParkedEvent[] =>
  row.parked === null ? [] : [{ event, reason: row.parked, failures: row.failures }];

/** Goes on with the parked events, or with those that come so many after them. */
function unpark(layer: Layer, sink: string, only: string | undefined, skipped: number): number {
  const parked = nextEvents(layer, sink).filter(
    ({ row, subject }) => row.parked !== null && (only ?? subject) === subject,
  );
  for (const { subject, row } of parked) {
    const delivered = row.delivered + skipped;
    layer.put("deliveries", sink, subject, { ...NOTHING_DELIVERED, delivered });
  }
  return parked.length;
}

/** The next event of each subject, if the sink is registered. */
function nextEvents(layer: Layer, sink: string): readonly Next[] {
  if (layer.get("sinks", ALL, sink) === undefined) return [];
  return [...layer.list("subjects", ALL).keys()].sort().flatMap((subject) => {
    const row = deliveryOf(layer, sink, subject);
    const event = layer.get("events", subject, String(row.delivered + 1));
    return event ? [{ subject, row, event }] : [];
  });
}

const deliveryOf = (layer: Layer, sink: string, subject: string): DeliveryRow =>
  layer.get("deliveries", sink, subject) ?? NOTHING_DELIVERED;
