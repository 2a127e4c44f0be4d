// The front door answers requests. It checks in this order: address, caller, media type, size,
// form, contract. Only a request that passes all checks gets to its handler.
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { REST_RULES } from "../../../generated/rest-rules.ts";
import type { Keep } from "../../library/json/hazards.ts";
import { findFurtherFaults } from "../../library/rest/judge-with.ts";
import { textAt } from "../../library/rest/values-at.ts";
import type { Result } from "../../library/runtime/contract.ts";
import {
  type Credentials,
  isRefusal,
  type ParameterValues,
  type Refusal,
  type Reply,
  refuse,
  withTransaction,
} from "../api/reply.ts";
import { corsHeaders, isPreflight, preflightHeaders } from "./cors.ts";
import { readCredentials } from "./credentials.ts";
import { type Fetch, type HttpAnswer, type HttpRequest, toFetch } from "./fetch.ts";
import { BODY_LIMITS, type BodyLimits, type Json, readBody } from "./read-body.ts";
import { PARAMETER_RULES, readParameters } from "./read-parameters.ts";
import { baseOf } from "./root-and-health.ts";
import { OPERATION_ROUTER, type Route } from "./router.ts";
import { listFaults, lowerCased, toAnswer } from "./to-answer.ts";

/** A request that satisfies the contract. */
export interface Call {
  readonly requestId: string;
  readonly operationId: OperationId;
  readonly parameters: ParameterValues;
  /** The body with only the fields of the contract; undefined if the operation takes no body. */
  readonly body: unknown;
  readonly request: HttpRequest;
  /** Returns the address with which links in the answer begin. */
  base(): string;
}

/** A request in the front door, with the facts that are known so far. */
interface Visit {
  readonly request: HttpRequest;
  readonly requestId: string;
  readonly seen: {
    /** The operation of the request; undefined if its path or method does not exist. */
    operationId?: OperationId;
    body?: unknown;
  };
}

export interface Answered extends Visit {
  readonly reply: Reply;
  readonly code: string | undefined;
  readonly milliseconds: number;
}

export interface FrontDoor {
  /** Refuses invalid credentials. It runs only for an operation that needs credentials. */
  authenticate(credentials: Credentials, operationId: OperationId): Promise<Refusal | undefined>;
  /** Returns the country for telephone numbers without a country code, from the raw body. */
  countryOf?(body: unknown): string | undefined;
  answer(call: Call): Promise<Reply>;
  /** Wraps an operation before any check. It may wait, or answer in place of the operation. */
  around?(operationId: OperationId, next: () => Promise<Reply>): Promise<Reply>;
  /** True if pages of other origins may not read a path. Its answers have no CORS headers. */
  isPrivate?(request: HttpRequest): boolean;
  /** Answers a path that the contract does not have; undefined leads to a 404. */
  elsewhere?(request: HttpRequest, requestId: string): Reply | Promise<Reply> | undefined;
  /** Receives each unexpected error. The caller gets a 500 without details. */
  failed(error: unknown, requestId: string): void;
  answered?(answered: Answered): void;
  readonly limits?: Partial<BodyLimits>;
  /** The address by which callers know the server, if the request does not say it. */
  readonly publicUrl?: string | null;
}

/** Makes a fetch function with a front door. It rejects only for a lost answer. */
export function openFrontDoor(door: FrontDoor): Fetch {
  const cors = lowerCased(corsHeaders());
  return toFetch(async (request) => {
    const start = performance.now();
    const requestId = readRequestId(request);
    const visit: Visit = { request, requestId, seen: {} };
    const failed = (error: unknown) => door.failed(error, requestId);
    const headers = door.isPrivate?.(request) ? {} : cors;
    let reply: Reply;
    let sent: HttpAnswer;
    try {
      reply = await respond(door, visit);
      sent = toAnswer(reply, headers, requestId, failed);
    } catch (error) {
      failed(error);
      reply = refuse("internal_error", "The server failed to answer this request.");
      sent = toAnswer(reply, headers, requestId);
    }
    const isHead = request.method === "HEAD";
    const code = isHead || reply.status < 400 ? undefined : textAt(reply.body, "code");
    door.answered?.({ ...visit, reply, code, milliseconds: performance.now() - start });
    return isHead ? { ...sent, body: null } : sent;
  });
}

