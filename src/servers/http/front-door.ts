// The front door leads from a request to its answer. It checks in this order: address, caller,
// media type, size, form, contract. Only then is the request answered.
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
import { readParameters } from "./read-parameters.ts";
import { baseOf } from "./root-and-health.ts";
import { OPERATION_ROUTER, type Route } from "./router.ts";
import { listFaults, lowerCased, toAnswer } from "./to-answer.ts";

/** A request that satisfies the contract. */
export interface Call {
  readonly requestId: string;
  readonly operationId: OperationId;
  readonly parameters: ParameterValues;
  /** It has only fields of the contract; undefined if the operation takes no body. */
  readonly body: unknown;
  readonly request: HttpRequest;
  /** Links in the answer begin with this address. */
  base(): string;
}

/** A request on its way through the door, with what is known of it so far. */
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
  /** Refuses credentials of an operation that needs some, if they are not valid for it. */
  authenticate(
    credentials: Credentials,
    operationId: OperationId,
  ): Promise<Refusal<"authentication_failed"> | undefined>;
  /** Returns the country of telephone numbers without a country code in a body: any JSON value. */
  countryOf?(body: unknown): string | undefined;
  answer(call: Call): Promise<Reply>;
  /** Stands in front of an operation, before any check: it may wait, or answer something else. */
  around?(operationId: OperationId, next: () => Promise<Reply>): Promise<Reply>;
  /** Whether pages of other origins may not read a path: its answers have no CORS headers. */
  isPrivate?(request: HttpRequest): boolean;
  /** Answers a path that the contract does not have; undefined leaves it to the 404. */
  elsewhere?(request: HttpRequest, requestId: string): Reply | Promise<Reply> | undefined;
  /** Receives each error behind the door. The caller gets a 500 without any of it. */
  failed(error: unknown, requestId: string): void;
  /** Receives every request when its answer is made. */
  answered?(answered: Answered): void;
  readonly limits?: Partial<BodyLimits>;
  /** The address under which callers know the server, if a request doesn't say it. */
  readonly publicUrl?: string | null;
}

/** Puts the door in front of what answers. Never rejects. */
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
  const parameters = readParameters(route, request.search);
  if (isRefusal(parameters)) return parameters;
  const valid = takesBody(operationId) ? await checkBody(door, operationId, body) : NO_BODY;
  if (isRefusal(valid)) return valid;
  const base = () => baseOf(request, door.publicUrl);
  return door.answer({ operationId, parameters, body: valid.value, request, requestId, base });
}

const CHALLENGE = { "WWW-Authenticate": 'Token realm="energy-contracts"' };

function deny(
  door: FrontDoor,
  operationId: OperationId,
  credentials: Credentials,
): Refusal | Promise<Refusal | undefined> {
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

/** Only a body with a number that loses digits needs the used fields. */
const loadUsedFields = async (operationId: BodyOperation): Promise<Keep> =>
  (await import("./used-fields.ts")).usedFields(operationId);

type BodyOperation = keyof typeof REST_CONTRACTS;
const takesBody = (operationId: OperationId): operationId is BodyOperation =>
  Object.hasOwn(REST_CONTRACTS, operationId);

/** The message for an invalid body, by the code of the refusal. */
const INVALID = {
  account_failed_validation: "The account data is not valid.",
  product_failed_validation: "The product data is not valid.",
  invalid_request: "The request is not valid.",
} as const;

/** Faults of the contract and of the rules beyond it are answered together. */
async function checkBody(
  door: FrontDoor,
  operationId: BodyOperation,
  { value: body }: Json,
): Promise<Json | Refusal> {
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

/** The id that the caller gave the request, if it is well-formed, or a new one. */
function readRequestId({ headers }: HttpRequest): string {
  const given = headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
