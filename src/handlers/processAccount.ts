import { isRefusal, type Refusal, refuse } from "../api/reply.ts";
import type { Lease, Writer } from "../stores/store.ts";
import type { Context } from "./context.ts";
import type { Handler, HandlerRequest, Replies } from "./handler.ts";
import { createAccount } from "./rules/create-account.ts";
import { emitDryRunComplete, emitFailure } from "./rules/events.ts";
import { importKeyOf, isImported } from "./rules/import-key.ts";
import {
  refuseByOperator,
  refuseImportedAs,
  refuseInProgress,
  refuseLate,
  refuseNotStaged,
  refuseOverLimit,
  refuseUnknownTeam,
} from "./rules/import-refusals.ts";
import { findSupplier, refuseSupplierInBody } from "./rules/suppliers.ts";
import { effectOf, SLOW_IMPORT_MILLISECONDS } from "./scenarios.ts";

/** The limit that a scenario reaches if none is configured. */
const USUAL_LIMIT = 40;

type ProcessReply = Replies<"processAccount">;
type ProcessRefusal = Exclude<ProcessReply, { readonly status: 201 }>;
type ProcessRequest = HandlerRequest<"processAccount">["body"];

/**
 * Creates an account from staged data. One short transaction takes a lease on the account, and a
 * second one does all the work and gives the lease back. Nothing is locked in between, and the
 * lease of a call that dies runs out.
 */
export const processAccount: Handler<"processAccount"> = async ({ body }, context) => {
  const { store, settings, wait } = context;
  const lease = await store.write((writer) => admit(body, writer, context));
  if (isRefusal(lease)) return lease;
  const effect = settings.scenarios
    ? effectOf("external_account_number", body.external_account_number)
    : undefined;
  try {
    if (effect === "import_takes_time") await wait(SLOW_IMPORT_MILLISECONDS);
    return await store.write((writer) => finish(body, lease, writer, context));
  } catch (error) {
    // Others should not have to wait until the lease runs out. If this fails too, they do.
    await Promise.allSettled([
      store.write((writer) => writer.release(importKeyOf(body), lease.token)),
    ]);
    throw error;
  }
};

/** Takes the lease, or refuses the call before an attempt begins. */
async function admit(
  body: ProcessRequest,
  writer: Writer,
  { settings }: Context,
): Promise<ProcessRefusal | Lease> {
  const key = importKeyOf(body);
  const supplier = findSupplier(key.supplier, settings);
  if (!supplier) return refuseSupplierInBody(key.supplier);
  const found = await writer.findImport(key);
  if (isImported(found)) return refuseImportedAs(found);
  const ruledOut = await refuseByOperator(key, supplier, writer);
  if (ruledOut) return ruledOut;
  if (!found) return refuseNotStaged(key);
  if (!settings.operationsTeams.includes(body.operations_team_name))
    return refuseUnknownTeam(body.operations_team_name);
  const limit = settings.processLimit;
  if (
    settings.scenarios &&
    effectOf("external_account_number", key.externalNumber) === "limit_is_reached"
  )
    return refuseOverLimit(limit ?? USUAL_LIMIT);
  const claim = await writer.claim(key, limit, settings.processSeconds * 1000);
  if (claim === "in_progress") return refuseInProgress(key);
  return claim === "limit_reached" ? refuseOverLimit(limit ?? USUAL_LIMIT) : claim;
}

/**
 * Makes the attempt. Its changes are kept together with the events that report them, or not at all.
 */
async function finish(
  body: ProcessRequest,
  { token }: Lease,
  writer: Writer,
  context: Context,
): Promise<ProcessReply> {
  const key = importKeyOf(body);
  const staged = await writer.findImport(key);
  if (isImported(staged)) return refuseImportedAs(staged);
  if (!staged) return refuseNotStaged(key);
  const isDryRun = body.dry_run ?? false;
  const fail = async <Refused extends Refusal>(refusal: Refused): Promise<Refused> => {
    await emitFailure(writer, key, refusal.body, isDryRun);
    return refusal;
  };
  if (!(await writer.release(key, token)))
    return staged.isInProgress
      ? refuseInProgress(key)
      : fail(refuseLate(key, context.settings.processSeconds));
  // The operator may have ruled the account out since the attempt began.
  const supplier = findSupplier(key.supplier, context.settings);
  const ruledOut = supplier && (await refuseByOperator(key, supplier, writer));
  if (ruledOut) return fail(ruledOut);
  const terms = {
    operationsTeam: body.operations_team_name,
    sendsEmails: supplier?.sendsCustomerEmails ?? null,
  };
  const attempt = () => createAccount(staged, terms, writer, context);
  const created = isDryRun ? await writer.rehearse(attempt) : await attempt();
  if (created.status !== 201) return fail(created);
  if (!isDryRun) return created;
  await emitDryRunComplete(writer, key);
  return refuse(
    "dry_run_rolled_back",
    "The account would import successfully. It was rolled back because this was a dry run.",
  );
}
