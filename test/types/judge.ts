import type { EventName } from "../../src/events.ts";
import { type Judged, type JudgedFault, openJudge } from "../../src/judge.ts";
import { type Equal, expectType } from "./expect-type.ts";

type Verdict =
  | "valid"
  | "invalid"
  | "unknown_event"
  | "unknown_version"
  | "missing_event_name"
  | "invalid_json"
  | "not_utf8"
  | "too_long";
type Code =
  | "required"
  | "null"
  | "invalid_type"
  | "unknown_field"
  | "unknown_event"
  | "missing_event_name"
  | "invalid_json"
  | "repeated_field";

export async function judgeSome(module: Uint8Array): Promise<void> {
  const judge = await openJudge({ unknown: "report", nulls: "absent", values: "hide", module });
  const results = judge.judge(["{}", module], "account.created-v1");
  expectType<Equal<typeof results, Judged[]>>();
  expectType<Equal<Judged["verdict"], Verdict>>();
  expectType<Equal<Judged["event"], EventName | null>>();
  expectType<Equal<JudgedFault["code"], Code>>();
  for (const columns of judge.columns(["{}", "{}"], ["account.created-v1", null])) {
    const { verdict, event, attr_offsets } = columns;
    const numbers: [Uint8Array, Int16Array, Int32Array] = [verdict, event, attr_offsets];
    expectType<Equal<typeof judge.about.verdicts, readonly Verdict[]>>();
    numbers.reverse();
  }
  // @ts-expect-error: a null row is no message.
  judge.judge([null]);
  // @ts-expect-error: "warn" is for `validate` of the command line alone.
  await openJudge({ unknown: "warn" });
}
