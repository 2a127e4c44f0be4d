import type { Delivery, ListRange, Outbox, ParkedEvent, Settled, WaitingEvent } from "../outbox.ts";
import type { StoredEvent } from "../store.ts";
import { deliveryOf, lineUp, putDelivery, queueOf } from "./deliveries.ts";
import { ALL, type Layer } from "./layer.ts";
import { byCodePoint } from "./sorted-map.ts";
import { type DeliveryRow, turnId } from "./tables.ts";

/** The place of all subjects in the queue of those that are parked, which is sorted by subject. */
const PARKED = 0;

/** Runs work of the outbox on a layer, whose changes are kept when the work ends. */
export type Change = <Result>(work: (layer: Layer, now: number) => Result) => Promise<Result>;

export function createMemoryOutbox(change: Change, unique: () => string): Outbox {
  return {
    addSink: (sink) => change((layer) => addSink(layer, sink)),
    listSinks: () => change((layer) => layer.list("sinks", ALL).map(({ name }) => name)),
    removeSink: (sink) => change((layer) => removeSink(layer, sink)),
    claim: (sink, limit, milliseconds) =>
      change((layer, now) => {
        const token = unique();
        const lease = { token, queue: "blocked", at: now + milliseconds } as const;
        return dueSubjects(layer, sink, limit, now).map((subject): Delivery => {
          const row = deliveryOf(layer, sink, subject);
          putDelivery(layer, sink, subject, { ...row, ...lease });
          return { event: nextEvent(layer, subject, row), token, failures: row.failures };
        });
      }),
    settle: (sink, settled) =>
      change((layer, now) => {
        for (const item of settled) settle(layer, sink, item, now);
      }),
    countPending: (sink, most = Number.MAX_SAFE_INTEGER) =>
      change((layer) => Math.min(countPending(layer, sink), most)),
    findWaiting: (sink) => change((layer, now) => findWaiting(layer, sink, now)),
    listParked: (sink, range) => change((layer) => listParked(layer, sink, range)),
    redeliver: (sink, subject) => change((layer) => unpark(layer, sink, subject, 0)),
    skip: (sink, subject) => change((layer) => unpark(layer, sink, subject, 1)),
  };
}

function addSink(layer: Layer, sink: string): void {
  if (layer.get("sinks", ALL, sink)) return;
  layer.put("sinks", ALL, sink, { name: sink, delivered: 0 });
  for (const { subject, sequence } of layer.list("eventLog", ALL))
    if (sequence === 1) lineUp(layer, sink, subject, 0);
}

function removeSink(layer: Layer, sink: string): void {
  layer.clear("deliveries", sink);
  for (const queue of ["ready", "blocked", "parked"] as const)
    layer.clear("queues", queueOf(queue, sink));
  layer.put("sinks", ALL, sink, null);
}

/** The subjects to claim, sorted. Those whose lease or delay has ended were there before others. */
function dueSubjects(layer: Layer, sink: string, limit: number, now: number): readonly string[] {
  const blocked = layer.list("queues", queueOf("blocked", sink), 0, limit);
  const free = blocked.filter(({ at }) => at <= now);
  const ready = layer.list("queues", queueOf("ready", sink), 0, limit - free.length);
  return [...free, ...ready].map(({ subject }) => subject).sort(byCodePoint);
}

function nextEvent(layer: Layer, subject: string, { delivered }: DeliveryRow): StoredEvent {
  const event = layer.get("events", subject, delivered + 1);
  if (!event) throw new Error(`The subject ${subject} waits, and has no event to deliver.`);
  return event;
}

function settle(layer: Layer, sink: string, { delivery, outcome }: Settled, now: number): void {
  const { subject } = delivery.event;
  const row = deliveryOf(layer, sink, subject);
  if (row.token !== delivery.token) return;
  if (outcome.kind === "delivered") {
    goOn(layer, sink, subject, row.delivered, 1);
    return;
  }
  const place =
    outcome.kind === "failed"
      ? ({ queue: "blocked", at: now + outcome.retryIn } as const)
      : ({ queue: "parked", at: PARKED } as const);
  const { reason } = outcome;
  const failures = row.failures + 1;
  putDelivery(layer, sink, subject, { ...row, token: null, failures, reason, ...place });
}

/** Goes on with a subject after `more` of its events. */
function goOn(layer: Layer, sink: string, subject: string, delivered: number, more: number): void {
  const before = layer.get("sinks", ALL, sink)?.delivered ?? 0;
  layer.put("sinks", ALL, sink, { name: sink, delivered: before + more });
  lineUp(layer, sink, subject, delivered + more);
}

function countPending(layer: Layer, sink: string): number {
  const row = layer.get("sinks", ALL, sink);
  return row ? layer.count("eventLog", ALL) - row.delivered : 0;
}

function findWaiting(layer: Layer, sink: string, now: number): WaitingEvent | undefined {
  const open = (["blocked", "ready"] as const)
    .flatMap((queue) => layer.list("queues", queueOf(queue, sink)))
    .map(({ subject }) => ({ subject, ...deliveryOf(layer, sink, subject) }));
  const [row] = open.sort(
    (left, right) =>
      Number(left.failures === 0) - Number(right.failures === 0) || left.turn - right.turn,
  );
  if (row === undefined) return undefined;
  const { failures, reason, token, queue, at } = row;
  const remaining = queue === "blocked" ? Math.max(0, at - now) : 0;
  return {
    event: nextEvent(layer, row.subject, row),
    failures,
    reason,
    retryIn: token !== null && remaining > 0 ? null : remaining,
  };
}

function parkedSubjects(
  layer: Layer,
  sink: string,
  { after = "", limit }: ListRange = {},
): readonly string[] {
  const parked = queueOf("parked", sink);
  const before = layer.count("queues", parked, turnId({ at: PARKED, subject: after }));
  return layer.list("queues", parked, before, limit).map(({ subject }) => subject);
}

const listParked = (layer: Layer, sink: string, range?: ListRange): readonly ParkedEvent[] =>
  parkedSubjects(layer, sink, range).map((subject) => {
    const row = deliveryOf(layer, sink, subject);
    const event = nextEvent(layer, subject, row);
    return { event, reason: row.reason ?? "", failures: row.failures };
  });

/** Lets parked events be claimed again, without the first `skipped` of each subject. */
function unpark(layer: Layer, sink: string, only: string | undefined, skipped: number): number {
  const subjects = only === undefined ? parkedSubjects(layer, sink) : [only];
  const parked = subjects.filter((subject) => deliveryOf(layer, sink, subject).queue === "parked");
  for (const subject of parked)
    goOn(layer, sink, subject, deliveryOf(layer, sink, subject).delivered, skipped);
  return parked.length;
}
