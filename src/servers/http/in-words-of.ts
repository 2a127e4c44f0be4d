import type { Issue } from "../../library/runtime/issue.ts";

/** An issue in a document that is no payload, in the words of that: `state`, `a part of weather`. */
export const inWordsOf = ({ attr, code, detail }: Issue, whole: string, field: string): Issue => ({
  attr,
  code,
  detail: detail
    .replace(/^The payload /, `The ${whole} `)
    .replace("is not a field of this contract", `is not ${field}`),
});
