// What only the operator of the platform can do, under /__control/, so that front ends and tests
// reach every state. Never on a server that others can reach: it serves only requests to a loopback
// address, and no page of another machine.

import { isRefusal, type Reply } from "../../api/reply.ts";
import type { Context } from "../../handlers/context.ts";
import { SCENARIOS } from "../../handlers/scenarios.ts";
import { BODY_LIMITS } from "../../http/body-limits.ts";
import { isLoopback } from "../../http/loopback.ts";
import { readBody } from "../../http/read-body.ts";
import { decodePath } from "../../http/read-parameters.ts";
import { type Routed, Router } from "../../http/router.ts";
import type { HttpRequest } from "../../http/serve.ts";
import { showAccountPage } from "./account-page.ts";
import { type Action, done } from "./action.ts";
import { moveClock } from "./clock.ts";
import { listEvents } from "./events.ts";
import { reset } from "./reset.ts";
import { setSkipped } from "./skipped.ts";
import { setSupplierStatus } from "./supplier-status.ts";

const ROOT = "/__control/";

const ACTIONS: readonly Action[] = [
  {
    method: "GET",
    path: ROOT,
    does: "Lists what can be done here, and the magic values.",
    run: listActions,
  },
  {
    method: "POST",
    path: `${ROOT}reset`,
    body: "{}",
    does: "Forgets everything, the clock and the events too.",
    run: reset,
  },
  {
    method: "PUT",
    path: `${ROOT}suppliers/{code}`,
    body: '{"status": "Ongoing" | "Paused" | "Complete"}',
    does: "Sets the status of an import supplier.",
    run: setSupplierStatus,
  },
  {
    method: "PUT",
    path: `${ROOT}imports/{supplier}/{external_account_number}`,
    body: '{"skipped": true | false}',
    does: "Marks an account to be skipped, or takes the mark away.",
    run: setSkipped,
  },
  {
    method: "POST",
    path: `${ROOT}clock`,
    body: '{"advance_seconds": 3600}',
    does: "Moves the clock of the server forward, or back with a negative number.",
    run: moveClock,
  },
  {
    method: "GET",
    path: `${ROOT}events`,
    does: "Lists the events emitted by all servers of the store, the oldest first: the newest 10,000, or as many as ?limit= says.",
    run: listEvents,
  },
  {
    method: "GET",
    path: `${ROOT}accounts/{account_number}`,
    does: "Shows an account with the data that it was imported from and all that was added since.",
    run: showAccountPage,
  },
];

const ROUTER = new Router(ACTIONS, () => ` GET ${ROOT} lists what there is.`);

async function listActions(): Promise<Reply> {
  const actions = ACTIONS.map(({ method, path, body, does }) => ({ method, path, body, does }));
  return done({ actions, scenarios: SCENARIOS });
}

/**
 * Answers a path below /__control/; undefined for any other path, and for a caller from elsewhere.
 */
export function answerControl(request: HttpRequest, context: Context): Promise<Reply> | undefined {
  if (!request.path.startsWith(ROOT) || !isLocal(request)) return undefined;
  const path = request.path === ROOT ? ROOT : request.path.replace(/\/$/, "");
  return ROUTER.answer(request.method, path, (action) => act(action, request, context));
}

async function act(action: Routed<Action>, request: HttpRequest, context: Context): Promise<Reply> {
  const path = decodePath(action.captured);
  if (isRefusal(path)) return path;
  const body =
    action.body === undefined ? { value: undefined } : await readBody(request, BODY_LIMITS);
  return isRefusal(body) ? body : action.run({ path, body: body.value, url: request.url }, context);
}

/**
 * Whether a request comes from this machine: by its connection if it is known, by the address that
 * it was sent to, and by the page that sent it. Another site could have a name that leads here.
 */
function isLocal({ isRemote, url, headers }: HttpRequest): boolean {
  const origin = headers.get("origin");
  return (
    !isRemote &&
    isLoopback(url.hostname) &&
    (origin === null || (URL.canParse(origin) && isLoopback(new URL(origin).hostname)))
  );
}
