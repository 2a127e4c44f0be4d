// Events of one's own have the types of their schemas, wherever ours have theirs.
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { stageAccount } from "../../../generated/rest/stageAccount.ts";
import {
  defineEvent,
  dispatch,
  type EventHandlers,
  type EventName,
  type OwnEvent,
  parseEvent,
  type StandardSchema,
} from "../../../src/events.ts";
import { createReceiver, on } from "../../../src/receive.ts";
import { type Equal, expectType } from "../expect-type.ts";

declare const orderSchema: StandardSchema<
  { order_id: string; placed_at: Date },
  { order_id: string; placed_at: string }
>;
const orderPlaced = defineEvent("order.placed-v1", orderSchema);
interface Refund {
  readonly refund_id: string;
}
declare const refundSchema: StandardSchema<Refund, Refund>;
const refunded = defineEvent("Refunded", refundSchema);

type Placed = { order_id: string; placed_at: Date };
expectType<Equal<typeof orderPlaced.name, "order.placed-v1">>();
expectType<
  Equal<
    typeof orderPlaced,
    OwnEvent<"order.placed-v1", Placed, { order_id: string; placed_at: string }>
  >
>();
expectType<Equal<typeof refunded, OwnEvent<"Refunded", Refund, Refund>>>();

export async function handle(name: string, payload: unknown): Promise<unknown> {
  const event = await parseEvent(name, payload, { also: [orderPlaced, refunded] });
  if (event.kind === "invalid")
    expectType<Equal<typeof event.name, EventName | "order.placed-v1" | "Refunded">>();
  if (event.kind === "unknown-version")
    expectType<Equal<typeof event.nearest, EventName | "order.placed-v1" | "Refunded">>();
  if (event.kind !== "known") return event.kind;
  if (event.name === "order.placed-v1") expectType<Equal<typeof event.payload, Placed>>();
  return dispatch(event, {
    "account.created-v1": ({ account_number }) => account_number.length,
    "order.placed-v1": (placed, its) => {
      expectType<Equal<typeof placed, Placed>>();
      expectType<Equal<typeof its, "order.placed-v1">>();
    },
    Refunded: ({ refund_id }) => refund_id,
    // @ts-expect-error there is no such event
    "order.place-v1": () => {},
  });
}

export const table: EventHandlers<typeof orderPlaced | typeof refunded> = {
  "order.placed-v1": ({ placed_at }) => placed_at.getTime(),
  "agreement.updated-v2": ({ account_number }) => account_number,
  // @ts-expect-error a refund has no such field
  Refunded: ({ order_id }) => order_id,
};

export const receiver = createReceiver({
  events: [
    on(accountCreatedV1, ({ account_number }) => account_number),
    on(orderPlaced, (placed, message) => {
      expectType<Equal<typeof placed, Placed>>();
      expectType<Equal<typeof message.name, "order.placed-v1">>();
    }),
    on(refunded, async ({ refund_id }) => refund_id),
  ],
  unknown: () => {},
  invalid: () => {},
});
expectType<
  Equal<(typeof receiver.names)[number], "account.created-v1" | "order.placed-v1" | "Refunded">
>();

export const twice = createReceiver({
  // @ts-expect-error two handlers for one event
  events: [on(orderPlaced, () => {}), on(orderPlaced, () => {})],
  unknown: () => {},
  invalid: () => {},
});
// @ts-expect-error the body of an operation is not an event
on(stageAccount, () => {});
// @ts-expect-error what is no Standard Schema
defineEvent("order.placed-v1", { parse: () => {} });