async function respond(door: FrontDoor, visit: Visit): Promise<Reply> {
  const { request, requestId, seen } = visit;
  if (isPreflight(request) && !door.isPrivate?.(request))
    return { status: 204, body: undefined, headers: preflightHeaders(request) };
  const elsewhere = door.elsewhere?.(request, requestId);
  if (elsewhere) return elsewhere;
  const reply = await OPERATION_ROUTER.answer(request.method, request.path, (route) => {
    seen.operationId = route.operationId;
    const next = () => answerCall(door, route, visit);
    return door.around ? door.around(route.operationId, next) : next();
  });
  return listFaults(reply);
}

const NO_BODY: Json = { value: undefined };

async function answerCall(door: FrontDoor, route: Route, visit: Visit): Promise<Reply> {
  const { request, requestId, seen } = visit;
  const { operationId } = route;
  const denied = OPERATIONS[operationId].isPublic
    ? undefined
    : await deny(door, operationId, readCredentials(request.headers));
  if (denied) return { ...denied, headers: { ...denied.headers, ...CHALLENGE } };
  const body = takesBody(operationId)
    ? await readBody(request, { ...BODY_LIMITS, ...door.limits }, () => loadUsedFields(operationId))
    : NO_BODY;
  if (isRefusal(body)) return body;
  seen.body = body.value;
  const parameters = readParameters(PARAMETER_RULES[operationId], route.captured, request.search);
  if (isRefusal(parameters)) return parameters;
  const valid = takesBody(operationId) ? await checkBody(door, operationId, body) : NO_BODY;
  if (isRefusal(valid)) return valid;
  const base = () => baseOf(request, door.publicUrl);
  return door.answer({ operationId, parameters, body: valid.value, request, requestId, base });
}

const CHALLENGE = { "WWW-Authenticate": 'Token realm="energy-contracts"' };

function deny(door: FrontDoor, operationId: OperationId, credentials: Credentials) {
  if (credentials.kind === "none") {
    const detail =
      'This endpoint needs credentials: send the header "Authorization: Token <ACCESS_TOKEN>".';
    return refuse("not_authenticated", detail);
  }
  if (credentials.kind === "unreadable") {
    const detail = `The header Authorization can't be used: ${credentials.reason}.`;
    return refuse("authentication_failed", detail);
  }
  return door.authenticate(credentials, operationId);
}

/** Loads the fields that an operation uses. A number that loses digits is refused only in these. */
const loadUsedFields = async (operationId: BodyOperation): Promise<Keep> =>
  (await import("./used-fields.ts")).usedFields(operationId);

type BodyOperation = keyof typeof REST_CONTRACTS;
export const takesBody = (operationId: OperationId): operationId is BodyOperation =>
  Object.hasOwn(REST_CONTRACTS, operationId);

const INVALID = {
  account_failed_validation: "The account data is not valid.",
  product_failed_validation: "The product data is not valid.",
  invalid_request: "The request is not valid.",
} as const;

/** Checks a body. Faults of the contract and of further rules are answered together. */
async function checkBody(door: FrontDoor, operationId: BodyOperation, { value: body }: Json) {
  const country = door.countryOf?.(body);
  const breaches = await findFurtherFaults(REST_RULES[operationId], body, { country });
  const result: Result<unknown> = REST_CONTRACTS[operationId].validate(body);
  if (result.ok && breaches.length === 0) return { value: result.value };
  const faults = [...(result.ok ? [] : result.issues), ...breaches];
  const code = OPERATIONS[operationId].invalidBody;
  const refusal = refuse(code, INVALID[code], faults);
  return operationId === "createTransactions" ? withTransaction(refusal, body) : refusal;
}

const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** Returns the id that the caller has given the request if it is well-formed, or a new id. */
function readRequestId({ headers }: HttpRequest): string {
  const given = headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
