// What a handler is: it gets what its operation declares, and can answer only what that declares.
import type { AnswerMap } from "../../../generated/answer-map.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { components, operations } from "../../../generated/rest-types.ts";
import type { Batches, Reply } from "../api/reply.ts";
import type { Context } from "./context.ts";

/** The schemas of the contract. */
export type Schemas = components["schemas"];
type Operation<Id extends OperationId> = operations[Id];

type ParametersIn<
  Id extends OperationId,
  Location extends "path" | "query",
> = Operation<Id>["parameters"] extends { [key in Location]?: infer Values }
  ? NonNullable<Values>
  : never;
/** Path and query parameters together. One with a default always has a value. */
type Parameters<Id extends OperationId> = ([ParametersIn<Id, "path">] extends [never]
  ? unknown
  : ParametersIn<Id, "path">) &
  ([ParametersIn<Id, "query">] extends [never] ? unknown : ParametersIn<Id, "query">);

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
