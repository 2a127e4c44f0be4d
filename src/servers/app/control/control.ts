// Under /__control/ front ends and tests act as the operator of the platform. Only requests from
// this machine to a loopback address are answered, and none from a page of another origin.
import { CONTROL_CALLS, type ControlCall } from "../../../../generated/control.ts";
import { BODY_CHECKS, QUERY_CHECKS } from "../../../../generated/control-checks.ts";
import { SCENARIOS } from "../../../../generated/scenarios.ts";
import type { Explain } from "../../../library/runtime/issue.ts";
import { isRefusal, type Reply, refuse } from "../../api/reply.ts";
import { findFaults } from "../../http/document-faults.ts";
import { type HttpRequest, isLocal } from "../../http/fetch.ts";
import { readBody } from "../../http/read-body.ts";
import { type ParameterRules, parameterRules, readParameters } from "../../http/read-parameters.ts";
import { type Routed, Router } from "../../http/router.ts";
import { listFaults } from "../../http/to-answer.ts";
import { STATE_LIMITS } from "../state/check-state.ts";
import { listAccounts, showAccountPage, showImport } from "./accounts.ts";
import { type Action, type ActionRequest, done, type Operated, refuseDocument } from "./action.ts";
import * as actions from "./actions.ts";
import { listEvents, showOverview } from "./overview.ts";

const ROOT = "/__control/";

const ACTIONS: { readonly [Call in ControlCall]: Action<Call> } = {
  ...{ listAccounts, listEvents, showAccountPage, showImport, showOverview },
  ...actions,
  listActions: async () => {
    const all = Object.values(CONTROL_CALLS).map(({ parameters: _, ...action }) => action);
    return done({ actions: all, scenarios: SCENARIOS });
  },
};

const BODIES: Readonly<Record<string, Explain>> = BODY_CHECKS;
const QUERIES: Readonly<Record<string, ParameterRules["check"]>> = QUERY_CHECKS;

const ENDPOINTS = Object.entries(CONTROL_CALLS).map(([call, described]) => ({
  call: call as ControlCall,
  method: described.method,
  path: described.path,
  rules: parameterRules(described.parameters, QUERIES[call]),
  takesBody: "body" in described,
  check: BODIES[call],
}));

/** The limits of a request body here. A state may have many accounts. */
const LIMITS = { ...STATE_LIMITS, bytes: 64 * 1024 * 1024 };

const ROUTER = new Router(ENDPOINTS, () => `. GET ${ROOT} lists what there is.`);

export function answerControl(request: HttpRequest, context: Operated): Reply | Promise<Reply> {
  if (!isLocal(request)) return refuse("not_found", ELSEWHERE);
  if (isOfOtherOrigin(request)) return OF_OTHER_ORIGIN;
  const path = request.path === ROOT ? ROOT : request.path.replace(/\/$/, "");
  return ROUTER.answer(request.method, path, async (action) =>
    listFaults(await act(action, request, context)),
  );
}

async function act(
  { call, captured, rules, takesBody, check }: Routed<(typeof ENDPOINTS)[number]>,
  request: HttpRequest,
  context: Operated,
): Promise<Reply> {
  await context.start.begin();
  const parameters = readParameters(rules, captured, request.search);
  if (isRefusal(parameters)) return parameters;
  const body = takesBody ? await readBody(request, LIMITS) : { value: undefined };
  if (isRefusal(body)) return body;
  const faults = findFaults(body.value, check, ["body", "a field of this body"]);
  if (faults.issues.length > 0) return refuseDocument("The request is not valid.", faults);
  const given = { parameters, body: body.value };
  return run(call, given as ActionRequest<typeof call>, context);
}

const run = <Call extends ControlCall>(
  call: Call,
  request: ActionRequest<Call>,
  context: Operated,
): Promise<Reply> => ACTIONS[call](request, context);

/** True if a page of another origin sends the request. An image's request has no header Origin. */
function isOfOtherOrigin({ headers, origin, isInside }: HttpRequest): boolean {
  if (isInside) return false;
  const sender = headers.get("origin");
  if (sender !== null) return sender !== origin;
  const site = headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

/** Any web page can lead a name of its own to this machine. */
const ELSEWHERE = `${ROOT} answers on its own machine, at localhost or 127.0.0.1, and at no other name.`;

/** The contract has no error code for 403, so this reply is written out. */
const OF_OTHER_ORIGIN: Reply = {
  status: 403,
  body: {
    detail: `${ROOT} does not answer pages of another origin. Call it from a page of this server, through a proxy of the page's own origin, or from outside of a browser.`,
    code: "permission_denied",
    errors: [],
  },
};
