// Between Node's HTTP server and a server of plain data.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Serve } from "../http/serve.ts";
import { NodeRequest } from "./node-request.ts";
import { readAddress } from "./read-address.ts";
import { answerFailure, type ReportUnreadable, refuseUnreadable } from "./refuse-unreadable.ts";
import { writeAnswer } from "./write-answer.ts";

/** `hostname` is for HTTP/1.0, which has no header Host. */
export function adapt(serve: Serve, hostname: string, report: ReportUnreadable) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const request = readRequest(incoming, outgoing, hostname);
      const answer =
        typeof request === "string" ? refuseUnreadable(request, report) : await serve(request);
      if (answer.status === 0) outgoing.destroy();
      else await writeAnswer(outgoing, answer);
    } catch (error) {
      // A fetch function of the user's failed, or a stream that it answered with.
      process.emitWarning(error instanceof Error ? error : String(error));
      if (outgoing.headersSent) outgoing.destroy();
      else await writeAnswer(outgoing, answerFailure());
    }
  };
}

/** The request, or why it can't be read. */
function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  hostname: string,
): NodeRequest | string {
  const address = readAddress(incoming.headers.host || hostname, incoming.url ?? "");
  if (!address) return "its address is not valid";
  if (!namesItsHost(incoming)) return "it needs the header Host, once";
  return new NodeRequest(address, incoming, outgoing);
}

/** Of two Host headers, a proxy in front could read one and this server the other. */
function namesItsHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const count = rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === "host",
  ).length;
  return count === 0 ? httpVersion === "1.0" : count === 1 && headers.host !== "";
}
