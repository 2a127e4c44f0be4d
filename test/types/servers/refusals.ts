// What a screen asks of a refusal: of what was thrown, which has no type, and of a body with its type.
import { isRefusal, RefusalError } from "../../../src/client.ts";
import type { ErrorBody, Refusal } from "../../../src/rest.ts";
import { type Equal, expectType } from "../expect-type.ts";

export function words(thrown: unknown, failed: Error | null): string | number {
  if (isRefusal(thrown, "account_already_imported")) {
    expectType<Equal<typeof thrown.body.code, "account_already_imported">>();
    const number: string = thrown.body.platform_account_number;
    return number;
  }
  // A code whose fields others have, too, has them as optional ones.
  if (isRefusal(thrown, "transaction_import_error")) return thrown.body.error_detail ?? "";
  if (isRefusal(failed)) return failed.status + (failed.waitSeconds ?? 0) + failed.errors.length;
  // @ts-expect-error: there is no such code
  if (isRefusal(thrown, "account_alredy_imported")) return 0;
  return failed?.message ?? "";
}

export function ofOperations(
  processed: Refusal<"processAccount">,
  viewed: Refusal<"getAccount">,
): (string | undefined)[] {
  const any: Refusal = processed;
  const plain: ErrorBody = viewed;
  // @ts-expect-error: an account that is read was not imported just now
  const none: unknown = viewed.platform_account_number;
  const narrowed = isRefusal(processed, "account_already_imported")
    ? processed.platform_account_number.toUpperCase()
    : processed.platform_account_number;
  // With openapi-react-query an error has the type of a body and is what `refusals` throws.
  const status = processed instanceof RefusalError ? processed.status : undefined;
  return [any.error_detail, plain.code, narrowed, `${none}`, status?.toFixed()];
}
