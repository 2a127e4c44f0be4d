// What only the operator of the platform can do, under /__control/, so that front ends and tests reach every state. Never on a server that others can reach:
// it answers requests to a loopback address alone, and no page of another machine.

import { type ErrorItem, isRefusal, type Reply, refuse } from "../api/reply.ts";
import type { Context } from "../handlers/context.ts";
import { toDateTime } from "../handlers/rules/calendar.ts";
import { emitCancelled } from "../handlers/rules/events.ts";
import { findSupplier, supplierNotFound } from "../handlers/rules/suppliers.ts";
import { SCENARIOS } from "../handlers/scenarios.ts";
import { isLoopback } from "../http/loopback.ts";
import { BODY_LIMITS, readBody } from "../http/read-body.ts";
import { decodePairs } from "../http/read-parameters.ts";
import { allowOf } from "../http/route.ts";
import { toResponse } from "../http/to-response.ts";
import { valueAt } from "../json/pointer.ts";
import { toEnvelope } from "../sinks/event-envelope.ts";
import type { SupplierStatus } from "../stores/store.ts";
import { showAccountPage } from "./account-page.ts";

export interface Control {
  /** Answers a path below /__control/; undefined for every other. */
  answer(request: Request, url: URL): Promise<Response | undefined>;
}

interface Action {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly does: string;
  run(parts: readonly string[], body: unknown, url: URL): Promise<Reply>;
}

const ROOT = "/__control/";
/** What one answer holds at most. */
const EVENTS_LISTED = 10_000;

export function openControl(context: Context): Control {
  const actions = actionsOf(context);
  return {
    async answer(request, url) {
      if (!url.pathname.startsWith(ROOT) || !isLocal(request, url)) return undefined;
      return toResponse(await act(actions, request, url));
    },
  };
}

function actionsOf(context: Context): readonly Action[] {
  const { store } = context;
  const actions: Action[] = [
    {
      method: "GET",
      path: "",
      does: "Lists what can be done here, and the magic values.",
      run: async () =>
        ok({
          actions: actions.map(({ method, path, body, does }) => ({
            method,
            path: ROOT + path,
            body,
            does,
          })),
          scenarios: SCENARIOS,
        }),
    },
    {
      method: "POST",
      path: "reset",
      body: "{}",
      does: "Forgets everything, the clock and the events too.",
      run: async () => {
        await store.reset();
        context.vendor.reset?.();
        return ok({ reset: true });
      },
    },
    {
      method: "PUT",
      path: "suppliers/{code}",
      body: '{"status": "Ongoing" | "Paused" | "Complete"}',
      does: "Sets the status of an import supplier.",
      run: ([code = ""], body) => setSupplierStatus(context, code, body),
    },
    {
      method: "PUT",
      path: "imports/{supplier}/{external_account_number}",
      body: '{"skipped": true | false}',
      does: "Marks an account to be skipped, or takes the mark away.",
      run: ([supplier = "", externalNumber = ""], body) =>
        setSkipped(context, supplier, externalNumber, body),
    },
    {
      method: "POST",
      path: "clock",
      body: '{"advance_seconds": 3600}',
      does: "Moves the clock of the server forward, or back with a negative number.",
      run: (_, body) => moveClock(context, body),
    },
    {
      method: "GET",
      path: "events",
      does: "Lists the events emitted by all servers of the store, the oldest first: the newest 10,000, or as many as ?limit= says.",
      run: (_, __, url) => listEvents(context, url),
    },
    {
      method: "GET",
      path: "accounts/{account_number}",
      does: "Shows an account with the data that it was imported from and all that was added since.",
      run: ([number = ""]) => showAccountPage(store, context.settings, number),
    },
  ];
  return actions;
}

async function act(actions: readonly Action[], request: Request, url: URL): Promise<Reply> {
  const { pathname } = url;
  const segments = pathname.slice(ROOT.length).replace(/\/$/, "").split("/");
  const there = actions.filter(({ path }) => matches(path, segments));
  if (there.length === 0)
    return refuse("not_found", `There is nothing at ${pathname}. GET ${ROOT} lists what there is.`);
  const action = there.find(
    ({ method }) => method === (request.method === "HEAD" ? "GET" : request.method),
  );
  if (!action) {
    const allow = { Allow: allowOf(there.map(({ method }) => method)) };
    if (request.method === "OPTIONS") return { status: 204, body: undefined, headers: allow };
    return refuse(
      "method_not_allowed",
      `The method ${request.method} is not available here.`,
      [],
      allow,
    );
  }
  const captured = action.path
    .split("/")
    .flatMap((part, index): [string, string][] =>
      part.startsWith("{") ? [[part, segments[index] ?? ""]] : [],
    );
  const parts = decodePairs(captured)?.map(([, text]) => text);
  if (!parts || parts.some((part) => part.includes("\0")))
    return refuse(
      "parse_error",
      "The path is not valid percent-encoded UTF-8, or has a NUL in it.",
    );
  const body =
    action.body === undefined ? { value: undefined } : await readBody(request, BODY_LIMITS);
  return isRefusal(body) ? body : action.run(parts, body.value, url);
}

