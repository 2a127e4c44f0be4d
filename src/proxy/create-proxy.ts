// Prism as a referee: requests are passed on to a real server, and both sides of the exchange are held against the contract.

import { isRefusal } from "../api/reply.ts";
import { corsHeaders } from "../http/cors.ts";
import type { Fetch } from "../http/front-door.ts";
import { findPlace, findRoute, type Route } from "../http/route.ts";
import { contractEngine } from "../prism/contract-engine.ts";
import type { Engine } from "../prism/engine.ts";
import type { Fault } from "../prism/fault.ts";
import { findAnswerTypeFaults, MEDIA_TYPE } from "./answer-faults.ts";
import { type Forwarded, forward } from "./forward.ts";
import { findFrontDoorFaults, isReadMoreStrictly } from "./front-door-faults.ts";
import { judgedAnswerBody, judgedRequestBody, withFault } from "./judged-body.ts";
import { judgedRequest } from "./judged-request.ts";
import { VIOLATIONS_HEADER, violationsHeader } from "./violations-header.ts";

/** One request with what the server made of it, and in what either departs from the contract. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** The operation; undefined where the contract has nothing at this path, or not with this method. */
  readonly operationId: string | undefined;
  /** What the server answered; undefined where the request was not passed on. */
  readonly status: number | undefined;
  readonly requestFaults: readonly Fault[];
  readonly responseFaults: readonly Fault[];
  /** Whether the contract is kept: a request that breaks it has to be refused, and every answer has to hold it. */
  readonly isKept: boolean;
}

/** A request that was passed on. */
export type Asked = Pick<Exchange, "method" | "path" | "operationId">;

export interface ProxyOptions {
  /** The base address of the server. */
  readonly upstream: string;
  /** Answers a departure from the contract in place of what the server says; a request that breaks it is not passed on. */
  readonly errors?: boolean | undefined;
  /** Is told of every exchange. */
  readonly report: (exchange: Exchange) => void;
  /** Is told of a request that the server gave no whole answer to. */
  readonly unanswered: (error: unknown, request: Asked) => void;
  /** Is told of a request whose caller left before the server had answered. Whether it would have, nobody knows. */
  readonly left: (request: Asked) => void;
  /** Is told of what failed in the proxy itself. */
  readonly failed: (error: unknown) => void;
}

export async function createProxy(options: ProxyOptions): Promise<Fetch> {
  const engine = await contractEngine();
  const upstream = new URL(options.upstream);
  return (request) =>
    referee(engine, upstream, options, request).catch((error: unknown) => {
      options.failed(error);
      return answerInstead(500, "internal_error", "The proxy failed to judge this exchange.", []);
    });
}

async function referee(
  engine: Engine,
  upstream: URL,
  options: ProxyOptions,
  request: Request,
): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  const found = findRoute(request.method, path);
  const route = isRefusal(found) ? undefined : found;
  const bytes = await request.arrayBuffer().catch(() => undefined);
  // Nobody is left to read this answer, as a rule, and nothing was asked.
  if (!bytes) return answerInstead(400, "parse_error", "The body broke off before its end.", []);
  const body = new Uint8Array(bytes);
  const requestFaults = route ? await judgeRequest(engine, route, request, body) : [];
  const seen = { method: request.method, path, operationId: route?.operationId, requestFaults };
  if (options.errors && requestFaults.length > 0) {
    options.report({ ...seen, status: undefined, responseFaults: [], isKept: false });
    return answerInstead(
      400,
      "contract_violation",
      "The request breaks the contract and was not passed on.",
      requestFaults,
    );
  }
  const answer = await forward(upstream, request, body).catch((error: unknown) => {
    if (request.signal.aborted) options.left(seen);
    else options.unanswered(error, seen);
  });
  if (!answer)
    return answerInstead(
      502,
      "upstream_unanswered",
      `The server at ${options.upstream} gave no answer.`,
      [],
    );
  const responseFaults = route
    ? await judgeAnswer(engine, route, request.method, answer)
    : await judgeRefusal(engine, request, path, answer);
  const isKept = responseFaults.length === 0 && (requestFaults.length === 0 || isRefused(answer));
  options.report({ ...seen, status: answer.status, responseFaults, isKept });
  if (options.errors && responseFaults.length > 0) {
    return answerInstead(
      502,
      "contract_violation",
      "The answer of the server breaks the contract.",
      responseFaults,
    );
  }
  return pass(answer, request.method, isKept ? [] : [...requestFaults, ...responseFaults]);
}

