// Finds the faults of answers by the contract. Bodies are checked whatever the media type of the server is.
import { ANSWER_HEADERS } from "../../../generated/answer-headers.ts";
import { REST_RESPONSES } from "../../../generated/rest-responses.ts";
import type { Contract } from "../../library/runtime/contract.ts";
import { refuseMediaType } from "../http/read-body.ts";
import { OPERATION_ROUTER, type Route } from "../http/router.ts";
import { decodeBody } from "./decode-body.ts";
import { bodyFaults, type Fault } from "./fault.ts";
import type { ServerAnswer } from "./forward.ts";
import type { ProxyRequest } from "./request-faults.ts";

/** Finds the faults of an answer. If the path lacks the method, the answer has to be 405. */
export function findAnswerFaults(
  { route, method, path }: Pick<ProxyRequest, "route" | "method" | "path">,
  answer: ServerAnswer,
): Fault[] {
  if (route) return findFaultsByRoute(route, method, answer);
  const [neighbour] = OPERATION_ROUTER.match(path);
  if (!neighbour || method === "OPTIONS") return [];
  if (answer.status === 405) return findFaultsByRoute(neighbour, method, answer);
  const detail = `The path does not have the method ${method}, so the answer has to be 405, not ${answer.status}`;
  return [{ place: "message", attr: "", code: "405", detail }];
}

function findFaultsByRoute({ operationId }: Route, method: string, answer: ServerAnswer): Fault[] {
  const { status, headers, body } = answer;
  const contracts: Readonly<Record<string, Contract<string, string, string, unknown>>> =
    REST_RESPONSES[operationId];
  const contract = contracts[status];
  if (!contract) {
    const declared = Object.keys(contracts).join(", ");
    const detail = `The status ${status} is none of those that the contract declares: ${declared}`;
    return [{ place: "message", attr: "", code: "status", detail }];
  }
  const faults = findHeaderFaults(status, headers);
  // An answer to HEAD has no body, and may lack headers about one.
  if (method === "HEAD")
    return headers.has("content-type") ? [...faults, ...findMediaTypeFaults(headers)] : faults;
  const decoded = decodeBody(body, headers, { keepMark: true });
  return [...bodyFaults(decoded, contract), ...faults, ...findMediaTypeFaults(headers)];
}

interface HeaderRule {
  readonly required: boolean;
  readonly type: string;
}

const HEADERS: Readonly<Record<string, Readonly<Record<string, HeaderRule>>>> = ANSWER_HEADERS;

function findHeaderFaults(status: number, headers: Headers): Fault[] {
  return Object.entries(HEADERS[status] ?? {}).flatMap(([name, { required, type }]): Fault[] => {
    const fault = { place: "header", attr: name.toLowerCase() } as const;
    const value = headers.get(name);
    if (value === null)
      return required
        ? [{ ...fault, code: "required", detail: `The header ${name} is missing` }]
        : [];
    if (type !== "integer" || /^\d+$/.test(value)) return [];
    const detail = `The header ${name} must be a whole number, not ${JSON.stringify(value)}`;
    return [{ ...fault, code: "wrong_type", detail }];
  });
}

/** Finds a media type other than application/json. Answers are checked as strictly as requests. */
function findMediaTypeFaults(headers: Headers): Fault[] {
  const type = headers.get("content-type");
  if (type !== null && !refuseMediaType(new Headers({ "content-type": type }))) return [];
  const what = type === null ? "has no media type" : `has the media type "${type}"`;
  const detail = `The answer ${what}, and the contract declares application/json alone, in UTF-8`;
  return [{ place: "message", attr: "", code: "media-type", detail }];
}
