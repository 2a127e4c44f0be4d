/** What a server tells of itself. */
export type LogEntry =
  | {
      readonly kind: "request";
      readonly request: Request;
      readonly response: Response;
      readonly milliseconds: number;
    }
  | { readonly kind: "failure"; readonly error: unknown; readonly requestId: string }
  /** What failed without a request: "Delivering events to stdout". */
  | { readonly kind: "failure"; readonly error: unknown; readonly task: string }
  | {
      readonly kind: "note" | "warning";
      readonly text: string;
      readonly attributes?: Readonly<Record<string, string | number>>;
    };

/** Receives what is told. With `requests` it is told of every request, too. */
export interface Log {
  (entry: LogEntry): void;
  readonly requests?: boolean;
}

/** Failures on the console, so that a server inside a test does not fail in silence. */
export const logToConsole: Log = (entry) => {
  // biome-ignore lint/suspicious/noConsole: whoever passes no log of their own has no other place to look
  if (entry.kind === "failure") console.error(entry.error);
};

const SEVERITY = {
  request: ["INFO", 9],
  note: ["INFO", 9],
  warning: ["WARN", 13],
  failure: ["ERROR", 17],
} as const;

/** One line of JSON in the log data model of OpenTelemetry, with its semantic names for HTTP. Headers, bodies and queries are never in it. */
export function toLogLine(entry: LogEntry, now: Date): string {
  const [severity_text, severity_number] = SEVERITY[entry.kind];
  return `${JSON.stringify({ timestamp: now.toISOString(), severity_text, severity_number, ...describe(entry) })}\n`;
}

function describe(entry: LogEntry): object {
  if (entry.kind === "request") return describeRequest(entry);
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

/** As W3C Trace Context has it: the version ff is none, and ids that are all zeros are invalid. */
const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;

function describeRequest({
  request,
  response,
  milliseconds,
}: Extract<LogEntry, { kind: "request" }>): object {
  const [, trace_id, span_id] = TRACE_PARENT.exec(request.headers.get("traceparent") ?? "") ?? [];
  const path = new URL(request.url).pathname;
  return {
    body: `${request.method} ${path} ${response.status}`,
    ...(trace_id === undefined ? {} : { trace_id, span_id }),
    attributes: {
      "http.request.method": request.method,
      "url.path": path,
      "http.response.status_code": response.status,
      "http.server.request.duration": Number((milliseconds / 1000).toFixed(6)),
      "http.request.header.x-request-id": response.headers.get("x-request-id") ?? "",
    },
  };
}
