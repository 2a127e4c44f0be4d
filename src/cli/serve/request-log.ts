import { type Log, type LogEntry, toLogLine } from "../../server/log.ts";
import type { Io } from "../command.ts";

/** Logs a server's requests on stderr in one of the forms of --log. Failures are always logged. */
export function requestLog(form: string | undefined, io: Io): Log {
  const chosen = form ?? (io.isErrTerminal ? "pretty" : "json");
  const write = (entry: LogEntry) =>
    io.err(chosen === "json" ? toLogLine(entry, new Date()) : prettyLine(entry));
  return Object.assign(write, { requests: chosen !== "none" });
}

function prettyLine(entry: LogEntry): string {
  if (entry.kind === "request") {
    const { request, response, milliseconds } = entry;
    return `${response.status} ${request.method} ${new URL(request.url).pathname} ${milliseconds.toFixed(1)} ms\n`;
  }
  if (entry.kind !== "failure") return `${entry.text}\n`;
  const { error } = entry;
  const task = "task" in entry ? entry.task : `Request ${entry.requestId}`;
  return `${task} failed: ${error instanceof Error ? error.stack : String(error)}\n`;
}
