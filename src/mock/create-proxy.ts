// Prism as a referee: requests are passed on to a real server, and both sides of the exchange are held against the contract.

import { readPackageJson } from "../host/package-files.ts";
import type { Fetch } from "../http/front-door.ts";
import { findRoute, isRoute, type Route } from "../http/route.ts";
import { type Engine, loadEngine } from "./engine.ts";
import { type Forwarded, forward } from "./forward.ts";
import { judgedRequest, parseBody } from "./judged.ts";
import type { Violation } from "./violation.ts";

/** One request with what the server made of it, and in what either departs from the contract. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** The operation; undefined where the contract has nothing at this path, or not with this method. */
  readonly operationId: string | undefined;
  readonly status: number;
  readonly requestFaults: readonly Violation[];
  readonly responseFaults: readonly Violation[];
  /** Whether the contract is kept: a request that breaks it has to be refused, and every answer has to hold it. */
  readonly isKept: boolean;
}

export interface ProxyOptions {
  /** The base address of the server. */
  readonly upstream: string;
  /** Answers a departure from the contract in place of what the server says; a request that breaks it is not passed on. */
  readonly errors?: boolean | undefined;
  /** Is told of every exchange. */
  readonly report: (exchange: Exchange) => void;
  /** Is told of a request that the server could not be asked. */
  readonly unreachable: (error: unknown, url: string) => void;
}

/** The header that lists the departures of an exchange. */
export const VIOLATIONS_HEADER = "X-Contract-Violations";

export async function createProxy(options: ProxyOptions): Promise<Fetch> {
  const engine = await loadEngine(readPackageJson("generated/openapi.json"));
  return (request) => referee(engine, options, request);
}

async function referee(engine: Engine, options: ProxyOptions, request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  const found = findRoute(request.method, path);
  const route = isRoute(found) ? found : undefined;
  const body = new Uint8Array(await request.arrayBuffer());
  const requestFaults = route ? await judgeRequest(engine, route, request, body) : [];
  const seen = { method: request.method, path, operationId: route?.operationId, requestFaults };
  if (options.errors && requestFaults.length > 0) {
    options.report({ ...seen, status: 400, responseFaults: [], isKept: false });
    return refuse(400, "contract_violation", "The request breaks the contract and was not passed on.", requestFaults);
  }
  let answer: Forwarded;
  try {
    answer = await forward(options.upstream, request, body);
  } catch (error) {
    options.unreachable(error, options.upstream);
    return refuse(502, "upstream_unreachable", `The server at ${options.upstream} could not be asked.`, []);
  }
  const responseFaults = route ? await judgeResponse(engine, route, request.method, answer) : [];
  const isKept = responseFaults.length === 0 && (requestFaults.length === 0 || answer.status >= 400);
  options.report({ ...seen, status: answer.status, responseFaults, isKept });
  if (options.errors && responseFaults.length > 0) {
    return refuse(502, "contract_violation", "The answer of the server breaks the contract.", responseFaults);
  }
  return pass(answer, [...requestFaults, ...responseFaults]);
}

async function judgeRequest(engine: Engine, route: Route, request: Request, body: Uint8Array): Promise<Violation[]> {
  const judged = judgedRequest(route, request, body);
  return "violation" in judged ? [judged.violation] : engine.judgeRequest(route.operationId, judged.request);
}

async function judgeResponse(
  engine: Engine,
  { operationId }: Route,
  method: string,
  { status, headers, body }: Forwarded,
): Promise<Violation[]> {
  if (method === "HEAD") return [];
  return engine.judgeResponse(operationId, { status, headers: Object.fromEntries(headers), body: parseBody(body) });
}

function pass({ status, headers, body }: Forwarded, violations: readonly Violation[]): Response {
  const response = new Response(body, { status, headers });
  if (violations.length > 0)
    response.headers.set(
      VIOLATIONS_HEADER,
      toAscii(JSON.stringify(violations.map(({ place, attr, detail }) => ({ place, attr, detail })))),
    );
  return response;
}

function refuse(status: number, code: string, detail: string, violations: readonly Violation[]): Response {
  const errors = violations.map(({ attr, code: fault, detail: what }) => ({ detail: what, code: fault, attr }));
  return Response.json({ detail, code, errors }, { status });
}

/** A header takes no other characters. */
const toAscii = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
