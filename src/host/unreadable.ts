// What never becomes a request still gets the error body of the API.
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorBody, refuse } from "../api/reply.ts";
import { corsHeaders } from "../http/cors.ts";
import { toResponse } from "../http/to-response.ts";

const headersOfAll = (): Record<string, string> => ({
  ...corsHeaders(),
  "X-Request-Id": crypto.randomUUID(),
});

/** Is told of each answer that is given here, as nobody else sees those requests. */
export type Told = (status: number, detail: string) => void;

/** The answer to a request that has no address, or none that can be used. */
export function unreadable(reason: string, told: Told): Response {
  const refusal = refuse("parse_error", `The request can't be read: ${reason}.`);
  told(refusal.status, refusal.body.detail);
  return toResponse({ ...refusal, headers: headersOfAll() });
}

const FAULTS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of the request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time."],
};

/** Answers what Node could not read as HTTP, or not in time. */
export function answerFault(error: NodeJS.ErrnoException, socket: Duplex, told: Told): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = FAULTS[error.code ?? ""] ?? [400, "The request is not valid HTTP."];
  told(status, detail);
  write(socket, status, { detail, code: "parse_error", errors: [] });
}

/** Answers a CONNECT, which asks for a tunnel to somewhere else. */
export function answerTunnel(socket: Duplex, told: Told): void {
  socket.on("error", () => socket.destroy());
  const { status, body } = refuse(
    "method_not_allowed",
    "The method CONNECT is not available here.",
  );
  told(status, body.detail);
  write(socket, status, body, { Allow: "GET, HEAD, POST, OPTIONS" });
}

function write(
  socket: Duplex,
  status: number,
  errorBody: ErrorBody,
  more: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(errorBody);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": body.length,
    Connection: "close",
    ...headersOfAll(),
    ...more,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
}
