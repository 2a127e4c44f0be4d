// Code without TypeScript. The test runs it with the installed package, and checks what it prints.
import asyncApi from "energy-contracts/asyncapi.json" with { type: "json" };
import catalogue from "energy-contracts/catalogue.json" with { type: "json" };
import {
  EVENT_NAMES,
  isEventName,
  loadEvent,
  parseEvent,
  UnknownEventError,
  validateEvent,
} from "energy-contracts/events";
import { accountCreatedV1 } from "energy-contracts/events/account.created-v1";
import { faults, fixture } from "energy-contracts/fixtures";
import { openJudge } from "energy-contracts/judge";
import openApi from "energy-contracts/openapi.json" with { type: "json" };
import { ERROR_CODES, ERROR_ITEM_CODES, KNOWN_VALUES } from "energy-contracts/rest";
import { processAccount } from "energy-contracts/rest/processAccount";
import product from "energy-contracts/schemas/_shared/Product.json" with { type: "json" };
import schema from "energy-contracts/schemas/account.created-v1.json" with { type: "json" };

const created = { account_number: "A-3F7B21C8", account_user_emails: ["maya.okafor@example.com"] };
const request = {
  import_supplier: "NORDWERK",
  external_account_number: "NW-204981",
  operations_team_name: "Imports",
  nickname: "Jo",
};

function codeFromStrings() {
  try {
    return new Function("return 'runs'")();
  } catch (error) {
    return error.name;
  }
}

async function kindOf(name, payload) {
  const { kind, nearest, suggestion, issues } = await parseEvent(name, payload);
  return [kind, nearest ?? suggestion ?? issues?.[0]?.code].filter(Boolean).join(" ");
}

const report = {
  codeFromStrings: codeFromStrings(),
  is: [created, { ...created, account_number: 7 }].map((input) => accountCreatedV1.is(input)),
  validate: accountCreatedV1.validate({ ...created, is_import: true }, { unknown: "report" }),
  standard: accountCreatedV1["~standard"].validate({ ...created, account_user_emails: [null] }),
  parsed: [
    await kindOf("account.created-v1", created),
    await kindOf("account.created-v1", {}),
    await kindOf("account.created-v9", created),
    await kindOf("acount.created-v1", created),
  ],
  validateEvent: (await validateEvent("account.created-v1", created)).ok,
  loaded: await loadEvent("account.create-v1").catch((error) => [
    error instanceof UnknownEventError,
    error.suggestion,
  ]),
  names: EVENT_NAMES.length === catalogue.events.length && EVENT_NAMES.every(isEventName),
  rest: [processAccount.validate(request), processAccount.validate({ ...request, dry_run: "no" })],
  tables: [
    ERROR_CODES.supplier_paused.status,
    typeof ERROR_ITEM_CODES.blank.meaning,
    KNOWN_VALUES.SupplyType,
  ],
  fixture: accountCreatedV1.is(fixture("account.created-v1", { is_imported: true })),
  faults: faults("account.created-v1").map(({ label }) => label),
  validFaults: faults("account.created-v1").filter(({ payload }) => accountCreatedV1.is(payload)),
  jsonSchema: process.getBuiltinModule
    ? accountCreatedV1["~standard"].jsonSchema.input({ target: "draft-07" }).title
    : schema.title,
  judged: (await openJudge())
    .judge([JSON.stringify({ type: "account.created-v1", payload: created }), "{"])
    .map(({ verdict }) => verdict),
  documents: [openApi.openapi, asyncApi.asyncapi, schema.title, product.title],
};
process.stdout.write(JSON.stringify(report));
