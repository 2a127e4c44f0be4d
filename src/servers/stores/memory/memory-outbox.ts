// Each subject with an undelivered event waits in one queue of the sink, so that a sink never has
// to search through other subjects.
import type { Delivery, ListRange, Outbox, Settled, WaitingEvent } from "../outbox.ts";
import type { StoredEvent } from "../store.ts";
import { ALL, type DeliveryRow, type Layer, type QueueName, turnId } from "./layer.ts";
import { byCodePoint } from "./sorted-map.ts";

const UNTRIED = { token: null, failures: 0, reason: null };
const NOTHING_DELIVERED: DeliveryRow = { delivered: 0, ...UNTRIED, queue: null, place: 0, turn: 0 };
/** The place of every parked subject. As all places are equal, subjects sort their queue. */
const PARKED = 0;

let lastPlace = 0;

export type Change = <Result>(work: (layer: Layer) => Result) => Promise<Result>;

export function createMemoryOutbox(change: Change, unique: () => string): Outbox {
  return {
    addSink: (sink) =>
      change((layer) => {
        if (layer.get("sinks", ALL, sink)) return;
        layer.put("sinks", ALL, sink, { name: sink, delivered: 0 });
        for (const { subject, sequence } of layer.list("eventLog", ALL))
          if (sequence === 1) lineUp(layer, sink, subject, 0);
      }),
    listSinks: () => change((layer) => layer.list("sinks", ALL).map(({ name }) => name)),
    removeSink: (sink) =>
      change((layer) => {
        layer.clear("deliveries", sink);
        for (const queue of ["ready", "blocked", "parked"] as const)
          layer.clear("queues", queueOf(queue, sink));
        layer.put("sinks", ALL, sink, null);
      }),
    claim: (sink, limit, milliseconds) =>
      change((layer) => {
        const token = unique();
        const lease = { token, queue: "blocked", place: layer.now + milliseconds } as const;
        // Subjects whose lease or delay has ended come first.
        const blocked = layer.list("queues", queueOf("blocked", sink), 0, limit);
        const free = blocked.filter(
          (subject) => deliveryOf(layer, sink, subject).place <= layer.now,
        );
        const ready = layer.list("queues", queueOf("ready", sink), 0, limit - free.length);
        return [...free, ...ready].sort(byCodePoint).map((subject): Delivery => {
          const row = deliveryOf(layer, sink, subject);
          putDelivery(layer, sink, subject, { ...row, ...lease });
          return { event: nextEvent(layer, subject, row), token, failures: row.failures };
        });
      }),
    settle: (sink, settled) =>
      change((layer) => {
        for (const item of settled) settle(layer, sink, item);
      }),
    countPending: (sink, most = Number.MAX_SAFE_INTEGER) =>
      change((layer) => {
        const row = layer.get("sinks", ALL, sink);
        return row ? Math.min(layer.count("eventLog", ALL) - row.delivered, most) : 0;
      }),
    findWaiting: (sink) => change((layer) => findWaiting(layer, sink)),
    listParked: (sink, range) =>
      change((layer) =>
        parkedSubjects(layer, sink, range).map((subject) => {
          const row = deliveryOf(layer, sink, subject);
          const event = nextEvent(layer, subject, row);
          return { event, reason: row.reason ?? "", failures: row.failures };
        }),
      ),
    redeliver: (sink, subject) => change((layer) => unpark(layer, sink, subject, 0)),
    skip: (sink, subject) => change((layer) => unpark(layer, sink, subject, 1)),
  };
}

/** Adds a subject with a new event to the queues of all sinks, unless the subject waits already. */
export function lineUpEvent(layer: Layer, subject: string): void {
  for (const { name: sink } of layer.list("sinks", ALL)) {
    const { queue, delivered } = deliveryOf(layer, sink, subject);
    if (queue === null) lineUp(layer, sink, subject, delivered);
  }
}

export function moveBlocked(layer: Layer, delta: number): void {
  for (const { name: sink } of layer.list("sinks", ALL))
    for (const subject of layer.list("queues", queueOf("blocked", sink))) {
      const row = deliveryOf(layer, sink, subject);
      if (row.place > layer.now)
        putDelivery(layer, sink, subject, { ...row, place: row.place + delta });
    }
}

