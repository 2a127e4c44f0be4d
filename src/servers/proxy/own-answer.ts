import { corsHeaders } from "../http/cors.ts";
import type { Fault } from "../prism/fault.ts";
import { VIOLATIONS_HEADER, violationsHeader } from "./violations-header.ts";

/** A body of many thousand items may break the contract in each of them. */
const MOST_ERRORS = 1000;

/** An answer of the proxy's own, which a page of any origin may read. */
export function ownAnswer(
  status: number,
  code: string,
  detail: string,
  faults: readonly Fault[] = [],
): Response {
  const left = faults.length - MOST_ERRORS;
  const errors = faults
    .slice(0, MOST_ERRORS)
    .map((fault) => ({ detail: fault.detail, code: fault.code, attr: fault.attr }));
  return Response.json(
    { detail: left > 0 ? `${detail} ${left} more faults are left out.` : detail, code, errors },
    {
      status,
      headers: {
        ...corsHeaders([VIOLATIONS_HEADER]),
        ...(errors.length > 0 && { [VIOLATIONS_HEADER]: violationsHeader(faults) }),
      },
    },
  );
}
