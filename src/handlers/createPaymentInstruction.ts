import { type Refusal, type Reply, refuse } from "../http/reply.ts";
import type { Writer } from "../stores/store.ts";
import type { Handler, Schemas } from "./handler.ts";
import type { InstructionQuestion } from "./payment-vendor.ts";
import { type Imported, importKeyOf, isImported } from "./rules/import-key.ts";
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
  const question = { vendor: body.vendor, reference: body.instruction_reference, type: body.type };
  // Outside of any transaction: a slow vendor holds nobody up. An account that exists stays, so nothing has to be checked again.
  const answer = await vendor.verify(question);
  if (answer.outcome === "unavailable") return vendorUnavailable(question, answer.reason);
  if (answer.outcome === "confirmed") return store.write((writer) => attach(question, answer.details, process, writer));
  const isRefused = answer.outcome === "refused";
  const refusal = isRefused ? vendorRefusal(question, answer.reason) : vendorFailure(question, answer.reason);
  return store.write(async (writer) => {
    const detail = isRefused ? `${question.vendor} refused the instruction ${question.reference}: ${answer.reason}.` : refusal.body.detail;
    await emitRefused(writer, key, RESOURCE, { code: refusal.body.code, detail });
    return refusal;
  });
};

/** Attaches an instruction, or replaces it where it is attached already; an event tells of the first time only. */
async function attach(
  question: InstructionQuestion,
  details: Readonly<Record<string, unknown>>,
  { supplier, externalNumber, account: { number } }: Imported,
  writer: Writer,
): Promise<Reply<201, Schemas["PaymentInstruction"]>> {
  const key = { supplier, externalNumber };
  await writer.findImport(key); // holds the account, so that of two calls for one instruction one is the first
  const isKnown = (await writer.listPaymentInstructions(number)).some(isSame(question));
  await writer.putPaymentInstruction(number, { ...question, details: JSON.stringify(details) });
  if (!isKnown) await emitAdded(writer, key, RESOURCE, question.reference);
  return { status: 201, body: { platform_account_number: number, reference: question.reference } };
}

const isSame =
  ({ vendor, reference }: InstructionQuestion) =>
  (other: InstructionQuestion): boolean =>
    other.vendor === vendor && other.reference === reference;

const vendorFailure = ({ vendor }: InstructionQuestion, reason: string): Refusal<"payment_vendor_failure"> =>
  refuse("payment_vendor_failure", `${vendor} ${reason}. Sending the request again would not help.`);

const vendorRefusal = ({ vendor }: InstructionQuestion, reason: string): Refusal<"payment_vendor_failure"> =>
  refuse("payment_vendor_failure", `${vendor} does not confirm the instruction. Do not send it again in the same form.`, [
    { detail: reason, code: "not_found", attr: "instruction_reference" },
  ]);

const vendorUnavailable = ({ vendor }: InstructionQuestion, reason: string): Refusal<"payment_vendor_unavailable"> =>
  refuse("payment_vendor_unavailable", `${vendor} ${reason}. Send the request again as it is.`);
