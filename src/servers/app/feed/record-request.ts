// What is remembered of a request that was answered. Credentials never are.
import type { OperationId } from "../../../../generated/rest-operations.ts";
import type { RecordedRequest } from "../../../../generated/server-types.ts";
import { valueAt } from "../../../library/json/pointer.ts";
import { Batches, type ErrorItem } from "../../api/reply.ts";
import { decodeBase64 } from "../../http/credentials.ts";
import type { Answered } from "../../http/front-door.ts";

/** Its bodies are made of API keys and tokens, and of little else. */
const SECRET_OPERATION: OperationId = "obtainPlatformToken";

/** A longer body is left out, so that the list has a limit in memory. */
const LONGEST_BODY = 32_000;

/** What is remembered of a request. `secrets` are removed wherever they occur in it. */
export function recordRequest(
  { request, requestId, seen: { operationId, body }, reply, code, milliseconds }: Answered,
  number: number,
  secrets: readonly string[],
): RecordedRequest {
  const { hide, hideIn } = hider([
    ...secrets,
    ...sentSecrets(request.headers.get("authorization")),
  ]);
  const withBodies = operationId !== SECRET_OPERATION;
  return {
    number,
    request_id: hide(requestId),
    answered_at: new Date().toISOString(),
    method: request.method,
    path: hide(request.path + request.search),
    operation: operationId ?? null,
    status: reply.status,
    code: code ?? null,
    milliseconds: Number(milliseconds.toFixed(3)),
    faults: hideIn(faultsOf(reply.body)) as readonly ErrorItem[],
    ...(withBodies && {
      request_body: hideIn(body),
      response_body: hideIn(reply.body),
    }),
  };
}

/** What follows the scheme of the header, and the user name that may be encoded in it. */
function sentSecrets(authorization: string | null): readonly string[] {
  const sent = authorization?.replace(/^\S+[ \t]+/, "").trim() ?? "";
  return [sent, decodeBase64(sent)?.replace(/:$/, "") ?? ""];
}

/** Shorter texts than this are part of too much else, and nobody's secret. */
const SHORTEST_SECRET = 6;

function hider(secrets: readonly string[]) {
  const known = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  const forms = [...new Set(known.flatMap((secret) => [secret, encodeURIComponent(secret)]))];
  const written = forms.map((secret) => JSON.stringify(secret).slice(1, -1));
  const hide = (text: string) =>
    forms.reduce((hidden, secret) => hidden.replaceAll(secret, "[hidden]"), text);
  /** A copy of a JSON value without the secrets. What is not JSON, or too long, is left out. */
  const hideIn = (value: unknown): unknown => {
    if (value instanceof Batches) return "[left out: a list that is made while it is sent]";
    const text = JSON.stringify(value);
    if (text === undefined) return undefined;
    if (text.length > LONGEST_BODY) return `[left out: ${text.length} characters]`;
    if (!written.some((secret) => text.includes(secret))) return JSON.parse(text);
    return JSON.parse(text, (_, found) => (typeof found === "string" ? hide(found) : found));
  };
  return { hide, hideIn };
}

function faultsOf(body: unknown): readonly unknown[] {
  const errors = valueAt(body, ["errors"]);
  return Array.isArray(errors) ? errors : [];
}
