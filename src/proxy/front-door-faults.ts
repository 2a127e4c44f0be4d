// What Prism overlooks in a request and the front door of the mock and of the server does not: the form of credentials, of parameters, and of media types.
import { OPERATIONS } from "../../generated/rest-operations.ts";
import { isRefusal } from "../api/reply.ts";
import { readCredentials } from "../http/credentials.ts";
import { refuseMediaType } from "../http/read-body.ts";
import { readParameters } from "../http/read-parameters.ts";
import type { Route } from "../http/route.ts";
import type { Fault } from "../prism/fault.ts";

/** Whether Prism's verdict is left out, because the same is read more strictly here. */
export const isReadMoreStrictly = (place: Fault["place"], code: string): boolean =>
  place === "credentials" || place === "query" || place === "path" || code === "415";

export function findFrontDoorFaults(route: Route, request: Request): Fault[] {
  const { isPublic, method } = OPERATIONS[route.operationId];
  return [
    ...(isPublic ? [] : findCredentialFaults(request.headers)),
    ...findParameterFaults(route, request),
    ...(method === "POST" ? findMediaTypeFaults(request.headers) : []),
  ];
}

function findCredentialFaults(headers: Headers): Fault[] {
  const credentials = readCredentials(headers);
  if (credentials.kind !== "none" && credentials.kind !== "unreadable") return [];
  const detail =
    credentials.kind === "none"
      ? "The header Authorization is missing"
      : `The header Authorization: ${credentials.reason}`;
  return [{ place: "credentials", attr: "", code: "401", detail }];
}

function findParameterFaults(route: Route, request: Request): Fault[] {
  const read = readParameters(route, new URL(request.url).search);
  if (!isRefusal(read)) return [];
  const { detail: whole, code: wholeCode, errors } = read.body;
  const faults = errors.length > 0 ? errors : [{ attr: null, code: wholeCode, detail: whole }];
  return faults.map(({ attr, code, detail }) => ({
    place: attr !== null && Object.hasOwn(route.captured, attr) ? "path" : "query",
    attr: attr ?? "",
    code,
    detail,
  }));
}

function findMediaTypeFaults(headers: Headers): Fault[] {
  const refusal = refuseMediaType(headers);
  return refusal ? [{ place: "message", attr: "", code: "415", detail: refusal.body.detail }] : [];
}
