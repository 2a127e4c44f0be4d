// Connects Node's HTTP server with a server that takes and returns plain data.
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { codeOf } from "../../library/text/system-error.ts";
import { CUT, type HttpAnswer, type Serve } from "../http/fetch.ts";
import { NodeRequest, readHeader } from "./node-request.ts";
import { readAddress } from "./read-address.ts";
import { answerFailure, type ReportUnreadable, refuseUnreadable } from "./refuse-unreadable.ts";

/** Makes a listener for Node's server. `hostname` stands in for the Host that HTTP/1.0 lacks. */
export function adapt(serve: Serve, hostname: string, report: ReportUnreadable) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const request = readRequest(incoming, outgoing, hostname);
      const answer =
        typeof request === "string" ? refuseUnreadable(request, report) : await serve(request);
      if (answer.status === CUT) outgoing.destroy();
      else await writeAnswer(outgoing, answer);
    } catch (error) {
      // The user's fetch function has failed, or a stream that it returned.
      process.emitWarning(error instanceof Error ? error : String(error));
      if (outgoing.headersSent) outgoing.destroy();
      else await writeAnswer(outgoing, answerFailure());
    }
  };
}

function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  hostname: string,
): NodeRequest | string {
  const { rawHeaders, headers, httpVersion, url = "" } = incoming;
  const address = readAddress(headers.host || hostname, url);
  if (!address) return "its address is not valid";
  // Refuses two Host headers: a proxy in front could read the first, and this server the second.
  const hosts = readHeader(rawHeaders, "host");
  if (hosts === null ? httpVersion !== "1.0" : hosts !== headers.host || hosts === "")
    return "it needs the header Host, once";
  return new NodeRequest(address, incoming, outgoing);
}

const ENDLESS = new WeakSet<ServerResponse>();

/** True if an answer is a stream that never ends by itself. */
export const isEndless = (outgoing: ServerResponse): boolean => ENDLESS.has(outgoing);

const UNKNOWN_TYPE = { "content-type": "text/plain; charset=UTF-8" };

async function writeAnswer(
  outgoing: ServerResponse,
  { status, headers: given, body }: HttpAnswer,
): Promise<void> {
  if (body === null || typeof body === "string" || body instanceof Uint8Array) {
    const length = body === null ? {} : { "content-length": Buffer.byteLength(body) };
    outgoing.writeHead(status, { ...given, ...length }).end(body);
    return;
  }
  const headers = "content-type" in given ? given : { ...given, ...UNKNOWN_TYPE };
  if (headers["content-type"] === "text/event-stream") ENDLESS.add(outgoing);
  outgoing.writeHead(status, headers).flushHeaders();
  try {
    await pipeline(body, outgoing);
  } catch (error) {
    // The caller has left, which has cancelled the stream.
    if (codeOf(error) !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
