/** What a server reports about itself. */
export type LogEntry =
  | {
      readonly kind: "request";
      readonly method: string;
      /** Percent-encoded, and without the query. */
      readonly path: string;
      /** The header of W3C Trace Context, as it was sent. */
      readonly traceParent?: string | undefined;
      readonly requestId: string;
      readonly status: number;
      readonly milliseconds: number;
      /** The code of an error of the API. */
      readonly code?: string | undefined;
    }
  | { readonly kind: "failure"; readonly error: unknown; readonly requestId: string }
  /** A failure outside of any request. `task` is what failed: "Delivering events to stdout". */
  | { readonly kind: "failure"; readonly error: unknown; readonly task: string }
  | {
      readonly kind: "note" | "warning";
      readonly text: string;
      readonly attributes?: Readonly<Record<string, string | number>>;
    };

/** Receives what a server reports: every request only if `requests` is set. */
export interface Log {
  (entry: LogEntry): void;
  readonly requests?: boolean;
}

/** Writes failures to the console, so that a server inside a test does not fail in silence. */
export const logToConsole: Log = (entry) => {
  // biome-ignore lint/suspicious/noConsole: without a log of their own, users have no other place to look
  if (entry.kind === "failure") console.error(entry.error);
};

const SEVERITY = {
  request: ["INFO", 9],
  note: ["INFO", 9],
  warning: ["WARN", 13],
  failure: ["ERROR", 17],
} as const;

/**
 * Makes one line of JSON in the log data model of OpenTelemetry, with its semantic names for HTTP.
 * Of the headers it contains only the request id and the ids of the trace; it never contains bodies
 * and queries.
 */
export function toLogLine(entry: LogEntry, now: Date): string {
  const [severity_text, severity_number] = SEVERITY[entry.kind];
  return `${JSON.stringify({ timestamp: now.toISOString(), severity_text, severity_number, ...bodyOf(entry) })}\n`;
}

function bodyOf(entry: LogEntry): object {
  if (entry.kind === "request") return requestBodyOf(entry);
  if (entry.kind !== "failure") return { body: entry.text, attributes: entry.attributes ?? {} };
  const { error } = entry;
  const exception =
    error instanceof Error
      ? {
          "exception.type": error.name,
          "exception.message": error.message,
          "exception.stacktrace": error.stack ?? "",
        }
      : { "exception.message": String(error) };
  if ("task" in entry) return { body: `${entry.task} failed.`, attributes: exception };
  return {
    body: "A request failed.",
    attributes: { "http.request.header.x-request-id": entry.requestId, ...exception },
  };
}

/** The form of W3C Trace Context. There is no version ff, and ids of zeros only are invalid. */
const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;

function requestBodyOf({
  method,
  path,
  traceParent = "",
  requestId,
  status,
  milliseconds,
  code,
}: Extract<LogEntry, { kind: "request" }>): object {
  const [, trace_id, span_id] = TRACE_PARENT.exec(traceParent) ?? [];
  return {
    body: `${method} ${path} ${status}`,
    ...(trace_id === undefined ? {} : { trace_id, span_id }),
    attributes: {
      "http.request.method": method,
      "url.path": path,
      "http.response.status_code": status,
      "http.server.request.duration": Number((milliseconds / 1000).toFixed(6)),
      ...(code === undefined ? {} : { "error.type": code }),
      "http.request.header.x-request-id": requestId,
    },
  };
}
