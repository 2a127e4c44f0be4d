// Finds the faults of requests by the contract, with the rules of the front door.
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { isRefusal, type Refusal } from "../api/reply.ts";
import { readCredentials } from "../http/credentials.ts";
import { fromRequest, readBytes } from "../http/fetch.ts";
import { takesBody } from "../http/front-door.ts";
import { readWithin, refuseMediaType } from "../http/read-body.ts";
import {
  checkParameters,
  decodeParameters,
  PARAMETER_RULES,
  type Pairs,
} from "../http/read-parameters.ts";
import { OPERATION_ROUTER } from "../http/router.ts";
import { decodeBody } from "./decode-body.ts";
import { bodyFaults, type Fault } from "./fault.ts";

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
export function findRequestFaults({ route, search, headers, body }: ProxyRequest): Fault[] {
  if (!route) return [];
  const { operationId } = route;
  const { path, query } = decodeParameters(route.captured, search);
  if (!path || !query) {
    const detail = "The address is not valid percent-encoded UTF-8.";
    return [{ place: path ? "query" : "path", attr: "", code: "encoding", detail }];
  }
  return [
    ...findBodyFaults(operationId, headers, body),
    ...findCredentialFaults(operationId, headers),
    ...findParameterFaults(operationId, path, query),
  ];
}

function findBodyFaults(operationId: OperationId, headers: Headers, body: Uint8Array): Fault[] {
  if (!takesBody(operationId)) return [];
  if (body.length === 0)
    return [{ place: "message", attr: "", code: "required", detail: "The body is missing" }];
  const faults = bodyFaults(
    decodeBody(body, headers, { keepMark: false }),
    REST_CONTRACTS[operationId],
  );
  const refusal = refuseMediaType(headers);
  if (!refusal) return faults;
  return [...faults, { place: "message", attr: "", code: "415", detail: refusal.body.detail }];
}

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
