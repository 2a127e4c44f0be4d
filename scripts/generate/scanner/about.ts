// Writes what the published module says about itself, as JSON.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CODES, VERDICTS } from "../../../src/library/judge/lists.ts";
import type { EventsSource } from "../../source/read-events.ts";

const PACKAGE = join(import.meta.dirname, "../../../package.json");

/** The columns of a result and their types, in the order of the scanner's `results.ts`. */
const COLUMNS = {
  verdict: "u8",
  event: "i16",
  fault_count: "u32",
  first_code: "u8",
  first_path_offsets: "i32",
  first_path: "utf8",
  fault_offsets: "i32",
  code: "u8",
  at: "u32",
  record: "i16",
  attr_offsets: "i32",
  attr: "utf8",
  detail_offsets: "i32",
  detail: "utf8",
  faults_json_offsets: "i32",
  faults_json: "utf8",
  name_offsets: "i32",
  name: "utf8",
  row: "u32",
  start: "u32",
  end: "u32",
  payload_offsets: "i32",
  payload: "utf8",
  payload_at: "u32",
  of_record: "i32",
};

export function aboutJudge(source: EventsSource): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  const contract = createHash("sha256");
  for (const { title, schema } of source.shapes) contract.update(JSON.stringify([title, schema]));
  for (const { name, schema } of source.events) contract.update(JSON.stringify([name, schema]));
  return JSON.stringify({
    version,
    contract: contract.digest("hex"),
    verdicts: VERDICTS,
    codes: CODES,
    events: source.events.map(({ name }) => name),
    columns: Object.entries(COLUMNS).map(([name, type]) => ({ name, type })),
    limits: { faults: 1000, longest: 32 * 2 ** 20 },
  });
}
