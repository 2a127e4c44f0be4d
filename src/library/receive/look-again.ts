import type { Result } from "../runtime/contract.ts";
import type { Issue } from "../runtime/issue.ts";
import { askParsed, withoutNulls } from "../runtime/second-look.ts";
import type { Route } from "./route.ts";

/** Looks once more at a payload that was refused. */
export async function lookAgain(
  { contract }: Route,
  payload: unknown,
  issues: readonly Issue[],
  nulls: "absent" | undefined,
): Promise<{ readonly payload: unknown; readonly result: Result<unknown> }> {
  const rest = nulls ? withoutNulls(payload, issues) : payload;
  const result: Result<unknown> = nulls ? await contract.validate(rest) : { ok: false, issues };
  if (result.ok) return { payload: rest, result };
  return { payload, result: { ...result, issues: askParsed(result.issues) } };
}
