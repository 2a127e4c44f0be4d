import { isRefusal, refuse } from "../api/reply.ts";
import type { ImportFacts, ImportProcess, Lease, Writer } from "../stores/store.ts";
import type { Context, Handler, HandlerRequest, Replies } from "./handler.ts";
import {
  createAccount,
  type Prepared,
  prepareAccount,
  refuseCreation,
} from "./rules/create-account.ts";
import { emitDryRunComplete, emitFailure } from "./rules/events.ts";
import { importKeyOf, isImported, namedBy, nameOf } from "./rules/import-key.ts";
import {
  refuseByOperator,
  refuseImportedAs,
  refuseInProgress,
  refuseNotStaged,
  refuseOverLimit,
} from "./rules/import-refusals.ts";
import { findSupplier, refuseSupplierInBody } from "./rules/suppliers.ts";
import { effectOf, SLOW_IMPORT_MILLISECONDS } from "./scenarios.ts";

type ProcessReply = Replies<"processAccount">;
type ProcessRefusal = Exclude<ProcessReply, { readonly status: 201 }>;
type ProcessRequest = HandlerRequest<"processAccount">["body"];

/** Imports a staged account. A slow import takes two transactions, with no lock between them. */
export const processAccount: Handler<"processAccount"> = async ({ body }, context) => {
  const { settings } = context;
  const effect = effectOf("external_account_number", body.external_account_number, settings);
  if (effect === "import_takes_time") return processSlowly(body, context);
  return context.store.change(importKeyOf(body), async (writer, facts) => {
    const staged = refuseAtOnce(body, facts, context);
    if (isRefusal(staged)) return staged;
    const [admitted, prepared] = await Promise.all([
      admit(staged, 0, writer, context),
      prepareAccount(staged, writer, context),
    ]);
    return isRefusal(admitted)
      ? admitted
      : attempt(body, admitted.staged, prepared, writer, context);
  });
};

async function processSlowly(body: ProcessRequest, context: Context): Promise<ProcessReply> {
  const { store, wait, settings } = context;
  const key = importKeyOf(body);
  const admitted = await store.change(key, async (writer, facts) => {
    const staged = refuseAtOnce(body, facts, context);
    return isRefusal(staged)
      ? staged
      : admit(staged, settings.processSeconds * 1000, writer, context);
  });
  if (isRefusal(admitted)) return admitted;
  try {
    await wait(SLOW_IMPORT_MILLISECONDS);
    return await store.change(key, (writer, facts) =>
      finish(body, admitted.lease, facts, writer, context),
    );
  } catch (error) {
    // Releases the lease early, so that other calls need not wait for its end. This may fail.
    await Promise.allSettled([
      store.write(async (writer) => {
        if (await writer.release(admitted.staged, admitted.lease.token))
          writer.moves.push({ ...namedBy(admitted.staged), from: "in_progress", to: "staged" });
      }),
    ]);
    throw error;
  }
}

function refuseAtOnce(body: ProcessRequest, facts: ImportFacts, { settings }: Context) {
  const { importProcess } = facts;
  const key = importKeyOf(body);
  const supplier = findSupplier(key.supplier, settings);
  if (!supplier) return refuseSupplierInBody(key.supplier);
  if (isImported(importProcess)) return refuseImportedAs(importProcess);
  const ruledOut = refuseByOperator(key, supplier, facts);
  if (ruledOut) return ruledOut;
  if (!importProcess) return refuseNotStaged(key);
  const { operations_team_name: team } = body;
  if (!settings.operationsTeams.includes(team)) {
    const detail = "There is no operations team with this name";
    return refuse("operations_team_not_found", `There is no operations team named ${team}.`, [
      { detail, code: "not_found", attr: "operations_team_name" },
    ]);
  }
  const effect = effectOf("external_account_number", key.externalNumber, settings);
  return effect === "limit_is_reached" ? refuseOverLimit(settings.processLimit) : importProcess;
}

/** Takes the lease for some milliseconds. With 0, the lease lasts until the writer's work ends. */
async function admit(
  staged: ImportProcess,
  milliseconds: number,
  writer: Writer,
  { settings: { processLimit } }: Context,
): Promise<ProcessRefusal | { readonly staged: ImportProcess; readonly lease: Lease }> {
  const claim = await writer.claim(staged, processLimit, milliseconds);
  if (claim === "in_progress") return refuseInProgress(staged);
  if (claim === "limit_reached") return refuseOverLimit(processLimit);
  writer.moves.push({ ...namedBy(staged), from: "staged", to: "in_progress" });
  return { staged: { ...staged, attempts: staged.attempts + 1 }, lease: claim };
}

/** Makes an attempt that already has its lease. */
async function finish(
  body: ProcessRequest,
  { token }: Lease,
  facts: ImportFacts,
  writer: Writer,
  context: Context,
): Promise<ProcessReply> {
  const key = importKeyOf(body);
  const supplier = findSupplier(key.supplier, context.settings);
  const staged = facts.importProcess;
  const isHeld = await writer.release(key, token);
  if (isImported(staged)) return refuseImportedAs(staged);
  if (!staged) return refuseNotStaged(key);
  if (!isHeld && staged.isInProgress) return refuseInProgress(key);
  const refusal = isHeld
    ? // The operator may have ruled the account out since the attempt began.
      supplier && refuseByOperator(key, supplier, facts)
    : // No other call has the lease, so that the attempt can be repeated at once.
      refuse(
        "import_failed",
        `Processing the account ${nameOf(key)} took longer than ${context.settings.processSeconds} seconds. Nothing was kept; the attempt can be repeated.`,
      );
  if (!refusal)
    return attempt(body, staged, await prepareAccount(staged, writer, context), writer, context);
  await emitFailure(writer, key, refusal.body, isDryRun(body));
  if (facts.isSkipped) writer.moves.push({ ...namedBy(key), from: "staged", to: "skipped" });
  return refusal;
}

/** Makes an attempt. Its changes and its events are stored together or not at all. */
async function attempt(
  body: ProcessRequest,
  staged: ImportProcess,
  prepared: Prepared,
  writer: Writer,
  context: Context,
): Promise<ProcessReply> {
  const refusal = refuseCreation(staged, prepared, context);
  if (refusal) {
    await emitFailure(writer, staged, refusal.body, isDryRun(body));
    return refusal;
  }
  if (isDryRun(body)) {
    await emitDryRunComplete(writer, staged);
    const detail =
      "The account would import successfully. It was rolled back because this was a dry run.";
    return refuse("dry_run_rolled_back", detail);
  }
  const terms = {
    operationsTeam: body.operations_team_name,
    sendsEmails: findSupplier(staged.supplier, context.settings)?.sendsCustomerEmails ?? null,
  };
  await createAccount(staged, terms, prepared.number, writer);
  const created = { platform_account_number: prepared.number };
  writer.moves.push({ ...namedBy(staged), from: "in_progress", to: "imported", ...created });
  return { status: 201, body: created };
}

const isDryRun = ({ dry_run = false }: ProcessRequest): boolean => dry_run;
