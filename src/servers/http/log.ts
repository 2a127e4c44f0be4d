import type { OperationId } from "../../../generated/rest-operations.ts";
import { printable } from "../../library/text/printable.ts";
import type { Answered } from "./front-door.ts";

/** A report of a server about its work. */
export type LogEntry =
  | {
      readonly kind: "request";
      readonly method: string;
      /** The path of the request, percent-encoded and without the query. */
      readonly path: string;
      /** The header `traceparent` of W3C Trace Context, as it was sent. */
      readonly traceParent?: string | undefined;
      readonly requestId: string;
      /** The operation of the request; undefined if the contract lacks the path or the method. */
      readonly operationId?: OperationId | undefined;
      /** The status of the answer; 0 if simulated weather cut the connection. */
      readonly status: number;
      readonly milliseconds: number;
      /** The API's error code of the answer. */
      readonly code?: string | undefined;
      /** A sentence about a preference of the request that the server ignores. */
      readonly ignored?: string | undefined;
    }
  | { readonly kind: "failure"; readonly error: unknown; readonly requestId: string }
  /** A failure outside of requests. `task` names the work: "Delivering events to stdout". */
  | { readonly kind: "failure"; readonly error: unknown; readonly task: string }
  | {
      readonly kind: "note" | "warning";
      readonly text: string;
      readonly attributes?: Readonly<Record<string, string | number>>;
    };

/** Receives the reports of a server: failures, and also requests if `requests` is set. */
export interface Log {
  (entry: LogEntry): void;
  readonly requests?: boolean;
}

type RequestEntry = Extract<LogEntry, { kind: "request" }>;

/** Writes failures to the console, so that a server in a test does not fail silently. */
export const logToConsole: Log = (entry) => {
  // biome-ignore lint/suspicious/noConsole: without a log of their own, users have no other place to look
  if (entry.kind === "failure") console.error(entry.error);
};

const SEVERITY = {
  note: ["INFO", 9],
  warning: ["WARN", 13],
  failure: ["ERROR", 17],
} as const;

/**
 * Makes one line of JSON in the log data model of OpenTelemetry, with its semantic names for HTTP.
 * The only headers in the line are the request id and the trace ids; bodies and queries are left
 * out. Control characters for terminals are escaped.
 */
export function toLogLine(entry: LogEntry, now: Date): string {
  if (entry.kind === "request") return requestLine(entry, now);
  const [severity_text, severity_number] = SEVERITY[entry.kind];
  const timestamp = now.toISOString();
  return quote({ timestamp, severity_text, severity_number, ...bodyOf(entry) });
}

function bodyOf(entry: Exclude<LogEntry, RequestEntry>): object {
  if (entry.kind !== "failure") return { body: entry.text, attributes: entry.attributes ?? {} };
  const { error } = entry;
  const exception = exceptionOf(error);
  if ("task" in entry) return { body: `${entry.task} failed.`, attributes: exception };
  const attributes = { "http.request.header.x-request-id": entry.requestId, ...exception };
  return { body: "A request failed.", attributes };
}

function exceptionOf(error: unknown): object {
  if (!(error instanceof Error)) return { "exception.message": String(error) };
  const { name, message, stack = "" } = error;
  return { "exception.type": name, "exception.message": message, "exception.stacktrace": stack };
}

/** Matches W3C Trace Context. Version ff and ids that are all zeros are invalid. */
const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;

function requestLine(entry: RequestEntry, now: Date): string {
  const { method, path, traceParent, requestId, operationId, status, milliseconds } = entry;
  const [, trace_id, span_id] = (traceParent !== undefined && TRACE_PARENT.exec(traceParent)) || [];
  return quote({
    timestamp: now.toISOString(),
    severity_text: "INFO",
    severity_number: 9,
    body: `${method} ${path} ${status}`,
    trace_id,
    span_id,
    attributes: {
      "http.request.method": method,
      "url.path": path,
      "openapi.operation_id": operationId,
      "request.ignored": entry.ignored,
      "http.response.status_code": status,
      "http.server.request.duration": Math.round(milliseconds * 1000) / 1_000_000,
      "error.type": entry.code,
      "http.request.header.x-request-id": requestId,
    },
  });
}

const quote = (value: unknown): string => printable(JSON.stringify(value));

export const toRequestEntry = (
  { request: { method, path, headers }, requestId, seen, reply, code, milliseconds }: Answered,
  ignored?: string,
): RequestEntry => ({
  kind: "request",
  method,
  path,
  traceParent: headers.get("traceparent") ?? undefined,
  requestId,
  operationId: seen.operationId,
  status: reply.status,
  milliseconds,
  code,
  ignored,
});
