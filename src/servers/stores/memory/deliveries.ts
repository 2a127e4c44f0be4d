// The progress of each sink. A subject with an event that a sink has not got waits in one of the
// queues of that sink, so that nobody has to look at the others.
import { byCodePoint } from "../by-code-point.ts";
import { ALL, type Layer, nextNumber } from "./layer.ts";
import { SortedSet } from "./sorted-set.ts";
import type { DeliveryRow, QueueName, Turn } from "./tables.ts";

const NOTHING_DELIVERED: DeliveryRow = {
  delivered: 0,
  token: null,
  failures: 0,
  queue: null,
  at: 0,
  reason: null,
};

/** No turns, in their order. */
export const NO_TURNS = new SortedSet<Turn>(
  (left, right) => left.at - right.at || byCodePoint(left.subject, right.subject),
);

/** The progress of a sink with a subject. */
export const deliveryOf = (layer: Layer, sink: string, subject: string): DeliveryRow =>
  layer.get("deliveries", sink, subject) ?? NOTHING_DELIVERED;

/** The subjects in a queue. */
export const queueOf = (layer: Layer, queue: QueueName, sink: string): SortedSet<Turn> =>
  layer.get("queues", queue, sink) ?? NO_TURNS;

/** Stores the progress of a sink with a subject, which moves to the queue that this says. */
export function putDelivery(layer: Layer, sink: string, subject: string, row: DeliveryRow): void {
  const before = deliveryOf(layer, sink, subject);
  if (before.queue !== null) {
    const rest = queueOf(layer, before.queue, sink).without({ at: before.at, subject });
    layer.put("queues", before.queue, sink, rest);
  }
  if (row.queue !== null) {
    const { queue, at } = row;
    layer.put("queues", queue, sink, queueOf(layer, queue, sink).with({ at, subject }));
  }
  layer.put("deliveries", sink, subject, row);
}

/** Puts a subject at the end of the line, if there is an event after those that are delivered. */
export function lineUp(layer: Layer, sink: string, subject: string, delivered: number): void {
  const isOver = delivered === (layer.get("subjects", ALL, subject) ?? 0);
  const turn = isOver ? {} : ({ queue: "ready", at: nextNumber() } as const);
  putDelivery(layer, sink, subject, { ...NOTHING_DELIVERED, delivered, ...turn });
}

/** Lets every sink know about a new event. If the subject waits already, the event does too. */
export function lineUpEvent(layer: Layer, subject: string): void {
  for (const sink of layer.list("sinks", ALL).keys()) {
    const { queue, delivered } = deliveryOf(layer, sink, subject);
    if (queue === null) lineUp(layer, sink, subject, delivered);
  }
}

/** Moves the ends of leases and delays back along with the clock, so that nothing lasts longer. */
export function moveBlocked(layer: Layer, now: number, delta: number): void {
  for (const sink of layer.list("sinks", ALL).keys()) {
    const blocked = queueOf(layer, "blocked", sink);
    const lasting = blocked.slice(0, blocked.size).filter(({ at }) => at > now);
    for (const { at, subject } of lasting)
      putDelivery(layer, sink, subject, { ...deliveryOf(layer, sink, subject), at: at + delta });
  }
}
