import type { components } from "../../../generated/rest-types.ts";
import { ERROR_CODES } from "../../../generated/rest-values.ts";

/** The answer of a handler. A ReadableStream is sent as it is, with the type in `headers`. */
export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A reply body that is a JSON array of any length. Each batch is read only when it is sent. */
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

/** Makes a refusal. The code decides the status; `detail` is for people; `errors` lists faults. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  detail: string,
  errors: readonly ErrorItem[] = [],
  headers?: Reply["headers"],
): Refusal<Code> {
  return { status: ERROR_CODES[code].status, body: { detail, code, errors: [...errors] }, headers };
}

// The header of an answer with 429. Its value is the seconds that the caller has to wait.
export const WHILE_BUSY = { "Retry-After": "2" };
export const IN_BAD_WEATHER = { "Retry-After": "1" };

export const isRefusal = (value: object): value is Refusal =>
  "body" in value && "status" in value && Number(value.status) >= 400;

/** Who the caller claims to be, as the header Authorization says. */
export type Credentials =
  | { readonly kind: "none" }
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "apiKey"; readonly apiKey: string }
  | { readonly kind: "unreadable"; readonly reason: string };

export type ParameterValues = Readonly<Record<string, string | number | boolean>>;

/** Adds the faulty transaction to a refusal, or the first transaction if none is faulty. */
export function withTransaction({ body, ...reply }: Refusal & Reply<400>, sent: unknown) {
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