const deliveryOf = (layer: Layer, sink: string, subject: string): DeliveryRow =>
  layer.get("deliveries", sink, subject) ?? NOTHING_DELIVERED;

const queueOf = (queue: QueueName, sink: string): string => `${queue} ${sink}`;

function putDelivery(layer: Layer, sink: string, subject: string, row: DeliveryRow): void {
  const { queue, place } = deliveryOf(layer, sink, subject);
  if (queue !== null) layer.put("queues", queueOf(queue, sink), turnId(place, subject), null);
  if (row.queue !== null)
    layer.put("queues", queueOf(row.queue, sink), turnId(row.place, subject), subject);
  layer.put("deliveries", sink, subject, row);
}

/** Puts a subject at the end of the ready queue, if the subject has an undelivered event. */
function lineUp(layer: Layer, sink: string, subject: string, delivered: number): void {
  const isOver = delivered === layer.count("events", subject);
  const turn = ++lastPlace;
  const waiting = isOver ? {} : ({ queue: "ready", place: turn, turn } as const);
  putDelivery(layer, sink, subject, { ...NOTHING_DELIVERED, delivered, ...waiting });
}

function nextEvent(layer: Layer, subject: string, { delivered }: DeliveryRow): StoredEvent {
  const event = layer.get("events", subject, delivered + 1);
  if (!event) throw new Error(`The subject ${subject} waits, and has no event to deliver.`);
  return event;
}

function settle(layer: Layer, sink: string, { delivery, outcome }: Settled): void {
  const { subject } = delivery.event;
  const row = deliveryOf(layer, sink, subject);
  if (row.token !== delivery.token) return;
  if (outcome.kind === "delivered") {
    goOn(layer, sink, subject, 1);
    return;
  }
  const waiting =
    outcome.kind === "failed"
      ? ({ queue: "blocked", place: layer.now + outcome.retryIn } as const)
      : ({ queue: "parked", place: PARKED } as const);
  const { reason } = outcome;
  const failures = row.failures + 1;
  putDelivery(layer, sink, subject, { ...row, token: null, failures, reason, ...waiting });
}

function goOn(layer: Layer, sink: string, subject: string, more: number): void {
  const before = layer.get("sinks", ALL, sink)?.delivered ?? 0;
  layer.put("sinks", ALL, sink, { name: sink, delivered: before + more });
  lineUp(layer, sink, subject, deliveryOf(layer, sink, subject).delivered + more);
}

function findWaiting(layer: Layer, sink: string): WaitingEvent | undefined {
  const open = (["blocked", "ready"] as const)
    .flatMap((queue) => layer.list("queues", queueOf(queue, sink)))
    .map((subject) => ({ subject, ...deliveryOf(layer, sink, subject) }));
  const [row] = open.sort(
    (a, b) => Number(a.failures === 0) - Number(b.failures === 0) || a.turn - b.turn,
  );
  if (row === undefined) return undefined;
  const { subject, failures, reason, token, queue, place } = row;
  const remaining = queue === "blocked" ? Math.max(0, place - layer.now) : 0;
  const retryIn = token !== null && remaining > 0 ? null : remaining;
  return { event: nextEvent(layer, subject, row), failures, reason, retryIn };
}

function parkedSubjects(layer: Layer, sink: string, { after = "", limit }: ListRange = {}) {
  const parked = queueOf("parked", sink);
  const before = layer.count("queues", parked, turnId(PARKED, after));
  return layer.list("queues", parked, before, limit);
}

/** Makes parked events claimable again, but skips the first `skipped` events of each subject. */
function unpark(layer: Layer, sink: string, only: string | undefined, skipped: number): number {
  const subjects = only === undefined ? parkedSubjects(layer, sink) : [only];
  const parked = subjects.filter((subject) => deliveryOf(layer, sink, subject).queue === "parked");
  for (const subject of parked) goOn(layer, sink, subject, skipped);
  return parked.length;
}
