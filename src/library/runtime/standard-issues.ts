import type { Issue } from "./issue.ts";

/** Writes issues as Standard Schema has them. */
export const standardIssues = (issues: readonly Issue[]) =>
  issues.map(({ attr, code, detail }) => ({
    message: detail,
    code,
    // No field of a contract has a number as its name, so a number in a path is an index.
    path: attr ? attr.split(".").map((key) => (+key >= 0 ? +key : key)) : [],
  }));
