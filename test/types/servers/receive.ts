import {
  type AccountCreatedV1,
  accountCreatedV1,
} from "../../../generated/events/account.created-v1.ts";
import { agreementUpdatedV2 } from "../../../generated/events/agreement.updated-v2.ts";
import { stageAccount } from "../../../generated/rest/stageAccount.ts";
import {
  createReceiver,
  type EventBridgeEventOf,
  type Message,
  on,
  type SqsRecordOf,
} from "../../../src/receive.ts";
import { type Equal, expectType } from "../expect-type.ts";

const rest = { unknown: () => {}, invalid: async () => "fail" };
const created = on(accountCreatedV1, (payload, message) => {
  expectType<Equal<typeof payload, AccountCreatedV1>>();
  expectType<Equal<typeof message.name, "account.created-v1">>();
  expectType<Equal<typeof message.payload, AccountCreatedV1>>();
  expectType<Equal<typeof message.late, boolean>>();
});
const updated = on(agreementUpdatedV2, async (_, { sequence }) => sequence);

export const receiver = createReceiver({
  ...rest,
  events: [created, updated],
  seen: new Set<string>(),
});
type Names = "account.created-v1" | "agreement.updated-v2";
expectType<Equal<typeof receiver.names, readonly Names[]>>();
expectType<Equal<ReturnType<typeof receiver.rule>["detail-type"], readonly Names[]>>();
expectType<Equal<Message<"account.created-v1">["payload"], AccountCreatedV1>>();
expectType<Equal<Message["payload"], unknown>>();

export const detail = (event: EventBridgeEventOf<"account.created-v1">): AccountCreatedV1 =>
  event.detail;
export const bodyOf = (record: SqsRecordOf<"account.created-v1">): string => record.body;
const text: string = JSON.stringify({});
export const body: SqsRecordOf<"account.created-v1">["body"] = text;

export const handlers = {
  bridge: receiver.eventBridge,
  queue: (batch: { Records: SqsRecordOf<Names>[] }) => receiver.sqs(batch),
  answer: (request: Request): Promise<Response> =>
    receiver.webhook(request, { secrets: ["whsec_"] }),
  lines: (stream: ReadableStream<Uint8Array>) => receiver.lines(stream),
};

// @ts-expect-error two handlers for one event
createReceiver({ ...rest, events: [created, updated, on(accountCreatedV1, () => {})] });
// @ts-expect-error a value that is not a contract
on({ name: "account.created-v1" }, () => {});
// @ts-expect-error the contract of a request is not that of an event
on(stageAccount, () => {});
// @ts-expect-error a handler by itself
createReceiver({ ...rest, events: [() => {}] });
// @ts-expect-error where unknown names go has to be said
createReceiver({ events: [created], invalid: () => {} });
// @ts-expect-error and where invalid messages go
createReceiver({ events: [created], unknown: () => {} });
on(accountCreatedV1, (payload) => {
  // @ts-expect-error the payload has no such field
  return payload.acount_number;
});
// @ts-expect-error there is no such event
export type Misspelt = EventBridgeEventOf<"account.creatd-v1">;
