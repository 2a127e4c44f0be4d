import { type Refusal, refuse } from "../http/reply.ts";
import type { Handler } from "./handler.ts";
import type { InstructionQuestion } from "./payment-vendor.ts";
import { importKeyOf, isImported } from "./rules/import-key.ts";
import { accountNotImported, refuseWithoutAccount } from "./rules/not-imported.ts";
import { emitAdded, emitRefused } from "./rules/post-import-events.ts";
import { findSupplier, refuseUnknownSupplier } from "./rules/suppliers.ts";

const RESOURCE = "PAYMENT_INSTRUCTION";

/**
 * Asks the payment vendor to confirm an instruction, and attaches it to an imported account. A vendor that refuses does so for good; one that can't be
 * asked leaves everything as it was, and the call can be repeated.
 */
export const createPaymentInstruction: Handler<"createPaymentInstruction"> = async ({ body }, { store, settings, vendor }) => {
  const key = importKeyOf(body);
  if (!findSupplier(key.supplier, settings)) return refuseUnknownSupplier(key.supplier);
  const process = await store.read((reader) => reader.findImport(key));
  if (!isImported(process)) return store.write((writer) => refuseWithoutAccount(accountNotImported(key), process, RESOURCE, writer));
  const { number } = process.account;
  const question = { vendor: body.vendor, reference: body.instruction_reference, type: body.type };
  // Outside of any transaction: a slow vendor holds nobody up. An account that exists stays, so nothing has to be checked again.
  const answer = await vendor.verify(question);
  if (answer.outcome === "unavailable") return vendorUnavailable(question, answer.reason);
  return store.write(async (writer) => {
    if (answer.outcome === "refused") {
      const refusal = vendorFailure(question, answer.reason);
      const detail = `${question.vendor} refused the instruction ${question.reference}: ${answer.reason}.`;
      await emitRefused(writer, key, RESOURCE, { code: refusal.body.code, detail });
      return refusal;
    }
    await writer.putPaymentInstruction(number, { ...question, details: JSON.stringify(answer.details) });
    await emitAdded(writer, key, RESOURCE, question.reference);
    return { status: 201, body: { platform_account_number: number, reference: question.reference } };
  });
};

const vendorFailure = ({ vendor }: InstructionQuestion, reason: string): Refusal<"payment_vendor_failure"> =>
  refuse("payment_vendor_failure", `${vendor} does not confirm the instruction. Do not send it again in the same form.`, [
    { detail: reason, code: "not_found", attr: "instruction_reference" },
  ]);

const vendorUnavailable = ({ vendor }: InstructionQuestion, reason: string): Refusal<"payment_vendor_unavailable"> =>
  refuse("payment_vendor_unavailable", `${vendor} ${reason}. Send the request again as it is.`);
