import type { Issue } from "../../library/runtime/issue.ts";

/** The code of a payload that is neither valid nor invalid. */
export const NOT_CHECKED = "too_long_to_judge";

/** The fault of a payload that was not judged. */
export const notChecked = (why = "takes too long to judge"): Issue => ({
  attr: "",
  code: NOT_CHECKED,
  detail: `The payload ${why}`,
});
