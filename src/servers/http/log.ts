import type { OperationId } from "../../../generated/rest-operations.ts";
import { printable } from "../../library/text/printable.ts";
import type { Answered } from "./front-door.ts";

/** A server reports this about itself. */
export type LogEntry =
  | {
      readonly kind: "request";
      readonly method: string;
      /** The path is percent-encoded, and has no query. */
      readonly path: string;
      /** The header of W3C Trace Context, as it was sent. */
      readonly traceParent?: string | undefined;
      readonly requestId: string;
      /** Undefined if path or method do not exist in the contract. */
      readonly operationId?: OperationId | undefined;
      /** 0 if the connection was cut in place of an answer, as simulated weather may ask. */
      readonly status: number;
      readonly milliseconds: number;
      /** The code of an error of the API. */
      readonly code?: string | undefined;
      /** A sentence about a wish of the request that the server ignores. */
      readonly ignored?: string | undefined;
    }
  | { readonly kind: "failure"; readonly error: unknown; readonly requestId: string }
  /** A failure outside of any request. `task` names the work: "Delivering events to stdout". */
  | { readonly kind: "failure"; readonly error: unknown; readonly task: string }
  | {
      readonly kind: "note" | "warning";
      readonly text: string;
      readonly attributes?: Readonly<Record<string, string | number>>;
    };

/** Receives the reports of a server. It gets requests only if `requests` is set. */
export interface Log {
  (entry: LogEntry): void;
  readonly requests?: boolean;
}

export type RequestEntry = Extract<LogEntry, { kind: "request" }>;

/** Writes failures to the console, so that a server inside a test does not fail in silence. */
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
 * Of the headers it contains only the request id and the ids of the trace; it never contains bodies
 * and queries. Characters that a terminal would obey are spelled out.
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

/** The form of W3C Trace Context. Version ff does not exist, and ids of zeros only are invalid. */
const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;

/** Adds pieces, which is quick. Method, encoded path and id need no escapes in JSON. */
function requestLine(entry: RequestEntry, now: Date): string {
  const { method, path, traceParent, requestId, operationId, status, milliseconds } = entry;
  const { code, ignored } = entry;
  const [, trace, span] = (traceParent !== undefined && TRACE_PARENT.exec(traceParent)) || [];
  const ids = trace === undefined ? "" : `"trace_id":"${trace}","span_id":"${span}",`;
  const error = code === undefined ? "" : `"error.type":${quote(code)},`;
  const operation = operationId === undefined ? "" : `"openapi.operation_id":"${operationId}",`;
  const note = ignored === undefined ? "" : `"request.ignored":${quote(ignored)},`;
  const seconds = Math.round(milliseconds * 1000) / 1_000_000;
  return (
    `{"timestamp":"${timeOf(now)}","severity_text":"INFO","severity_number":9,` +
    `"body":"${method} ${path} ${status}",${ids}"attributes":{` +
    `"http.request.method":"${method}","url.path":"${path}",` +
    `${operation}${note}"http.response.status_code":${status},"http.server.request.duration":${seconds},${error}` +
    `"http.request.header.x-request-id":"${requestId}"}}`
  );
}

const quote = (value: unknown): string => printable(JSON.stringify(value));

let last = { second: 0, text: "" };

/** Writes a time in ISO 8601. Most lines are of the same second as the line before. */
function timeOf(now: Date): string {
  const second = Math.floor(now.getTime() / 1000);
  if (second !== last.second) last = { second, text: now.toISOString().slice(0, -4) };
  return `${last.text}${String(now.getMilliseconds()).padStart(3, "0")}Z`;
}

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
