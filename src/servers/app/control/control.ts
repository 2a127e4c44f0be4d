// What only the operator of the platform can do, under /__control/, so that front ends and tests
// reach every state. Never on a server that others can reach: it serves only requests to a loopback
// address, and no page of another machine.

import { isRefusal, type Refusal, type Reply, refuse } from "../../api/reply.ts";
import { SCENARIOS } from "../../handlers/scenarios.ts";
import { isLoopback } from "../../http/loopback.ts";
import { readBody } from "../../http/read-body.ts";
import { decodePath } from "../../http/read-parameters.ts";
import { type Routed, Router } from "../../http/router.ts";
import type { HttpRequest } from "../../http/serve.ts";
import { showAccountPage } from "./account-page.ts";
import { type Action, done, type Operated } from "./action.ts";
import { moveClock } from "./clock.ts";
import { listEvents } from "./events.ts";
import { showOverview } from "./overview.ts";
import { clearRequests, listRequests } from "./requests.ts";
import { reset } from "./reset.ts";
import { setSkipped } from "./skipped.ts";
import { getState, setState } from "./state.ts";
import { streamFeed } from "./stream.ts";
import { setSupplierStatus } from "./supplier-status.ts";
import { getWeather, setWeather } from "./weather.ts";

const ROOT = "/__control/";

const ACTIONS: readonly Action[] = [
  {
    method: "GET",
    path: ROOT,
    does: "Lists what can be done here, and the magic values.",
    run: listActions,
  },
  {
    method: "GET",
    path: `${ROOT}overview`,
    does: "Shows the server at a glance: its clock, suppliers, teams and weather, and how many accounts are in each state of the import, with up to 1,000 of them.",
    run: showOverview,
  },
  {
    method: "POST",
    path: `${ROOT}reset`,
    does: "Goes back to the start of the server, and forgets the clock, the events and the requests too.",
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
  {
    method: "GET",
    path: `${ROOT}state`,
    does: "Answers the state of the server as a document, from which it can start: serve --state FILE.",
    run: getState,
  },
  {
    method: "PUT",
    path: `${ROOT}state`,
    body: '{"products": [...], "staged": [...], "imported": [...], "skipped": [...]}',
    does: "Forgets everything and takes this state in its place.",
    run: setState,
  },
  {
    method: "GET",
    path: `${ROOT}weather`,
    does: "Answers what the weather is like.",
    run: getWeather,
  },
  {
    method: "PUT",
    path: `${ROOT}weather`,
    body: '{"latency": [200, 600], "faults": 0.02, "lost": 0.01, "seed": 7}',
    does: "Changes the weather: how much longer answers take, the share of calls that fail, and of answers that are lost after the work was done. {} is good weather.",
    run: setWeather,
  },
  {
    method: "GET",
    path: `${ROOT}requests`,
    does: "Lists the last 1,000 requests, the oldest first; ?operation= and ?status= (400 or 4xx) choose some, ?limit= the newest so many, and ?wait= waits so many seconds, at most 60, until there is one.",
    run: listRequests,
  },
  {
    method: "DELETE",
    path: `${ROOT}requests`,
    does: "Forgets the requests.",
    run: clearRequests,
  },
  {
    method: "GET",
    path: `${ROOT}stream`,
    does: "Streams what happens as Server-Sent Events: request, move, emitted, reset. The first one, connected, says how many were missed since Last-Event-ID.",
    run: streamFeed,
  },
];

/** A state may hold many accounts. */
const LIMITS = { bytes: 64 * 1024 * 1024, depth: 40, values: 5_000_000 };

const ROUTER = new Router(ACTIONS, () => `. GET ${ROOT} lists what there is.`);

async function listActions(): Promise<Reply> {
  const actions = ACTIONS.map(({ method, path, body, does }) => ({ method, path, body, does }));
  return done({ actions, scenarios: SCENARIOS });
}

/**
 * Answers a path below /__control/; undefined for any other path, and for a caller on another machine.
 */
export function answerControl(
  request: HttpRequest,
  context: Operated,
): Reply | Promise<Reply> | undefined {
  if (!isControl(request) || !isLocal(request)) return undefined;
  if (isOfOtherOrigin(request)) return OF_OTHER_ORIGIN;
  const path = request.path === ROOT ? ROOT : request.path.replace(/\/$/, "");
  return ROUTER.answer(request.method, path, (action) => act(action, request, context));
}

/** Says how to open what is closed; undefined for any other path. */
export function refuseClosed(request: HttpRequest): Refusal | undefined {
  if (!isControl(request)) return undefined;
  const detail = `${ROOT} is closed. Open it with: energy-contracts serve --control, or in code with createApp({ control: true }).`;
  return refuse("not_found", detail);
}

/** Whether a request is for the operator's side. It is no part of the contract. */
export const isControl = ({ path }: HttpRequest): boolean => path.startsWith(ROOT);

async function act(
  action: Routed<Action>,
  request: HttpRequest,
  context: Operated,
): Promise<Reply> {
  await context.start.begin();
  const path = decodePath(action.captured);
  if (isRefusal(path)) return path;
  const body = action.body === undefined ? { value: undefined } : await readBody(request, LIMITS);
  if (isRefusal(body)) return body;
  const { search, headers } = request;
  const query = new URLSearchParams(search);
  return action.run({ path, body: body.value, query, headers }, context);
}

/**
 * Whether a request comes from this machine: by its connection if it is known, and by the address
 * that it was sent to, because another site could have a name that leads here.
 */
const isLocal = ({ isRemote, origin }: HttpRequest): boolean =>
  !isRemote && isLoopback(new URL(origin).hostname);

/**
 * Whether a page of another origin sent a request. Browsers leave out Origin for what a page may
 * embed, such as an image; Sec-Fetch-Site then says where the page is from.
 */
function isOfOtherOrigin({ headers, origin }: HttpRequest): boolean {
  const sender = headers.get("origin");
  if (sender !== null) return sender !== origin;
  const site = headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

/** The API itself never answers 403, so the contract has no code for it. */
const OF_OTHER_ORIGIN: Reply = {
  status: 403,
  body: {
    detail: `${ROOT} does not answer pages of another origin. Call it from a page of this server, through a proxy of the page's own origin, or from outside of a browser.`,
    code: "permission_denied",
    errors: [],
  },
};
