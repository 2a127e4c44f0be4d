import type { components } from "../../../generated/rest-types.ts";
import { ERROR_CODES } from "../../../generated/rest-values.ts";

/**
 * A handler answers with this data, and the front door makes an HTTP response of it. A body that is
 * a ReadableStream is sent as it comes, and the headers say its media type.
 */
export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as JSON, if the handler has it already. It is then sent as it is. */
  readonly text?: string;
}

/** The body of a reply that is a JSON array of any length. A batch is read when it is asked for. */
export class Batches<Item = unknown> {
  readonly items: AsyncIterable<readonly Item[]>;

  constructor(items: AsyncIterable<readonly Item[]>) {
    this.items = items;
  }
}

export type ErrorCode = keyof typeof ERROR_CODES;
export type ErrorBody = components["schemas"]["Error"];
export type ErrorItem = components["schemas"]["ErrorItem"];
type StatusOf<Code extends ErrorCode> = (typeof ERROR_CODES)[Code]["status"];

export type Refusal<Code extends ErrorCode = ErrorCode> = Reply<StatusOf<Code>, ErrorBody>;

/** The headers of a refusal that needs none. */
export const NO_HEADERS: Readonly<Record<string, string>> = {};

/** The code decides the status, people read `detail`, and `errors` names each value at fault. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  detail: string,
  errors: readonly ErrorItem[] = [],
  headers = NO_HEADERS,
): Refusal<Code> {
  return { status: ERROR_CODES[code].status, body: { detail, code, errors: [...errors] }, headers };
}

/** Tells a refusal from the value that a reader returns when there is nothing to refuse. */
export const isRefusal = (value: object): value is Refusal =>
  "body" in value && "status" in value && Number(value.status) >= 400;

/** The header Authorization says who the caller claims to be. */
export type Credentials =
  | { readonly kind: "none" }
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "apiKey"; readonly apiKey: string }
  | { readonly kind: "unreadable"; readonly reason: string };

/** The path and query parameters of a request, read by the types that the contract gives them. */
export type ParameterValues = Readonly<Record<string, string | number | boolean>>;

type Schemas = components["schemas"];

/** Adds the transaction at fault: the first one if no fault is in a transaction. */
export function withTransaction(
  { body, ...reply }: Refusal & Reply<400>,
  sent: unknown,
): Reply<400, Schemas["TransactionImportError"] | Schemas["Error"]> {
  const transactions: unknown = (sent as { readonly transactions?: unknown } | null)?.transactions;
  const inside = body.errors.find(({ attr }) => attr?.startsWith("transactions."));
  const [, index] = inside?.attr?.split(".") ?? [];
  const transaction: unknown = Array.isArray(transactions) && transactions[Number(index ?? 0)];
  if (typeof transaction !== "object" || transaction === null || Array.isArray(transaction))
    return { ...reply, body };
  const transaction_data = { ...transaction };
  const error_detail = (inside ?? body.errors[0])?.detail ?? body.detail;
  const status = "TRANSACTION_IMPORT_ERROR";
  return { ...reply, body: { ...body, status, error_detail, transaction_data } };
}
