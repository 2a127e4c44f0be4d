// The progress of each sink. A subject with an event that a sink has not got waits in one of the
// queues of that sink, so that nobody has to look at the others.
import { ALL, type Layer } from "./layer.ts";
import { type DeliveryRow, type QueueName, turnId } from "./tables.ts";

const NOTHING_DELIVERED: DeliveryRow = {
  delivered: 0,
  token: null,
  failures: 0,
  queue: null,
  at: 0,
  turn: 0,
  reason: null,
};

let lastPlace = 0;

/** The progress of a sink with a subject. */
export const deliveryOf = (layer: Layer, sink: string, subject: string): DeliveryRow =>
  layer.get("deliveries", sink, subject) ?? NOTHING_DELIVERED;

/** The partition of a queue of a sink. */
export const queueOf = (queue: QueueName, sink: string): string => `${queue} ${sink}`;

/** Stores the progress of a sink with a subject, which moves to the queue that this says. */
export function putDelivery(layer: Layer, sink: string, subject: string, row: DeliveryRow): void {
  const { queue, at } = deliveryOf(layer, sink, subject);
  if (queue !== null) layer.put("queues", queueOf(queue, sink), turnId({ at, subject }), null);
  if (row.queue !== null) {
    const turn = { at: row.at, subject };
    layer.put("queues", queueOf(row.queue, sink), turnId(turn), turn);
  }
  layer.put("deliveries", sink, subject, row);
}

/** Puts a subject at the end of the line, if there is an event after those that are delivered. */
export function lineUp(layer: Layer, sink: string, subject: string, delivered: number): void {
  const isOver = delivered === layer.count("events", subject);
  const turn = ++lastPlace;
  const place = isOver ? {} : ({ queue: "ready", at: turn, turn } as const);
  putDelivery(layer, sink, subject, { ...NOTHING_DELIVERED, delivered, ...place });
}

/** Lets every sink know about a new event. If the subject waits already, the event does too. */
export function lineUpEvent(layer: Layer, subject: string): void {
  for (const { name: sink } of layer.list("sinks", ALL)) {
    const { queue, delivered } = deliveryOf(layer, sink, subject);
    if (queue === null) lineUp(layer, sink, subject, delivered);
  }
}

/** Moves the ends of leases and delays back along with the clock, so that nothing lasts longer. */
export function moveBlocked(layer: Layer, now: number, delta: number): void {
  for (const { name: sink } of layer.list("sinks", ALL))
    for (const { at, subject } of layer.list("queues", queueOf("blocked", sink)))
      if (at > now)
        putDelivery(layer, sink, subject, { ...deliveryOf(layer, sink, subject), at: at + delta });
}