const isRefused = ({ status }: Forwarded): boolean => status >= 400 && status < 500;

async function judgeRequest(
  engine: Engine,
  route: Route,
  request: Request,
  bytes: Uint8Array,
): Promise<Fault[]> {
  const body = judgedRequestBody(bytes, request.headers);
  const judged = judgedRequest(route, request, body.value);
  if ("violation" in judged) return [judged.violation];
  const found = withFault(await engine.judgeRequest(route.operationId, judged.request), body);
  return [
    ...found.filter(({ place, code }) => !isReadMoreStrictly(place, code)),
    ...findFrontDoorFaults(route, request),
  ];
}

/** A method that the path does not have is refused with a 405, which every operation of the path declares in the same way. */
async function judgeRefusal(
  engine: Engine,
  { method }: Request,
  path: string,
  answer: Forwarded,
): Promise<Fault[]> {
  const [neighbour] = findPlace(path)?.routes ?? [];
  if (!neighbour || method === "OPTIONS") return [];
  if (answer.status === 405) return judgeAnswer(engine, neighbour.route, method, answer);
  const detail = `The path does not have the method ${method}, so the answer has to be 405, not ${answer.status}`;
  return [{ place: "message", attr: "", code: "405", detail }];
}

async function judgeAnswer(
  engine: Engine,
  { operationId }: Route,
  method: string,
  answer: Forwarded,
): Promise<Fault[]> {
  const { status, headers } = answer;
  const body = judgedAnswerBody(answer.body, headers);
  // Prism gets the one media type that it can judge the body by; the one that was sent is judged here.
  const readable = { ...Object.fromEntries(headers), "content-type": "application/json" };
  const found = withFault(
    await engine.judgeAnswer(operationId, { status, headers: readable, body: body.value }),
    body,
  );
  // An answer with a status of its own has no media type that it should have.
  const all = found.some(({ place }) => place === "message")
    ? found
    : [...found, ...findAnswerTypeFaults(headers)];
  return method === "HEAD" ? all.filter((violation) => concernsHead(violation, headers)) : all;
}

/** An answer to HEAD is that to GET without the body, and may leave out the headers that tell of it. */
const concernsHead = ({ place, code }: Fault, headers: Headers): boolean =>
  place !== "body" && (code !== MEDIA_TYPE || headers.has("content-type"));

const EMPTY = [204, 205, 304];
/** The statuses that a `Response` can have. */
const LEAST = 200;
const GREATEST = 599;

function pass(
  { status, headers, body }: Forwarded,
  method: string,
  violations: readonly Fault[],
): Response {
  if (status < LEAST || status > GREATEST)
    return answerInstead(
      502,
      "contract_violation",
      `The server answered with the status ${status}.`,
      violations,
    );
  const isEmpty = method === "HEAD" || body.length === 0 || EMPTY.includes(status);
  const response = new Response(isEmpty ? null : body, { status, headers });
  if (isEmpty && method !== "HEAD" && body.length > 0) response.headers.delete("content-length");
  if (violations.length > 0) {
    response.headers.set(VIOLATIONS_HEADER, violationsHeader(violations));
    if (headers.has("access-control-allow-origin"))
      response.headers.append("Access-Control-Expose-Headers", VIOLATIONS_HEADER);
  }
  return response;
}

/** A body of many thousand items may break the contract in each of them. */
const MOST_ERRORS = 1000;

/** An answer of the proxy's own, which a page of any origin may read. */
function answerInstead(
  status: number,
  code: string,
  detail: string,
  violations: readonly Fault[],
): Response {
  const left = violations.length - MOST_ERRORS;
  const errors = violations
    .slice(0, MOST_ERRORS)
    .map(({ attr, code: fault, detail: what }) => ({ detail: what, code: fault, attr }));
  return Response.json(
    { detail: left > 0 ? `${detail} ${left} more faults are left out.` : detail, code, errors },
    {
      status,
      headers: {
        ...corsHeaders([VIOLATIONS_HEADER]),
        ...(errors.length > 0 && { [VIOLATIONS_HEADER]: violationsHeader(violations) }),
      },
    },
  );
}
