import type { Delivery, Outbox, Settled } from "../outbox.ts";
import { byCodePoint } from "../shared.ts";
import type { StoredEvent } from "../store.ts";
import type { Layer } from "./layer.ts";
import { ALL } from "./memory-reader.ts";
import type { DeliveryRow } from "./tables.ts";

/** Runs work of the outbox on a layer, which is kept when the work ends. */
export type Change = <Result>(work: (layer: Layer, now: number) => Result) => Promise<Result>;

/** An event that a sink has yet to get, and how far it is. */
interface Next {
  readonly subject: string;
  readonly row: DeliveryRow;
  readonly event: StoredEvent;
}

export function createMemoryOutbox(change: Change, unique: () => string): Outbox {
  return {
    addSink: (sink) => change((layer) => layer.put("sinks", ALL, sink, sink)),
    listSinks: () => change((layer) => [...layer.list("sinks", ALL).keys()].sort(byCodePoint)),
    removeSink: (sink) =>
      change((layer) => {
        for (const subject of layer.list("deliveries", sink).keys())
          layer.put("deliveries", sink, subject, null);
        layer.put("sinks", ALL, sink, null);
      }),
    claim: (sink, limit, milliseconds) =>
      change((layer, now) => {
        const due = nextEvents(layer, sink).filter(
          ({ row }) => row.parked === null && row.blockedUntil <= now,
        );
        const token = unique();
        return due.slice(0, limit).map(({ subject, row, event }): Delivery => {
          layer.put("deliveries", sink, subject, {
            ...row,
            token,
            blockedUntil: now + milliseconds,
          });
          return { event, token, failures: row.failures };
        });
      }),
    settle: (sink, settled) =>
      change((layer, now) => {
        for (const item of settled) settle(layer, sink, item, now);
      }),
    countPending: (sink) =>
      change((layer) => {
        const counts = [...layer.list("subjects", ALL)].map(
          ([subject, last]) => last - deliveryOf(layer, sink, subject).delivered,
        );
        return counts.reduce((sum, count) => sum + count, 0);
      }),
    listParked: (sink) =>
      change((layer) =>
        nextEvents(layer, sink).flatMap(({ row, event }) =>
          row.parked === null ? [] : [{ event, reason: row.parked, failures: row.failures }],
        ),
      ),
    redeliver: (sink, subject) =>
      change((layer) => {
        const parked = nextEvents(layer, sink).filter(
          (next) => next.row.parked !== null && (subject ?? next.subject) === next.subject,
        );
        for (const next of parked)
          layer.put("deliveries", sink, next.subject, {
            ...next.row,
            parked: null,
            failures: 0,
            blockedUntil: 0,
          });
        return parked.length;
      }),
  };
}

function settle(layer: Layer, sink: string, { delivery, outcome }: Settled, now: number): void {
  const { subject } = delivery.event;
  const row = deliveryOf(layer, sink, subject);
  if (row.token !== delivery.token) return;
  const free = { ...row, token: null };
  const failed = { ...free, failures: row.failures + 1 };
  if (outcome.kind === "delivered")
    layer.put("deliveries", sink, subject, {
      ...free,
      delivered: row.delivered + 1,
      failures: 0,
      blockedUntil: 0,
    });
  else if (outcome.kind === "failed")
    layer.put("deliveries", sink, subject, { ...failed, blockedUntil: now + outcome.retryIn });
  else
    layer.put("deliveries", sink, subject, { ...failed, blockedUntil: 0, parked: outcome.reason });
}

/** The next event of each subject, for a sink that is known. */
function nextEvents(layer: Layer, sink: string): readonly Next[] {
  if (layer.get("sinks", ALL, sink) === undefined) return [];
  return [...layer.list("subjects", ALL).keys()].sort().flatMap((subject) => {
    const row = deliveryOf(layer, sink, subject);
    const event = layer.get("events", subject, String(row.delivered + 1));
    return event ? [{ subject, row, event }] : [];
  });
}

const NOTHING_DELIVERED: DeliveryRow = {
  delivered: 0,
  token: null,
  failures: 0,
  blockedUntil: 0,
  parked: null,
};
const deliveryOf = (layer: Layer, sink: string, subject: string): DeliveryRow =>
  layer.get("deliveries", sink, subject) ?? NOTHING_DELIVERED;
