// Answers bytes that are not a valid HTTP request with the error body of the API.
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type Reply, refuse } from "../api/reply.ts";
import { corsHeaders } from "../http/cors.ts";
import type { HttpAnswer } from "../http/fetch.ts";
import { lowerCased, toAnswer } from "../http/to-answer.ts";

export type ReportUnreadable = (status: number, detail: string) => void;

export function refuseUnreadable(reason: string, report: ReportUnreadable): HttpAnswer {
  const refusal = refuse("parse_error", `The request can't be read: ${reason}.`);
  report(refusal.status, refusal.body.detail);
  return alone(refusal);
}

export const answerFailure = (): HttpAnswer =>
  alone(refuse("internal_error", "The server failed to answer this request."));

const alone = (reply: Reply): HttpAnswer =>
  toAnswer(reply, lowerCased(corsHeaders()), crypto.randomUUID());

const FAULTS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of the request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time."],
};

export function refuseBroken(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  report: ReportUnreadable,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = FAULTS[error.code ?? ""] ?? [400, "The request is not valid HTTP."];
  report(status, detail);
  write(socket, { status, body: { detail, code: "parse_error", errors: [] } });
}

export function refuseTunnel(socket: Duplex, report: ReportUnreadable): void {
  socket.on("error", () => socket.destroy());
  const detail = "The method CONNECT is not available here.";
  const refusal = refuse("method_not_allowed", detail, [], { Allow: "GET, HEAD, POST, OPTIONS" });
  report(refusal.status, detail);
  write(socket, refusal);
}

function write(socket: Duplex, reply: Reply): void {
  const { status, headers, body } = alone(reply);
  const whole = { ...headers, "content-length": String(body).length, connection: "close" };
  const lines = Object.entries(whole).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
}
