import { type Log, type LogEntry, toLogLine } from "../../server/log.ts";
import type { Io } from "../command.ts";
import { printable, printableLines } from "../terminal/text.ts";

/**
 * Logs a server's requests on stderr in one of the forms of --log. Failures are always logged. The
 * lines of one turn of the event loop are written together.
 */
export function requestLog(form: string | undefined, io: Io): Log {
  const chosen = form ?? (io.isErrTerminal ? "pretty" : "json");
  let lines = "";
  const flush = (): void => {
    if (lines !== "") io.err(lines);
    lines = "";
  };
  io.atExit(flush);
  const write = (entry: LogEntry): void => {
    if (lines === "") setImmediate(flush);
    lines += `${chosen === "json" ? jsonLine(entry) : prettyLine(entry)}\n`;
    if (entry.kind !== "request") flush();
  };
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
