import { type Log, type LogEntry, toLogLine } from "../../server/log.ts";
import type { Io } from "../command.ts";

/** How a server's requests are told of on stderr. Failures are told of in every form. */
export function requestLog(form: string | undefined, io: Io): Log {
  const chosen = form ?? (io.isErrTerminal ? "pretty" : "json");
  const write = (entry: LogEntry) => io.err(chosen === "json" ? toLogLine(entry, new Date()) : prettyLine(entry));
  return Object.assign(write, { requests: chosen !== "none" });
}

function prettyLine(entry: LogEntry): string {
  if (entry.kind === "note") return `${entry.text}\n`;
  if (entry.kind === "failure") {
    const { error } = entry;
    return `Request ${entry.requestId} failed: ${error instanceof Error ? error.stack : String(error)}\n`;
  }
  const { request, response, milliseconds } = entry;
  return `${response.status} ${request.method} ${new URL(request.url).pathname} ${milliseconds.toFixed(1)} ms\n`;
}
