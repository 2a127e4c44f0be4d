import { type Log, type LogEntry, toLogLine } from "../../server/log.ts";
import type { Io } from "../command.ts";
import { printable, printableLines } from "../terminal/text.ts";

/** Logs a server's requests on stderr in one of the forms of --log. Failures are always logged. */
export function requestLog(form: string | undefined, io: Io): Log {
  const chosen = form ?? (io.isErrTerminal ? "pretty" : "json");
  const write = (entry: LogEntry) =>
    io.err(`${chosen === "json" ? jsonLine(entry) : prettyLine(entry)}\n`);
  return Object.assign(write, { requests: chosen !== "none" });
}

/** JSON leaves some control characters as they are, which a terminal would obey. */
const jsonLine = (entry: LogEntry): string => printable(toLogLine(entry, new Date()).trimEnd());

function prettyLine(entry: LogEntry): string {
  if (entry.kind === "request") {
    const { method, path, status, milliseconds, code } = entry;
    return `${status} ${method} ${path} ${milliseconds.toFixed(1)} ms${code ? ` ${code}` : ""}`;
  }
  if (entry.kind !== "failure") return printableLines(entry.text);
  const { error } = entry;
  const task = "task" in entry ? entry.task : `Request ${entry.requestId}`;
  return printableLines(`${task} failed: ${error instanceof Error ? error.stack : String(error)}`);
}
