// Judges what Prism overlooks in requests, by the rules of the front door.
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { isRefusal, type Refusal } from "../api/reply.ts";
import { readCredentials } from "../http/credentials.ts";
import { fromRequest, readBytes } from "../http/fetch.ts";
import { readWithin, refuseMediaType } from "../http/read-body.ts";
import {
  checkParameters,
  decodeParameters,
  PARAMETER_RULES,
  type Pairs,
} from "../http/read-parameters.ts";
import { OPERATION_ROUTER } from "../http/router.ts";
import type { Engine } from "../prism/engine.ts";
import type { Fault } from "../prism/fault.ts";
import { decodeBody, withProblem } from "./decode-body.ts";

export type ProxyRequest = Exclude<Awaited<ReturnType<typeof readRequest>>, Refusal>;

export async function readRequest(request: Request, limit: number) {
  const { method, headers } = request;
  const { path, search } = fromRequest(request);
  const body = await readWithin(limit, readBytes(request, limit));
  if (isRefusal(body)) return body;
  const match = OPERATION_ROUTER.find(method, path);
  const route = isRefusal(match) ? undefined : match; // the contract lacks the path or the method
  return { method, path, search, headers, body, signal: request.signal, route };
}

/** Finds the faults of a request. A request without an operation of the contract has no faults. */
export async function judgeRequest(
  engine: Engine,
  { route, search, headers, body: bytes }: ProxyRequest,
): Promise<Fault[]> {
  if (!route) return [];
  const { operationId } = route;
  const { path, query } = decodeParameters(route.captured, search);
  if (!path || !query) {
    const detail = "The address is not valid percent-encoded UTF-8.";
    return [{ place: path ? "query" : "path", attr: "", code: "encoding", detail }];
  }
  const body = decodeBody(bytes, headers, { keepMark: false });
  const verdicts = await engine.judgeRequest(operationId, {
    path: Object.fromEntries(path),
    query: Object.fromEntries(query.map(([name]) => [name, valuesOf(query, name)])),
    headers: Object.fromEntries(headers),
    body: body.value,
  });
  return [
    ...withProblem(verdicts, body).filter((fault) => !isReadHere(fault)),
    ...findCredentialFaults(operationId, headers),
    ...findParameterFaults(operationId, path, query),
    ...findMediaTypeFaults(operationId, headers),
  ];
}

function valuesOf(query: Pairs, name: string): string | string[] {
  const values = query.filter(([key]) => key === name).map(([, value]) => value);
  return values.length > 1 ? values : (values[0] ?? "");
}

/** True for a fault of Prism that this file judges more strictly itself. */
const isReadHere = ({ place, code }: Fault): boolean =>
  ["credentials", "query", "path"].includes(place) || code === "415";

function findCredentialFaults(operationId: OperationId, headers: Headers): Fault[] {
  if (OPERATIONS[operationId].isPublic) return [];
  const credentials = readCredentials(headers);
  if (credentials.kind !== "none" && credentials.kind !== "unreadable") return [];
  const detail =
    credentials.kind === "none"
      ? "The header Authorization is missing"
      : `The header Authorization: ${credentials.reason}`;
  return [{ place: "credentials", attr: "", code: "401", detail }];
}

function findParameterFaults(operationId: OperationId, path: Pairs, query: Pairs): Fault[] {
  const checked = checkParameters(PARAMETER_RULES[operationId], path, query);
  if (!isRefusal(checked)) return [];
  const { errors, ...whole } = checked.body;
  const items = errors.length > 0 ? errors : [{ ...whole, attr: null }];
  return items.map(({ attr, code, detail }) => ({
    place: path.some(([name]) => name === attr) ? "path" : "query",
    attr: attr ?? "",
    code,
    detail,
  }));
}

function findMediaTypeFaults(operationId: OperationId, headers: Headers): Fault[] {
  if (OPERATIONS[operationId].method !== "POST") return [];
  const refusal = refuseMediaType(headers);
  return refusal ? [{ place: "message", attr: "", code: "415", detail: refusal.body.detail }] : [];
}
