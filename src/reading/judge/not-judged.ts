import type { Issue } from "../../library/runtime/issue.ts";

/** The code of a payload that is neither valid nor invalid. */
export const NOT_JUDGED = "too_long_to_judge";

/** The fault of a payload that was not judged. */
export const notJudged = (why = "takes too long to judge"): Issue => ({
  attr: "",
  code: NOT_JUDGED,
  detail: `The payload ${why}`,
});
