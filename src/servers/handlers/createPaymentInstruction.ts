import { type Refusal, type Reply, refuse } from "../api/reply.ts";
import type { ImportKey, Writer } from "../stores/store.ts";
import type { Handler, InstructionQuestion, Schemas, VendorAnswer } from "./handler.ts";
import { emitAdded, emitRefused } from "./rules/events.ts";
import { type Imported, importKeyOf, isImported } from "./rules/import-key.ts";
import { accountNotImported, changeImported } from "./rules/import-refusals.ts";
import { findSupplier, refuseSupplierInBody } from "./rules/suppliers.ts";

const RESOURCE = "PAYMENT_INSTRUCTION";

/** Attaches an instruction that its vendor confirms. A vendor's refusal is final. */
export const createPaymentInstruction: Handler<"createPaymentInstruction"> = async (
  { body },
  { store, settings, vendor },
) => {
  const key = importKeyOf(body);
  if (!findSupplier(key.supplier, settings)) return refuseSupplierInBody(key.supplier);
  const refusal = accountNotImported(key);
  const before = await store.ask((reader) => reader.findImport(key));
  if (!isImported(before))
    return changeImported(store, key, RESOURCE, refusal, async () => refusal);
  const question = { vendor: body.vendor, reference: body.instruction_reference, type: body.type };
  // The vendor is asked outside any transaction, so that no other call waits for a slow vendor.
  const answer = await vendor.verify(question);
  if (answer.outcome === "unavailable") {
    const detail = `${question.vendor} ${answer.reason}. Send the request again as it is.`;
    return refuse("payment_vendor_unavailable", detail);
  }
  // Meanwhile another call may have attached the instruction, or a reset removed the account.
  return changeImported(store, key, RESOURCE, refusal, async (writer, imported) =>
    answer.outcome === "confirmed"
      ? attach(question, answer.details, imported, writer)
      : refuseInstruction(question, answer, key, writer),
  );
};

/** Attaches or replaces an instruction. Only a new instruction emits an event. */
async function attach(
  question: InstructionQuestion,
  details: Readonly<Record<string, unknown>>,
  imported: Imported,
  writer: Writer,
): Promise<Reply<201, Schemas["PaymentInstruction"]>> {
  const { number } = imported.account;
  const isKnown = (await writer.listAdded("instructions", number)).some(
    ({ vendor, reference }) => vendor === question.vendor && reference === question.reference,
  );
  await writer.add("instructions", number, { ...question, details: JSON.stringify(details) });
  if (!isKnown) await emitAdded(writer, imported, RESOURCE, question.reference);
  return { status: 201, body: { platform_account_number: number, reference: question.reference } };
}

async function refuseInstruction(
  { vendor, reference }: InstructionQuestion,
  answer: Extract<VendorAnswer, { readonly outcome: "refused" | "broken" }>,
  key: ImportKey,
  writer: Writer,
): Promise<Refusal<"payment_vendor_failure">> {
  const { reason } = answer;
  const isRefused = answer.outcome === "refused";
  // Lists a fault only for an unknown reference: a 401, for example, is no fault of the request.
  const isUnknown = isRefused && answer.isUnknown === true;
  const words = isRefused
    ? `${vendor} does not confirm the instruction${isUnknown ? "" : `: ${reason}`}. Do not send it again in the same form.`
    : `${vendor} ${reason}. Sending the request again would not help.`;
  const fault = { detail: reason, code: "not_found", attr: "instruction_reference" };
  const refusal = refuse("payment_vendor_failure", words, isUnknown ? [fault] : []);
  const detail = isRefused ? `${vendor} refused the instruction ${reference}: ${reason}.` : words;
  await emitRefused(writer, key, RESOURCE, { code: refusal.body.code, detail });
  return refusal;
}
