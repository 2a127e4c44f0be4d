import type { Issue } from "../runtime/issue.ts";

export class AnswerError extends Error {
  override readonly name = "AnswerError";
  readonly operation: string;
  readonly status: number;
  /** The faults of the body; empty for a status that the operation does not declare. */
  readonly issues: readonly Issue[];

  constructor(operation: string, status: number, issues: readonly Issue[], what: string) {
    super(`The answer ${status} of ${operation} breaks the contract: ${what}.`);
    this.operation = operation;
    this.status = status;
    this.issues = issues;
  }
}
