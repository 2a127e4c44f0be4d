import type { Issue, KnownIssueCode } from "../../src/events.ts";
import type { ErrorItemCode } from "../../src/rest.ts";
import { type Equal, expectType } from "./expect-type.ts";

// The codes that an editor completes are those of the REST API, one that only validators have, and two of messages.
expectType<
  Equal<KnownIssueCode, ErrorItemCode | "unknown_field" | "invalid_json" | "missing_event_name">
>();
// Any other text is a code, too.
export const code: Issue["code"] = "code_of_a_later_version";
expectType<Equal<string extends Issue["code"] ? true : false, true>>();
