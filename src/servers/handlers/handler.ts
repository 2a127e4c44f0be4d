// What a handler is: it gets what its operation declares, and can answer only what that declares.
import type { AnswerMap } from "../../../generated/answer-map.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components, operations } from "../../../generated/rest-types.ts";
import type { FilledConfig } from "../../../generated/server-types.ts";
import type { Batches, Reply } from "../api/reply.ts";
import type { PaymentInstruction, Store } from "../stores/store.ts";

/** The schemas of the contract. */
export type Schemas = components["schemas"];
type Operation<Id extends OperationId> = operations[Id];

/** Path and query parameters together. One with a default always has a value. */
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

/** What a handler gets: a request that satisfies the contract. */
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

/** What the operator configures, by config/settings.schema.json, with all that is left out filled in. */
export interface Settings extends Omit<FilledConfig, "suppliers"> {
  readonly suppliers: readonly Supplier[];
}

/** What a handler may use besides its request. Several servers with one store have one clock. */
export interface Context {
  readonly store: Store;
  readonly settings: Settings;
  readonly ids: Ids;
  readonly vendor: PaymentVendor;
  /** Returns the SHA-256 of a text in hex, at once if the machine can. Web Crypto if it is left out. */
  readonly sha256?: ((text: string) => string | Promise<string>) | undefined;
  /** Lets time pass, for scenarios that take time. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Makes names for new things. */
export interface Ids {
  /** A number for a new account. It is called again if that number is in use. */
  accountNumber(): string;
  /** A text that nobody can guess, for a token. */
  secret(): string;
}

/** Names an instruction that a payment vendor may know. */
export type InstructionQuestion = Omit<PaymentInstruction, "details">;

/**
 * What a vendor says about an instruction. A refusal is final; its reason is a sentence without a
 * full stop. A vendor that is unavailable may answer the next time, and one that is broken will
 * not. The reasons of these two continue after the vendor's name: "did not answer in time".
 */
export type VendorAnswer =
  | { readonly outcome: "confirmed"; readonly details: Readonly<Record<string, unknown>> }
  /** `isUnknown` if the vendor has no instruction with this reference. */
  | { readonly outcome: "refused"; readonly reason: string; readonly isUnknown?: boolean }
  | { readonly outcome: "unavailable"; readonly reason: string }
  | { readonly outcome: "broken"; readonly reason: string };

/** The service that verifies payment instructions. */
export interface PaymentVendor {
  verify(question: InstructionQuestion): Promise<VendorAnswer>;
  /** Forgets what it was asked, if it remembers that. */
  reset?(): void;
}
