// The inside of a server with one account, and handlers that are called as by the front door.
import { expect } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import type {
  Context,
  Handler,
  HandlerRequest,
  Replies,
} from "../../../src/servers/handlers/handler.ts";
import type { Account, ImportKey, StoredEvent } from "../../../src/servers/stores/store.ts";
import { findDepartures } from "../rest/contract-check.ts";
import { makeContext } from "./make-context.ts";

const KEY: ImportKey = { supplier: "NORDWERK", externalNumber: "NW-204981" };
/** The two fields that name the account in payloads. */
export const NAMED = { import_supplier: KEY.supplier, external_account_number: KEY.externalNumber };
export const ACCOUNT = "A-9E4D07B2";
export const EXAMPLES = openApi.components.examples;

/** How far the import of the account has come. */
export type Progress = "imported" | "staged" | "unknown";

export interface Prepared {
  readonly context: Context;
  /** The events that were emitted, each checked against its contract. */
  readonly events: () => readonly Pick<StoredEvent, "type" | "subject" | "payload">[];
}

export async function prepareAccount(
  progress: Progress = "imported",
  payload: Partial<Account> = {},
  more: Partial<Context> = {},
): Promise<Prepared> {
  const context = { ...makeContext(), ...more };
  const events: StoredEvent[] = [];
  context.store.subscribe((event) => events.push(event));
  await context.store.write(async (writer) => {
    if (progress !== "unknown") await writer.stage({ ...payload, ...NAMED });
    if (progress === "imported") await writer.createAccount(KEY, ACCOUNT);
  });
  return { context, events: () => events.map(check) };
}

function check({
  type,
  subject,
  payload,
}: StoredEvent): Pick<StoredEvent, "type" | "subject" | "payload"> {
  expect(ALL_EVENTS[type]?.validate(payload, { unknown: "report" }), type).toMatchObject({
    ok: true,
  });
  return { type, subject, payload };
}

/** The event of something that was added to the account. */
export const added = (resource: string, identifier: string) => ({
  type: "data_import.import_process.post_import.completed-v1",
  subject: "NORDWERK/NW-204981",
  payload: { ...about(resource), identifier },
});

/** The event of a request that was refused. */
export const refused = (resource: string, error_code: string, error_detail: string) => ({
  type: "data_import.import_process.post_import.error-v1",
  subject: "NORDWERK/NW-204981",
  payload: { ...about(resource), error_code, error_detail },
});

const about = (resource: string) => ({
  resource_type: resource,
  import_process_resource_type: "ACCOUNT",
  import_process_external_identifier: KEY.externalNumber,
});

/**
 * Calls a handler, given by its name, and checks its answer against the contract. No other handler
 * is loaded, so that an edit of one concerns few tests.
 */
export async function call<Id extends OperationId>(
  named: { readonly [Key in Id]: Handler<Key> },
  request: Partial<HandlerRequest<Id>>,
  context: Context,
): Promise<Pick<Replies<Id>, "status" | "body">> {
  const [id] = Object.keys(named) as [Id];
  const { method, path } = OPERATIONS[id];
  const url = () => new URL(path, "https://api.example").href;
  const { status, body, headers } = await named[id](
    { parameters: {}, body: undefined, url, ...request } as HandlerRequest<Id>,
    context,
  );
  const sent = JSON.parse(JSON.stringify(body)) as Replies<Id>["body"];
  expect(
    findDepartures(method, path.replaceAll(/\{[^}]+\}/g, "x"), status, new Headers(headers), sent),
  ).toEqual([]);
  return { status, body: sent };
}
