import type { OperationId } from "../../../../generated/rest-operations.ts";
import type { ErrorItem } from "../../api/reply.ts";

/** A request that was answered. */
export interface RecordedRequest {
  /** Its place among all requests of this server, from 1. */
  readonly number: number;
  /** The header X-Request-Id of its answer. */
  readonly request_id: string;
  /** When it was answered, by the clock of the machine. */
  readonly answered_at: string;
  readonly method: string;
  /** Percent-encoded, with the query. */
  readonly path: string;
  /** Null if path or method do not exist in the contract. */
  readonly operation: OperationId | null;
  /** 0 if the connection was cut in place of an answer. */
  readonly status: number;
  /** The code of an error of the API. */
  readonly code: string | null;
  readonly milliseconds: number;
  /** The values at fault, as the answer lists them. */
  readonly faults: readonly ErrorItem[];
  /**
   * The JSON body that was sent; undefined if there was none, if it was not read, or if it was one
   * of those that hold secrets.
   */
  readonly request_body?: unknown;
  /** The JSON body that was answered, with the same exceptions. */
  readonly response_body?: unknown;
}
