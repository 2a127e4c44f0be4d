// The types of handlers. A handler gets and answers only what its operation declares.
import type { AnswerMap } from "../../../generated/answer-map.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components, operations } from "../../../generated/rest-types.ts";
import type { FilledConfig } from "../../../generated/server-types.ts";
import type { Batches, Reply } from "../api/reply.ts";
import type { PaymentInstruction, Store } from "../stores/store.ts";

export type Schemas = components["schemas"];
type Operation<Id extends OperationId> = operations[Id];

/** The path and query parameters of an operation. A parameter with a default always has a value. */
type Parameters<Id extends OperationId> = OrNone<Operation<Id>["parameters"]["path"]> &
  OrNone<Operation<Id>["parameters"]["query"]>;
type OrNone<Values> = [NonNullable<Values>] extends [never] ? unknown : NonNullable<Values>;

type Body<Id extends OperationId> =
  Operation<Id> extends { requestBody: { content: { "application/json": infer Value } } }
    ? Value
    : undefined;

/** The type of a sent body. A list may also be sent in batches. */
type Sent<Value> = Value extends readonly (infer Item)[] ? Value | Batches<Item> : Value;
export type Replies<Id extends OperationId> = {
  [Status in keyof AnswerMap[Id] & number]: Reply<Status, Sent<AnswerMap[Id][Status]>>;
}[keyof AnswerMap[Id] & number];

/** A request that satisfies the contract. */
export interface HandlerRequest<Id extends OperationId> {
  readonly parameters: Parameters<Id>;
  readonly body: Body<Id>;
  /** Returns the address of the request, as the caller knows it. Few handlers need the address. */
  url(): string;
}

export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
  context: Context,
) => Promise<Replies<Id>>;

/** An import supplier with the operator's settings. */
export type Supplier = FilledConfig["suppliers"][number] & { readonly documentRoot: string };

/** The operator's configuration with all defaults, as in config/settings.schema.json. */
export interface Settings extends Omit<FilledConfig, "suppliers"> {
  readonly suppliers: readonly Supplier[];
}

/** The tools that a handler has besides its request. The clock is a part of the store. */
export interface Context {
  readonly store: Store;
  readonly settings: Settings;
  readonly ids: Ids;
  readonly vendor: PaymentVendor;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Makes account numbers and secrets. */
export interface Ids {
  /** Makes the number of a new account. It is called again if an account has that number. */
  accountNumber(): string;
  /** Makes a text for a token that nobody can guess. */
  secret(): string;
}

/** The instruction about which a payment vendor is asked. */
export type InstructionQuestion = Omit<PaymentInstruction, "details">;

/**
 * The answer of a vendor about an instruction. A refusal is final, and its reason is a sentence
 * without a full stop. An unavailable vendor may answer the next time; a broken vendor will not.
 * For both, the reason continues a sentence that begins with the vendor's name: "did not answer in
 * time".
 */
export type VendorAnswer =
  | { readonly outcome: "confirmed"; readonly details: Readonly<Record<string, unknown>> }
  /** `isUnknown` is true if the vendor has no instruction with this reference. */
  | { readonly outcome: "refused"; readonly reason: string; readonly isUnknown?: boolean }
  | { readonly outcome: "unavailable"; readonly reason: string }
  | { readonly outcome: "broken"; readonly reason: string };

/** The service that verifies payment instructions. */
export interface PaymentVendor {
  verify(question: InstructionQuestion): Promise<VendorAnswer>;
  /** Forgets earlier questions, for a vendor that remembers them. */
  reset?(): void;
}
