import { isRefusal, type Refusal, refuse } from "../api/reply.ts";
import type { Lease, Writer } from "../stores/store.ts";
import type { Context } from "./context.ts";
import type { Handler, HandlerRequest, Replies } from "./handler.ts";
import { createAccount } from "./rules/create-account.ts";
import { emitDryRunComplete, emitFailure } from "./rules/events.ts";
import { importKeyOf, isImported } from "./rules/import-key.ts";
import {
  refuseByOperator,
  refuseImported,
  refuseInProgress,
  refuseLate,
  refuseNotStaged,
  refuseOverLimit,
  refuseUnknownTeam,
} from "./rules/import-refusals.ts";
import { findSupplier, refuseUnknownSupplier } from "./rules/suppliers.ts";
import { effectOf, SLOW_IMPORT_MILLISECONDS } from "./scenarios.ts";

/** The limit where it is enabled without another number. */
const USUAL_LIMIT = 40;

type Answer = Replies<"processAccount">;
type Refused = Exclude<Answer, { readonly status: 201 }>;
type Body = HandlerRequest<"processAccount">["body"];

/**
 * Creates an account from staged data. One short transaction takes the right to process the account, a second one does all the work and gives the right
 * back, so that nothing is locked in between and a call that dies loses its right by time alone.
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
    // Others need not wait for the right to run out. Where this fails too, it runs out.
    await Promise.allSettled([
      store.write((writer) => writer.release(importKeyOf(body), lease.token)),
    ]);
    throw error;
  }
};

/** Everything that refuses a call before an attempt begins. */
async function admit(body: Body, writer: Writer, { settings }: Context): Promise<Refused | Lease> {
  const key = importKeyOf(body);
  const supplier = findSupplier(key.supplier, settings);
  if (!supplier) return refuseUnknownSupplier(key.supplier);
  const process = await writer.findImport(key);
  if (isImported(process)) return refuseImported(process);
  const ruledOut = await refuseByOperator(key, process?.isSkipped ?? false, supplier, writer);
  if (ruledOut) return ruledOut;
  if (!process) return refuseNotStaged(key);
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

/** The attempt itself. What it changes is kept together with the events that tell of it, or not at all. */
async function finish(
  body: Body,
  { token }: Lease,
  writer: Writer,
  context: Context,
): Promise<Answer> {
  const key = importKeyOf(body);
  const process = await writer.findImport(key);
  if (isImported(process)) return refuseImported(process);
  if (!process) return refuseNotStaged(key);
  const isDryRun = body.dry_run ?? false;
  const fail = async <Refused extends Refusal>(refusal: Refused): Promise<Refused> => {
    await emitFailure(writer, key, refusal.body, isDryRun);
    return refusal;
  };
  if (!(await writer.release(key, token)))
    return process.isInProgress
      ? refuseInProgress(key)
      : fail(refuseLate(key, context.settings.processSeconds));
  // The operator may have ruled the account out since the attempt began.
  const supplier = findSupplier(key.supplier, context.settings);
  const ruledOut = supplier && (await refuseByOperator(key, process.isSkipped, supplier, writer));
  if (ruledOut) return fail(ruledOut);
  const attempt = () => createAccount(process, writer, context);
  const created = isDryRun ? await writer.rehearse(attempt) : await attempt();
  if (created.status !== 201) return fail(created);
  if (!isDryRun) return created;
  await emitDryRunComplete(writer, key);
  return refuse(
    "dry_run_rolled_back",
    "The account would import successfully. It was rolled back because this was a dry run.",
  );
}
