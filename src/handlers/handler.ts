// What a handler is, by the contract: it gets what the operation declares, and may answer what the operation declares.
import type { OperationId } from "../../generated/rest-operations.ts";
import type { components, operations } from "../../generated/rest-types.ts";
import type { Reply } from "../api/reply.ts";
import type { Context } from "./context.ts";

export type Schemas = components["schemas"];
type Operation<Id extends OperationId> = operations[Id];

type Part<
  Id extends OperationId,
  Place extends "path" | "query",
> = Operation<Id>["parameters"] extends { [key in Place]?: infer Values }
  ? NonNullable<Values>
  : never;
/** Path and query parameters together, read by their types. Those with a default always have a value. */
type Parameters<Id extends OperationId> = ([Part<Id, "path">] extends [never]
  ? unknown
  : Part<Id, "path">) &
  ([Part<Id, "query">] extends [never] ? unknown : Part<Id, "query">);

type Body<Id extends OperationId> =
  Operation<Id> extends { requestBody: { content: { "application/json": infer Value } } }
    ? Value
    : undefined;

type JsonOf<Answer> = Answer extends { content: { "application/json": infer Value } }
  ? Value
  : never;
/** Every status that the operation declares, each with its body. */
export type Replies<Id extends OperationId> = {
  [Status in keyof Operation<Id>["responses"] & number]: Reply<
    Status,
    JsonOf<Operation<Id>["responses"][Status]>
  >;
}[keyof Operation<Id>["responses"] & number];

export interface HandlerRequest<Id extends OperationId> {
  readonly parameters: Parameters<Id>;
  readonly body: Body<Id>;
  /** The address that was called, as the caller knows it. */
  readonly url: URL;
}

/** One operation of the API: from a request that holds the contract to an answer that does. */
export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
  context: Context,
) => Promise<Replies<Id>>;
