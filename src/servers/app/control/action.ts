import { type ErrorItem, type Refusal, type Reply, refuse } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import type { Endpoint } from "../../http/router.ts";
import type { HttpRequest } from "../../http/serve.ts";
import type { Weather } from "../../http/weather.ts";
import type { Feed } from "../feed/feed.ts";
import type { Leases } from "../feed/leases.ts";
import type { RequestList } from "../feed/request-list.ts";
import type { Start } from "../state/start.ts";

/** What an action is asked to do. */
export interface ActionRequest {
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly query: URLSearchParams;
  readonly headers: HttpRequest["headers"];
}

/** What actions work with: all that handlers have, and what the app remembers for its operator. */
export interface Operated extends Context {
  readonly start: Start;
  readonly weather: Weather;
  readonly requests: RequestList;
  readonly feed: Feed;
  readonly leases: Leases;
}

/** One thing that the operator can do. */
export interface Action extends Endpoint {
  /** The body that the action takes, for people. Without it the action takes none. */
  readonly body?: string;
  /** What the action does, for people. */
  readonly does: string;
  run(request: ActionRequest, context: Operated): Promise<Reply>;
}

/** The reply of an action that was done. */
export const done = (body: object): Reply => ({ status: 200, body });

/** Refuses an action because one of its values is wrong. */
export const refuseValue = (attr: string, code: ErrorItem["code"], rule: string): Refusal =>
  refuse("invalid_request", "The request is not valid.", [
    { attr, code, detail: `${attr} ${rule}` },
  ]);

/** How many things a caller wants to see: `most` if it does not say. */
export function readLimit(parameters: URLSearchParams, most: number): number | Refusal {
  const limit = Number(parameters.get("limit") ?? most);
  return Number.isInteger(limit) && limit >= 1 && limit <= most
    ? limit
    : refuseValue("limit", "out_of_range", `must be a whole number from 1 to ${most}`);
}
