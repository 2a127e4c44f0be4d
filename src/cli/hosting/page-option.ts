import type { Option } from "../command.ts";

/** The option of the servers that have a page. */
export const pageOption: Option = {
  help: "Leave out the page at /, which browsers get.",
};
