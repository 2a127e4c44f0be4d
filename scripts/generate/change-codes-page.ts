// Writes the table of the codes of `diff` into its page, from the table that the comparison uses and
// the meanings beside it. The rest of the page is written by hand.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHANGE_CODES, type ChangeCode } from "../../src/reading/diff/change-codes.ts";
import { type Party, SIDES } from "../../src/reading/diff/parties.ts";
import { CHANGE_MEANINGS } from "./change-meanings.ts";
import { markdownTable, type Outputs } from "./outputs.ts";

const PAGE = "docs/changes.md";
const TABLE = /(?<=^<!-- Generated .+ -->\n\n)\|[\s\S]+?(?=\n\n)/m;

const TITLES = "code, kind, what it says, events, requests, responses, API, stored events".split(
  ", ",
);

export function generateChangeCodesPage(): Outputs {
  const rows = Object.entries(CHANGE_CODES).map(([code, { kind, breaks }]) => [
    ...[`\`${code}\``, kind, CHANGE_MEANINGS[code as ChangeCode]],
    ...SIDES.map((side) => cellOf(breaks[side]?.filter((party) => party !== "stored"))),
    breaks.events ? (breaks.events.includes("stored") ? "may be invalid" : "stay valid") : "",
  ]);
  const page = readFileSync(join(import.meta.dirname, "../..", PAGE), "utf8");
  if (!TABLE.test(page)) throw new Error(`${PAGE} has no table below a line "Generated".`);
  return new Map([[PAGE, page.replace(TABLE, () => markdownTable(TITLES, rows))]]);
}

const cellOf = (parties: readonly Party[] | undefined): string =>
  parties?.length === 0 ? "nobody" : (parties?.join(", ") ?? "");
