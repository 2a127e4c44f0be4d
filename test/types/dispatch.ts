import type { AccountCreatedV1 } from "../../generated/events/account.created-v1.ts";
import { dispatch, type EventHandlers, type KnownEvent, parseEvent } from "../../src/events.ts";
import { type Equal, expectType } from "./expect-type.ts";

const handlers: EventHandlers = {
  "account.created-v1": async (payload) => {
    expectType<Equal<typeof payload, AccountCreatedV1>>();
  },
  "agreement.updated-v2": ({ account_number }) => account_number.length,
};

export async function receive(name: string, payload: unknown): Promise<unknown> {
  const event = await parseEvent(name, payload);
  return event.kind === "known" ? dispatch(event, handlers) : event.kind;
}

export const inPlace = (event: KnownEvent): unknown =>
  dispatch(event, {
    "account.created-v1": (payload) => {
      expectType<Equal<typeof payload, AccountCreatedV1>>();
      // @ts-expect-error the payload has no such field
      return payload.acount_number;
    },
    // @ts-expect-error there is no such event
    "account.creatd-v1": () => {},
  });
// @ts-expect-error an event that is not known yet has no payload
export const unknown = (event: Awaited<ReturnType<typeof parseEvent>>) => dispatch(event, handlers);
