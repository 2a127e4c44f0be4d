// The list of answered requests. It keeps everything except credentials.
import { CONTROL_CALLS } from "../../../../generated/control.ts";
import type { OperationId } from "../../../../generated/rest-operations.ts";
import type { RecordedRequest } from "../../../../generated/server-types.ts";
import { isJsonObject, valueAt } from "../../../library/json/pointer.ts";
import { Batches, type ErrorItem } from "../../api/reply.ts";
import { decodeBase64 } from "../../http/credentials.ts";
import type { Answered } from "../../http/front-door.ts";

/** A filter for requests. An empty filter matches every request. */
export interface RequestFilter {
  readonly operation?: OperationId | undefined;
  /** One status, or all statuses of a hundred: `400`, `"4xx"`. */
  readonly status?: number | `${1 | 2 | 3 | 4 | 5}xx` | undefined;
}

/** The last 1,000 requests that an app has answered. */
export interface Requests {
  /** Lists the requests that match, the oldest first. */
  list(filter?: RequestFilter): readonly RecordedRequest[];
  clear(): void;
  /**
   * Resolves with the matching requests as soon as there is at least one. Resolves with an empty
   * list after `milliseconds`, 5,000 by default.
   */
  waitFor(filter?: RequestFilter, milliseconds?: number): Promise<readonly RecordedRequest[]>;
}

/** The number of remembered requests, which is the most that one call can list. */
const MOST_REQUESTS = CONTROL_CALLS.listRequests.parameters.limit.default;
const WAIT_MILLISECONDS = 5000;

export class RequestList implements Requests {
  #requests: RecordedRequest[] = [];
  #count = 0;
  readonly #waiting = new Set<() => void>();

  add(recorded: Omit<RecordedRequest, "number">): RecordedRequest {
    this.#count += 1;
    const request = { number: this.#count, ...recorded };
    this.#requests.push(request);
    if (this.#requests.length > MOST_REQUESTS) this.#requests.shift();
    for (const look of this.#waiting) look();
    return request;
  }

  list({ operation, status }: RequestFilter = {}): readonly RecordedRequest[] {
    return this.#requests.filter(
      (request) =>
        (operation === undefined || request.operation === operation) &&
        (status === undefined || isStatus(request.status, status)),
    );
  }

  clear(): void {
    this.#requests = [];
  }

  waitFor(filter?: RequestFilter, milliseconds = WAIT_MILLISECONDS) {
    return new Promise<readonly RecordedRequest[]>((resolve) => {
      const end = () => {
        this.#waiting.delete(look);
        clearTimeout(timer);
        resolve(this.list(filter));
      };
      const look = () => {
        if (this.list(filter).length > 0) end();
      };
      // A timer for more than 2 ** 31 - 1 milliseconds would end at once.
      const timer = setTimeout(end, Math.min(milliseconds, 2 ** 31 - 1));
      this.#waiting.add(look);
      look();
    });
  }
}

const isStatus = (status: number, wanted: NonNullable<RequestFilter["status"]>): boolean =>
  typeof wanted === "number" ? status === wanted : String(status)[0] === wanted[0];

/** The list of an app that records no requests. Every use throws, and says how to record. */
export const NO_REQUESTS: Requests = { list: refuse, clear: refuse, waitFor: async () => refuse() };

function refuse(): never {
  throw new Error(
    "This app records no requests. Create it with createApp({ control: true }) to have them.",
  );
}

/** The bodies of this operation consist mostly of API keys and tokens. */
const SECRET_OPERATION: OperationId = "obtainPlatformToken";

/** The largest size of a recorded body. A larger body is left out to limit the use of memory. */
const LONGEST_BODY = 32_000;

export function recordRequest(
  { request, requestId, seen: { operationId, body }, reply, code, milliseconds }: Answered,
  secrets: readonly string[],
): Omit<RecordedRequest, "number"> {
  // Hides the sent token. With HTTP Basic, also hides the API key, which is encoded in base64.
  const header = request.headers.get("authorization") ?? "";
  const sent = header.replace(/^\S+[ \t]+/, "").trim();
  const { hide, hideIn } = hider([...secrets, sent, decodeBase64(sent)?.replace(/:$/, "") ?? ""]);
  const errors = valueAt(reply.body, ["errors"]);
  const withBodies = operationId !== SECRET_OPERATION;
  return {
    request_id: hide(requestId),
    answered_at: new Date().toISOString(),
    method: request.method,
    path: hide(request.path + request.search),
    operation: operationId ?? null,
    status: reply.status,
    code: code ?? null,
    milliseconds: Number(milliseconds.toFixed(3)),
    faults: hideIn(Array.isArray(errors) ? errors : []) as readonly ErrorItem[],
    ...(withBodies && { request_body: hideIn(body), response_body: hideIn(reply.body) }),
  };
}

/** The least length of a secret to hide. A shorter text occurs by chance in other texts. */
const SHORTEST_SECRET = 6;

function hider(secrets: readonly string[]) {
  const longSecrets = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  const forms = [...new Set(longSecrets.flatMap((secret) => [secret, encodeURIComponent(secret)]))];
  const written = forms.map((secret) => JSON.stringify(secret).slice(1, -1));
  const hide = (text: string) =>
    forms.reduce((hidden, secret) => hidden.replaceAll(secret, "[hidden]"), text);
  /** Copies a JSON value without the secrets. Values that are too long or not JSON are left out. */
  const hideIn = (value: unknown): unknown => {
    if (value instanceof Batches) return "[left out: a list that is made while it is sent]";
    const text = JSON.stringify(value);
    if (text === undefined) return undefined;
    if (text.length > LONGEST_BODY) return `[left out: ${text.length} characters]`;
    if (!written.some((secret) => text.includes(secret))) return JSON.parse(text);
    return JSON.parse(text, (_, part) => {
      if (!isJsonObject(part)) return typeof part === "string" ? hide(part) : part;
      return Object.fromEntries(Object.entries(part).map(([name, field]) => [hide(name), field]));
    });
  };
  return { hide, hideIn };
}
