// Passes requests on to a real server, and checks each request and each answer by the contract.
import { isRefusal } from "../api/reply.ts";
import type { Fetch } from "../http/fetch.ts";
import { findAnswerFaults } from "./answer-faults.ts";
import type { Fault } from "./fault.ts";
import { forward } from "./forward.ts";
import { ownAnswer, passAnswer } from "./pass-answer.ts";
import { findRequestFaults, readRequest } from "./request-faults.ts";

/** A request and its answer, with the places where they break the contract. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** The operation of the request; undefined if the contract lacks the path or the method. */
  readonly operationId: string | undefined;
  /** The status of the server's answer; undefined if the request was not passed on. */
  readonly status: number | undefined;
  readonly requestFaults: readonly Fault[];
  readonly answerFaults: readonly Fault[];
  /** True if the answer satisfies the contract. A request with faults must also be refused. */
  readonly isKept: boolean;
}

type PassedRequest = Pick<Exchange, "method" | "path" | "operationId">;

export interface ProxyOptions {
  readonly upstream: string;
  /** If true, an error replaces a wrong answer, and a wrong request is not passed on. */
  readonly errors?: boolean | undefined;
  readonly report: (exchange: Exchange) => void;
  /** Receives a request without a complete answer of the server. */
  readonly unanswered: (error: unknown, request: PassedRequest) => void;
  /** Receives a request whose caller left before the server answered. */
  readonly left: (request: PassedRequest) => void;
  /** Receives the proxy's answer to a request that it could not pass on. */
  readonly refused: (status: number, detail: string) => void;
  /** The longest time for a complete answer of the server; a minute by default. */
  readonly timeoutMilliseconds?: number | undefined;
  /** The largest size of a body, for requests and answers; 64 MiB by default. */
  readonly bodyBytes?: number | undefined;
  /** Receives errors of the proxy itself. */
  readonly failed: (error: unknown) => void;
}

export function createProxy(options: ProxyOptions): Fetch {
  const upstream = new URL(options.upstream);
  const limits = {
    bytes: options.bodyBytes ?? 64 * 1024 * 1024,
    milliseconds: options.timeoutMilliseconds ?? 60_000,
    via: `energy-contracts-${crypto.randomUUID()}`,
  };
  async function respond(incoming: Request): Promise<Response> {
    if (incoming.headers.get("via")?.includes(limits.via)) {
      // Two proxies in front of each other would pass a request on for ever.
      const detail = `The request has passed this proxy before: ${options.upstream} leads back to it.`;
      options.refused(508, detail);
      return ownAnswer(508, "loop_detected", detail);
    }
    const request = await readRequest(incoming, limits.bytes);
    if (isRefusal(request)) {
      const { status, body } = request;
      // A request whose body broke off is not reported, because its caller has usually left.
      if (body.code !== "parse_error") options.refused(status, body.detail);
      return ownAnswer(status, body.code, body.detail);
    }
    const { method, path, route } = request;
    const passed = { method, path, operationId: route?.operationId };
    const requestFaults = findRequestFaults(request);
    if (options.errors && requestFaults.length > 0) {
      const exchange = { ...passed, status: undefined, requestFaults, answerFaults: [] };
      options.report({ ...exchange, isKept: false });
      const detail = "The request breaks the contract and was not passed on.";
      return ownAnswer(400, "contract_violation", detail, requestFaults);
    }
    const answer = await forward(upstream, request, limits).catch((error: unknown) => {
      if (request.signal.aborted) options.left(passed);
      else options.unanswered(error, passed);
    });
    if (!answer) {
      const detail = `The server at ${options.upstream} gave no answer.`;
      return ownAnswer(502, "upstream_unanswered", detail);
    }
    const { status } = answer;
    const answerFaults = findAnswerFaults(request, answer);
    const isRefused = status >= 400 && status < 500;
    const isKept = answerFaults.length === 0 && (requestFaults.length === 0 || isRefused);
    options.report({ ...passed, status, requestFaults, answerFaults, isKept });
    if (options.errors && answerFaults.length > 0) {
      const detail = "The answer of the server breaks the contract.";
      return ownAnswer(502, "contract_violation", detail, answerFaults);
    }
    return passAnswer(answer, method, isKept ? [] : [...requestFaults, ...answerFaults]);
  }
  return (request) =>
    respond(request).catch((error: unknown) => {
      options.failed(error);
      return ownAnswer(500, "internal_error", "The proxy failed to judge this exchange.");
    });
}
