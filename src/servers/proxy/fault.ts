import type { Contract } from "../../library/runtime/contract.ts";
import type { ExamineOptions } from "../../library/runtime/examine.ts";
import { issueOf } from "../../library/runtime/issue.ts";
import { untold } from "../../reading/judge/untold.ts";
import type { DecodedBody } from "./decode-body.ts";

/** One place where a request or an answer breaks the contract. */
export interface Fault {
  readonly place: "body" | "query" | "path" | "header" | "credentials" | "message";
  /** Field names and array indexes, joined by dots; empty for the whole body. */
  readonly attr: string;
  /** The code of the fault, as in an `Issue`, or an HTTP status (401, 415). */
  readonly code: string;
  readonly detail: string;
}

/** Finds the faults of a body, and tells no value of it. What is not JSON has one fault: why. */
export function bodyFaults(
  { value, problem }: DecodedBody,
  contract: Pick<Contract<string, string, string, unknown>, "validate">,
): Fault[] {
  if (problem !== undefined)
    return [{ place: "body", attr: "", code: "parse_error", detail: problem }];
  const result = contract.validate(value, OF_BODIES);
  if (result.ok) return [];
  return result.issues.map(({ attr, code, detail }) => ({
    place: "body",
    attr,
    code,
    detail,
  }));
}

const OF_BODIES: ExamineOptions = {
  tell: untold,
  make: (findings, attr, value, wanted, code, words, whole = "The body") =>
    issueOf(findings, attr, value, wanted, code, words, whole),
};
