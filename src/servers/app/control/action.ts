import type { ControlCall } from "../../../../generated/control.ts";
import type { ControlTypes } from "../../../../generated/server-types.ts";
import { type ErrorItem, type Refusal, type Reply, refuse } from "../../api/reply.ts";
import type { Context } from "../../handlers/handler.ts";
import type { Faults } from "../../http/document-faults.ts";
import { countFaults } from "../../http/to-answer.ts";
import type { Weather } from "../../http/weather.ts";
import type { Overrides } from "../../prefer/overrides.ts";
import type { Feed } from "../feed/feed.ts";
import type { RequestList } from "../feed/request-list.ts";
import type { Start } from "../state/start.ts";

export interface Operated extends Context {
  readonly start: Start;
  readonly weather: Weather;
  readonly overrides: Overrides;
  readonly requests: RequestList;
  readonly feed: Feed;
}

/** A request for an action. It satisfies config/control.yaml. */
export interface ActionRequest<Call extends ControlCall> {
  readonly parameters: ControlTypes[Call]["parameters"];
  readonly body: ControlTypes[Call]["body"];
}

export type Action<Call extends ControlCall> = (
  request: ActionRequest<Call>,
  context: Operated,
) => Promise<Reply<200, ControlTypes[Call]["answer"] | ReadableStream> | Refusal>;

export const done = <Body>(body: Body): Reply<200, Body> => ({ status: 200, body });

export const refuseDocument = (detail: string, { issues, omitted }: Faults): Refusal =>
  refuse("invalid_request", detail + countFaults(issues.length, issues.length + omitted), issues);

export const refuseValues = (faults: readonly ErrorItem[]): Refusal =>
  refuse("invalid_request", "The request is not valid.", faults);

export const refuseValue = (attr: string, code: ErrorItem["code"], rule: string): Refusal =>
  refuseValues([{ attr, code, detail: `${attr} ${rule}` }]);
