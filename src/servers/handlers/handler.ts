// A handler gets what its operation declares, and can answer only what its operation declares.
import type { AnswerMap } from "../../../generated/answer-map.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components, operations } from "../../../generated/rest-types.ts";
import type { FilledConfig } from "../../../generated/server-types.ts";
import type { Batches, Reply } from "../api/reply.ts";
import type { PaymentInstruction, Store } from "../stores/store.ts";

export type Schemas = components["schemas"];
type Operation<Id extends OperationId> = operations[Id];

/** Path and query parameters together. A parameter with a default always has a value. */
type Parameters<Id extends OperationId> = OrNone<Operation<Id>["parameters"]["path"]> &
  OrNone<Operation<Id>["parameters"]["query"]>;
type OrNone<Values> = [NonNullable<Values>] extends [never] ? unknown : NonNullable<Values>;

type Body<Id extends OperationId> =
  Operation<Id> extends { requestBody: { content: { "application/json": infer Value } } }
    ? Value
    : undefined;

/** A body, or a list in batches. */
type Sent<Value> = Value extends readonly (infer Item)[] ? Value | Batches<Item> : Value;
/** Every status that the operation declares, each with its body. */
export type Replies<Id extends OperationId> = {
  [Status in keyof AnswerMap[Id] & number]: Reply<Status, Sent<AnswerMap[Id][Status]>>;
}[keyof AnswerMap[Id] & number];

/** A handler gets a request that satisfies the contract. */
export interface HandlerRequest<Id extends OperationId> {
  readonly parameters: Parameters<Id>;
  readonly body: Body<Id>;
  /** The address that was called, as the caller sees it. Few ask for it. */
  url(): string;
}

/** One operation of the API: request and reply both satisfy the contract. */
export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
  context: Context,
) => Promise<Replies<Id>>;

/** An import supplier as the operator sets it up. */
export type Supplier = FilledConfig["suppliers"][number] & { readonly documentRoot: string };

/** The operator's configuration, by config/settings.schema.json, with its defaults filled in. */
export interface Settings extends Omit<FilledConfig, "suppliers"> {
  readonly suppliers: readonly Supplier[];
}

/** A handler uses this besides its request. Several servers with one store have one clock. */
export interface Context {
  readonly store: Store;
  readonly settings: Settings;
  readonly ids: Ids;
  readonly vendor: PaymentVendor;
  /** Returns the SHA-256 of a text in hex, at once if it can. By default Web Crypto makes it. */
  readonly sha256?: ((text: string) => string | Promise<string>) | undefined;
  /** Lets time pass, for scenarios that take time. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Makes names for new things. */
export interface Ids {
  /** Makes a number for a new account. It is called again if that number is in use. */
  accountNumber(): string;
  /** Makes a text that nobody can guess, for a token. */
  secret(): string;
}

/** Names an instruction that a payment vendor may know. */
export type InstructionQuestion = Omit<PaymentInstruction, "details">;

/**
 * A vendor says this about an instruction. A refusal is final; its reason is a sentence without a
 * full stop. An unavailable vendor may answer the next time, and a broken one will not. The reasons
 * of these two continue after the vendor's name: "did not answer in time".
 */
export type VendorAnswer =
  | { readonly outcome: "confirmed"; readonly details: Readonly<Record<string, unknown>> }
  /** `isUnknown` says that the vendor has no instruction with this reference. */
  | { readonly outcome: "refused"; readonly reason: string; readonly isUnknown?: boolean }
  | { readonly outcome: "unavailable"; readonly reason: string }
  | { readonly outcome: "broken"; readonly reason: string };

/** The service that verifies payment instructions. */
export interface PaymentVendor {
  verify(question: InstructionQuestion): Promise<VendorAnswer>;
  /** Forgets earlier questions, if the vendor remembers any. */
  reset?(): void;
}
