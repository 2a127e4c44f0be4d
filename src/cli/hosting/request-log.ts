import { printable } from "../../library/text/printable.ts";
import { stackOf } from "../../library/text/system-error.ts";
import { CUT } from "../../servers/http/fetch.ts";
import { type Log, type LogEntry, toLogLine } from "../../servers/http/log.ts";
import type { Io, Option, ParsedArguments } from "../command.ts";

export const logOption: Option = {
  value: "FORM",
  choices: ["pretty", "json", "none"],
  help: "How requests are logged on stderr (pretty on a terminal, else json).",
};

export const requestLog = (args: Pick<ParsedArguments, "has" | "text">, io: Io): Log =>
  openLog(args.text("log") ?? (args.has("quiet") ? "none" : undefined), io);

/** The time that a line waits for more lines, because each write costs as much as a request. */
const WAIT_MILLISECONDS = 10;

/** Opens a log on stderr in the form of --log. Failures are always logged, and at once. */
export function openLog(form: string | undefined, io: Io): Log {
  const chosen = form ?? (io.isErrTerminal ? "pretty" : "json");
  let lines = "";
  const flush = (): void => {
    if (lines !== "") io.err(lines);
    lines = "";
  };
  io.atExit(flush);
  const write = (entry: LogEntry): void => {
    if (lines === "") setTimeout(flush, WAIT_MILLISECONDS);
    lines += `${chosen === "json" ? toLogLine(entry, new Date()) : prettyLine(entry)}\n`;
    if (entry.kind !== "request") flush();
  };
  return Object.assign(write, { requests: chosen !== "none" });
}

function prettyLine(entry: LogEntry): string {
  if (entry.kind === "request") {
    const { method, path, operationId = "-", status, code, milliseconds, ignored } = entry;
    const answer = [status === CUT ? "cut" : status, ...(code ? [code] : [])].join(" ");
    const line = `${method} ${path} ${operationId} ${answer} ${milliseconds.toFixed(1)} ms`;
    return ignored === undefined ? line : `${line}  ${printable(ignored)}`;
  }
  if (entry.kind !== "failure") return printable(entry.text);
  const { error } = entry;
  const task = "task" in entry ? entry.task : `Request ${entry.requestId}`;
  return `${printable(task)} failed: ${stackOf(error)}`;
}
