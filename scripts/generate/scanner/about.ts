// Writes what the published module says about itself, as JSON.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CODES, COLUMNS, TABLE_TYPES, VERDICTS } from "../../../src/library/judge/lists.ts";
import type { EventsSource } from "../../source/read-events.ts";

/** What is before the hash of the contract. */
export const CONTRACT = '{"contract":"';
const PACKAGE = join(import.meta.dirname, "../../../package.json");

export function aboutJudge(source: EventsSource): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  const contract = createHash("sha256");
  for (const { title, schema } of source.shapes) contract.update(JSON.stringify([title, schema]));
  for (const { name, schema } of source.events) contract.update(JSON.stringify([name, schema]));
  return JSON.stringify({
    contract: contract.digest("hex"),
    version,
    verdicts: VERDICTS,
    codes: CODES,
    events: source.events.map(({ name }) => name),
    columns: listColumns(),
    types: TABLE_TYPES,
    limits: { faults: 1000, longest: 32 * 2 ** 20 },
  });
}

/** Lists the columns of a header. A column of texts is two: their offsets, and the texts. */
export const listColumns = () =>
  Object.entries(COLUMNS).flatMap(([name, type]) =>
    type === "utf8"
      ? [
          { name: `${name}_offsets`, type: "i32" },
          { name, type },
        ]
      : [{ name, type }],
  );
