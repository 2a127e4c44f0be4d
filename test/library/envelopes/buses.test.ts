import { expect, test } from "vitest";
import { BUSES } from "../../../src/library/envelopes/buses.ts";
import { readEnvelope } from "../../../src/library/envelopes/read-envelope.ts";

const EVENT = {
  id: "id-1",
  type: "account.created-v1",
  subject: "NORDWERK/NW-1",
  sequence: 1,
  occurredAt: 0,
  payload: { account_number: "A-1" },
};

/** The records of a batch, or the message itself. */
const recordsOf = (message: object): readonly unknown[] => {
  const { Records, records } = Object(message);
  return Records ?? (records ? Object.values(records).flat() : [message]);
};

test.each(Object.entries(BUSES))("%s is read by the fields of its row", (_, { write, read }) => {
  for (const record of recordsOf(write(EVENT))) {
    const path: string[] = [];
    expect(readEnvelope(record, path)).toMatchObject({ name: EVENT.type, payload: EVENT.payload });
    expect(path).toEqual(read);
  }
});
