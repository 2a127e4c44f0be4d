import { REST_CONTRACTS } from "../../../../generated/rest-contracts.ts";
import { REST_RULES } from "../../../../generated/rest-rules.ts";
import { examineBody } from "../../../library/rest/judge-with.ts";
import type { Issue } from "../../../library/runtime/issue.ts";
import { refuse } from "../../api/reply.ts";
import type { Account, ImportProcess, ImportTerms, Writer } from "../../stores/store.ts";
import type { Context } from "../handler.ts";
import { effectOf } from "../scenarios.ts";
import { toDateTime } from "./calendar.ts";
import { emitAccountCreated } from "./events.ts";
import { toNote } from "./notes.ts";
import { countryOf } from "./suppliers.ts";

const { validate } = REST_CONTRACTS.stageAccount;

export type Prepared = Awaited<ReturnType<typeof prepareAccount>>;

export async function prepareAccount({ payload }: ImportProcess, writer: Writer, context: Context) {
  const [faults, number] = await Promise.all([
    findFaults(payload, writer, context),
    freeNumber(writer, context),
  ]);
  return { faults, number };
}

/** Refuses staged data from which no account can be created. */
export function refuseCreation(
  { externalNumber, attempts }: ImportProcess,
  { faults }: Prepared,
  { settings }: Context,
) {
  if (faults.length > 0)
    return refuse("account_failed_validation", "The staged account data is not valid.", faults);
  const effect = effectOf("external_account_number", externalNumber, settings);
  if (effect === "import_fails" || (effect === "import_fails_once" && attempts === 1)) {
    const detail = "The account could not be created from the staged data.";
    return refuse("import_failed", `${detail} The attempt can be repeated.`);
  }
  return undefined;
}

export async function createAccount(
  staged: ImportProcess,
  terms: ImportTerms,
  number: string,
  writer: Writer,
): Promise<void> {
  // An empty note is left out here, because it says nothing. createNotes refuses it.
  const notes = (staged.payload.notes ?? []).filter(({ body }) => body);
  await Promise.all([
    writer.createAccount(staged, number, terms),
    ...notes.map((note) => writer.add("notes", number, toNote(note, toDateTime(writer.now)))),
    emitAccountCreated(writer, staged, number),
  ]);
}

/** Repeats the checks of staging, and checks that the products of the contracts exist. */
async function findFaults(payload: Account, writer: Writer, { settings }: Context) {
  const options = { country: countryOf(payload, settings) };
  const { issues } = await examineBody(validate, REST_RULES.stageAccount, payload, options);
  return settings.productsRequired
    ? [...issues, ...(await findMissingProducts(payload, writer))]
    : issues;
}

async function findMissingProducts({ contracts = [] }: Account, writer: Writer): Promise<Issue[]> {
  const codes = contracts.flatMap(({ tariff_code }) => tariff_code ?? []);
  const missing = new Set(await writer.missingProducts(codes));
  return contracts.flatMap(({ tariff_code: code }, index) => {
    if (code === undefined || !missing.has(code)) return [];
    const detail = `There is no product with the code ${code}`;
    return [{ attr: `contracts.${index}.tariff_code`, code: "not_found", detail }];
  });
}

async function freeNumber(writer: Writer, { ids }: Context): Promise<string> {
  for (;;) {
    const number = ids.accountNumber();
    if (!(await writer.findAccount(number))) return number;
  }
}