function matches(path: string, segments: readonly string[]): boolean {
  const template = path.split("/");
  return (
    template.length === segments.length &&
    template.every((part, index) => part === segments[index] || part.startsWith("{"))
  );
}

/** Only this machine, by the address it used and the page it comes from: another site could have a name that leads here. */
function isLocal(request: Request, { hostname }: URL): boolean {
  const origin = request.headers.get("origin");
  return (
    isLoopback(hostname) &&
    (origin === null || (URL.canParse(origin) && isLoopback(new URL(origin).hostname)))
  );
}

async function setSupplierStatus(
  { store, settings }: Context,
  code: string,
  body: unknown,
): Promise<Reply> {
  const status = valueAt(body, ["status"]);
  if (!isStatus(status))
    return wrong({
      attr: "status",
      code: "invalid_format",
      detail: "status must be Ongoing, Paused or Complete",
    });
  if (!findSupplier(code, settings)) return supplierNotFound(code);
  await store.write((writer) => writer.setSupplierStatus(code, status));
  return ok({ code, status });
}

const isStatus = (value: unknown): value is SupplierStatus =>
  value === "Ongoing" || value === "Paused" || value === "Complete";

async function setSkipped(
  { store }: Context,
  supplier: string,
  externalNumber: string,
  body: unknown,
): Promise<Reply> {
  const skipped = valueAt(body, ["skipped"]);
  if (typeof skipped !== "boolean")
    return wrong({ attr: "skipped", code: "invalid_type", detail: "skipped must be a boolean" });
  const key = { supplier, externalNumber };
  return store.write(async (writer) => {
    const process = await writer.findImport(key);
    if (!process)
      return refuse(
        "not_found",
        `No account ${externalNumber} was found for the import supplier ${supplier}.`,
      );
    if (process.account)
      return refuse(
        "account_already_imported",
        `The account ${externalNumber} of ${supplier} was imported before.`,
      );
    await writer.setSkipped(key, skipped);
    if (skipped && !process.isSkipped) await emitCancelled(writer, key, toDateTime(writer.now));
    return ok({ import_supplier: supplier, external_account_number: externalNumber, skipped });
  });
}

async function moveClock({ store }: Context, body: unknown): Promise<Reply> {
  const seconds = valueAt(body, ["advance_seconds"]);
  if (typeof seconds !== "number")
    return wrong({
      attr: "advance_seconds",
      code: "invalid_type",
      detail: "advance_seconds must be a number",
    });
  const milliseconds = seconds * 1000;
  const then = (await store.read(async ({ now }) => now)) + milliseconds;
  if (then < FIRST_MOMENT || then > LAST_MOMENT) {
    return wrong({
      attr: "advance_seconds",
      code: "out_of_range",
      detail: "advance_seconds must lead to a time between 1970 and 9999",
    });
  }
  await store.moveClock(milliseconds);
  return ok({ now: toDateTime(await store.read(async ({ now }) => now)) });
}

async function listEvents({ store }: Context, { searchParams }: URL): Promise<Reply> {
  const limit = Number(searchParams.get("limit") ?? EVENTS_LISTED);
  if (!Number.isInteger(limit) || limit < 1 || limit > EVENTS_LISTED) {
    return wrong({
      attr: "limit",
      code: "out_of_range",
      detail: `limit must be a whole number from 1 to ${EVENTS_LISTED}`,
    });
  }
  const events = await store.read((reader) => reader.listEvents(limit));
  return ok({ events: events.map(toEnvelope) });
}

/** Times beyond can't be written as answers have them. */
const FIRST_MOMENT = 0;
const LAST_MOMENT = Date.UTC(9998, 11, 31);

const ok = (body: object): Reply => ({ status: 200, body });
const wrong = (error: ErrorItem): Reply =>
  refuse("invalid_request", "The request is not valid.", [error]);
