import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { createPaymentInstruction } from "../../../src/servers/handlers/createPaymentInstruction.ts";
import type {
  InstructionQuestion,
  PaymentVendor,
  VendorAnswer,
} from "../../../src/servers/handlers/handler.ts";
import {
  ACCOUNT,
  added,
  call,
  type Prepared,
  type Progress,
  prepareAccount,
  refused,
} from "./prepare-account.ts";

const operation = openApi.paths["/v1/data-import/payment-instruction/create/"].post;
const { value: body } = operation.requestBody.content["application/json"].examples.instruction;
const responses = operation.responses;
const QUESTION: InstructionQuestion = {
  vendor: "PAYBRIDGE",
  reference: "PB-MANDATE-70412",
  type: "DIRECT_DEBIT",
};
const CONFIRMED: VendorAnswer = {
  outcome: "confirmed",
  details: { holder: "J. Brandt", signed: { on: "2025-06-01" } },
};

const vendorWith = (answer: VendorAnswer): PaymentVendor => ({ verify: async () => answer });
const prepareWith = (answer: VendorAnswer, progress?: Progress) =>
  prepareAccount(progress, {}, { vendor: vendorWith(answer) });
const attach = ({ context }: Prepared, request = body) =>
  call({ createPaymentInstruction }, { body: request }, context);
const kept = ({ context }: Prepared) =>
  context.store.read((reader) => reader.listAdded("instructions", ACCOUNT));

describe("an instruction that the vendor confirms", () => {
  test("is attached with what the vendor knows of it", async () => {
    const prepared = await prepareWith(CONFIRMED);
    const { value } = responses["201"].content["application/json"].examples.attached;
    expect(await attach(prepared)).toEqual({ status: 201, body: value });
    expect(await kept(prepared)).toEqual([
      { ...QUESTION, details: '{"holder":"J. Brandt","signed":{"on":"2025-06-01"}}' },
    ]);
    expect(prepared.events()).toEqual([added("PAYMENT_INSTRUCTION", "PB-MANDATE-70412")]);
  });

  test("is replaced when it is sent again, without a second event", async () => {
    const prepared = await prepareWith(CONFIRMED);
    await Promise.all([attach(prepared), attach(prepared), attach(prepared)]);
    await attach({
      ...prepared,
      context: { ...prepared.context, vendor: vendorWith({ outcome: "confirmed", details: {} }) },
    });
    expect(await kept(prepared)).toEqual([{ ...QUESTION, details: "{}" }]);
    expect(prepared.events()).toHaveLength(1);
  });
});

test("the vendor is asked while others use the store", async () => {
  const asked: InstructionQuestion[] = [];
  const prepared = await prepareAccount(
    "imported",
    {},
    { vendor: { verify: (question) => askWhileWriting(question) } },
  );
  const askWhileWriting = async (question: InstructionQuestion): Promise<VendorAnswer> => {
    asked.push(question);
    // This would wait forever if the handler were writing at the same time.
    await prepared.context.store.write((writer) => writer.setSupplierStatus("NORDWERK", "Paused"));
    return CONFIRMED;
  };
  expect((await attach(prepared)).status).toBe(201);
  expect(asked).toEqual([QUESTION]);
});

test.each<VendorAnswer>([CONFIRMED, { outcome: "refused", reason: "It is unknown" }])(
  "an account that is forgotten while the vendor is asked is not imported any more: $outcome",
  async (answer) => {
    const prepared = await prepareAccount(
      "imported",
      {},
      { vendor: { verify: () => prepared.context.store.reset().then(() => answer) } },
    );
    const detail = "The account NW-204981 of NORDWERK is not imported.";
    expect(await attach(prepared)).toEqual({
      status: 400,
      body: { detail, code: "account_not_imported", errors: [] },
    });
    expect(prepared.events()).toEqual([]);
  },
);

describe("a vendor that refuses", () => {
  const answer: VendorAnswer = {
    outcome: "refused",
    reason: "The vendor does not know this instruction",
    isUnknown: true,
  };
  test("gives a 400 that is not to be sent again in the same form, and an event", async () => {
    const prepared = await prepareWith(answer);
    const { value } = responses["400"].content["application/json"].examples.payment_vendor_refusal;
    expect(await attach(prepared)).toEqual({ status: 400, body: value });
    expect(await kept(prepared)).toEqual([]);
    const detail =
      "PAYBRIDGE refused the instruction PB-MANDATE-70412: The vendor does not know this instruction.";
    expect(prepared.events()).toEqual([
      refused("PAYMENT_INSTRUCTION", "payment_vendor_failure", detail),
    ]);
  });
});

test("a vendor that refuses the platform itself finds no fault in what was sent", async () => {
  const reason = "It answered with the status 401";
  const prepared = await prepareWith({ outcome: "refused", reason, isUnknown: false });
  const detail = `PAYBRIDGE does not confirm the instruction: ${reason}. Do not send it again in the same form.`;
  expect(await attach(prepared)).toEqual({
    status: 400,
    body: { detail, code: "payment_vendor_failure", errors: [] },
  });
});

describe("a vendor that can't be asked", () => {
  test("gives a 500 that is to be sent again as it is, and no event", async () => {
    const prepared = await prepareWith({
      outcome: "unavailable",
      reason: "did not answer in time",
    });
    const { value } =
      responses["500"].content["application/json"].examples.payment_vendor_unavailable;
    expect(await attach(prepared)).toEqual({ status: 500, body: value });
    expect([await kept(prepared), prepared.events()]).toEqual([[], []]);
  });

  test("and fails itself leaves the failure to whoever runs the server", async () => {
    const failure = new Error("a bug in the adapter");
    const prepared = await prepareAccount(
      "imported",
      {},
      { vendor: { verify: () => Promise.reject(failure) } },
    );
    await expect(attach(prepared)).rejects.toBe(failure);
  });
});
