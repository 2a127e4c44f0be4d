// From Request to Response. Requests are checked in this order: address, caller, media type, size,
// form, contract. Only then are they answered.

import { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { OPERATIONS, type OperationId } from "../../generated/rest-operations.ts";
import { isRefusal, type Refusal, type Reply, refuse } from "../api/reply.ts";
import type { Credentials, ParameterValues } from "../api/request.ts";
import type { Result } from "../runtime/contract.ts";
import type { Issue } from "../runtime/issue.ts";
import { BODY_LIMITS, type BodyLimits } from "./body-limits.ts";
import { corsHeaders, isPreflight, preflightHeaders } from "./cors.ts";
import { readCredentials } from "./credentials.ts";
import type { Fetch } from "./fetch.ts";
import { listFaults } from "./list-faults.ts";
import { type Json, readBody } from "./read-body.ts";
import { readParameters } from "./read-parameters.ts";
import { OPERATION_ROUTER, type Route } from "./route.ts";
import { toResponse } from "./to-response.ts";

/** A request that satisfies the contract. */
export interface Call {
  readonly operationId: OperationId;
  readonly parameters: ParameterValues;
  /**
   * The body without fields that the contract does not have; undefined if the operation takes none.
   */
  readonly body: unknown;
  readonly request: Request;
  readonly url: URL;
  readonly requestId: string;
}

/** What stands behind the door. */
export interface FrontDoor {
  /** Refuses credentials that are not valid, or not for this operation. Not called for operations that need none. */
  authenticate(
    credentials: Credentials,
    operationId: OperationId,
  ): Promise<Refusal<"authentication_failed"> | undefined>;
  /**
   * Finds faults beyond the contract. `body` may be any JSON value. Faults of both kinds are
   * answered together.
   */
  findFaults?(operationId: OperationId, body: unknown): readonly Issue[];
  /** Answers a request that passed all checks. */
  answer(call: Call): Promise<Reply>;
  /** Answers a path that the contract does not have; undefined leaves it to the 404. */
  elsewhere?(request: Request, url: URL, requestId: string): Promise<Reply | undefined>;
  /**
   * Receives everything that is thrown behind the door. The caller gets a 500 without any of it.
   */
  failed(error: unknown, requestId: string): void;
  readonly limits?: Partial<BodyLimits>;
  /** Further headers that a page of another origin may read. */
  readonly exposedHeaders?: readonly string[];
}

/** Puts the door in front of what answers. Never rejects. */
export function openFrontDoor(door: FrontDoor): Fetch {
  const limits = { ...BODY_LIMITS, ...door.limits };
  return async (request) => {
    const requestId = readRequestId(request);
    const response = await respond(door, limits, request, requestId)
      .then(toResponse)
      .catch((error: unknown) => {
        door.failed(error, requestId);
        return toResponse(refuse("internal_error", "The server failed to answer this request."));
      });
    for (const [name, value] of Object.entries(corsHeaders(door.exposedHeaders)))
      response.headers.set(name, value);
    response.headers.set("X-Request-Id", requestId);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}

async function respond(
  door: FrontDoor,
  limits: BodyLimits,
  request: Request,
  requestId: string,
): Promise<Reply> {
  if (isPreflight(request))
    return { status: 204, body: undefined, headers: preflightHeaders(request) };
  const url = new URL(request.url);
  const elsewhere = await door.elsewhere?.(request, url, requestId);
  if (elsewhere) return elsewhere;
  const reply = await OPERATION_ROUTER.answer(request.method, url.pathname, async (route) => {
    const call = await readCall(door, limits, route, request, url);
    return isRefusal(call) ? call : door.answer({ ...call, request, url, requestId });
  });
  return listFaults(reply);
}

type ValidRequest = Pick<Call, "operationId" | "parameters" | "body">;

const NO_BODY: Json = { value: undefined };

async function readCall(
  door: FrontDoor,
  limits: BodyLimits,
  route: Route,
  request: Request,
  url: URL,
): Promise<ValidRequest | Refusal> {
  const { operationId } = route;
  const denied = await checkCredentials(door, operationId, request.headers);
  if (denied) return denied;
  const body = takesBody(operationId) ? await readBody(request, limits) : NO_BODY;
  if (isRefusal(body)) return body;
  const parameters = readParameters(route, url.search);
  if (isRefusal(parameters)) return parameters;
  const valid = takesBody(operationId) ? checkBody(door, operationId, body) : NO_BODY;
  if (isRefusal(valid)) return valid;
  return { operationId, parameters, body: valid.value };
}

const CHALLENGE = { "WWW-Authenticate": 'Token realm="energy-contracts"' };

async function checkCredentials(
  door: FrontDoor,
  operationId: OperationId,
  headers: Headers,
): Promise<Refusal | undefined> {
  if (OPERATIONS[operationId].isPublic) return undefined;
  const credentials = readCredentials(headers);
  if (credentials.kind === "none") {
    const detail =
      'This endpoint needs credentials: send the header "Authorization: Token <ACCESS_TOKEN>".';
    return refuse("not_authenticated", detail, [], CHALLENGE);
  }
  if (credentials.kind === "unreadable") {
    const detail = `The header Authorization can't be used: ${credentials.reason}.`;
    return refuse("authentication_failed", detail, [], CHALLENGE);
  }
  const refusal = await door.authenticate(credentials, operationId);
  return refusal && { ...refusal, headers: { ...refusal.headers, ...CHALLENGE } };
}

type BodyOperation = keyof typeof REST_CONTRACTS;
const takesBody = (operationId: OperationId): operationId is BodyOperation =>
  Object.hasOwn(REST_CONTRACTS, operationId);

/** The message for an invalid body, by the code of the refusal. */
const INVALID = {
  account_failed_validation: "The account data is not valid.",
  product_failed_validation: "The product data is not valid.",
  invalid_request: "The request is not valid.",
} as const;

function checkBody(
  door: FrontDoor,
  operationId: BodyOperation,
  { value: body }: Json,
): Json | Refusal {
  const further = door.findFaults?.(operationId, body) ?? [];
  const result: Result<unknown> = REST_CONTRACTS[operationId].validate(body);
  const faults = [...(result.ok ? [] : result.issues), ...further];
  if (result.ok && faults.length === 0) return { value: result.value };
  const code = OPERATIONS[operationId].invalidBody;
  return refuse(code, INVALID[code], faults);
}

const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** The id that the caller gave the request, if it is well-formed, or a new one. */
function readRequestId(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
