// Counts findings by code and place: `customers.*.mobile  invalid_phone_number  1,204`.
import { figure, printable } from "../../library/text/printable.ts";

/** How often a code was found at places that differ only in indexes. */
export interface SummaryRow {
  /** An attr with `*` for each index; empty for the payload or the input itself. */
  readonly place: string;
  readonly code: string;
  readonly event?: string | undefined;
  readonly count: number;
}

/** All rows, the most frequent first. */
export interface Summary {
  readonly rows: readonly SummaryRow[];
  /** Findings that are in no row, because there are too many different places. */
  readonly others: number;
}

/** Unknown fields can have any name, so that there may be as many places as findings. */
const MOST_ROWS = 1000;
const LONGEST_PLACE = 200;

/** What is counted of a finding. */
export interface Counted {
  readonly attr: string;
  readonly code: string;
  readonly event?: string | undefined;
}

/** Counts findings, whether they are reported or not. */
export class Tally {
  /** By event, code and place: to join them into one key would take longer than all the rest. */
  readonly #counts = new Map<string, Map<string, Map<string, CountedRow>>>();
  #rows = 0;
  #others = 0;

  add({ attr, code, event }: Counted): void {
    const place = attr.slice(0, LONGEST_PLACE).replace(/(?<=^|\.)\d+(?=\.|$)/g, "*");
    this.#count({ place, code, event }, 1);
  }

  /** Adds findings that nobody looked at. */
  addOthers(count: number): void {
    this.#others += count;
  }

  /** Adds the counts of another thread. */
  merge({ rows, others }: Summary): void {
    for (const { count, ...row } of rows) this.#count(row, count);
    this.#others += others;
  }

  summary(): Summary {
    const rows = [...this.#counts.values()].flatMap((codes) =>
      [...codes.values()].flatMap((places) => [...places.values()]),
    );
    return {
      rows: rows.sort(
        (one, other) => other.count - one.count || (keyOf(one) < keyOf(other) ? -1 : 1),
      ),
      others: this.#others,
    };
  }

  #count(row: Omit<SummaryRow, "count">, count: number): void {
    const places = inside(inside(this.#counts, row.event ?? ""), row.code);
    const known = places.get(row.place);
    if (known) known.count += count;
    else if (this.#rows >= MOST_ROWS) this.#others += count;
    else {
      this.#rows++;
      places.set(row.place, { ...row, count });
    }
  }
}

type CountedRow = Omit<SummaryRow, "count"> & { count: number };

/** The map that a map has for a key. */
function inside<Key, Value>(maps: Map<string, Map<Key, Value>>, key: string): Map<Key, Value> {
  let map = maps.get(key);
  if (!map) {
    map = new Map();
    maps.set(key, map);
  }
  return map;
}

const keyOf = ({ event = "", place, code }: Omit<SummaryRow, "count">): string =>
  `${event}\n${place}\n${code}`;

/** How many rows a summary for people has. */
const MOST_LINES = 20;

/** The cells of a summary for people: place, code and count, and the event if there is one. */
export function summaryCells({ rows, others }: Summary): string[][] {
  const shown = rows.slice(0, MOST_LINES);
  const rest = rows.slice(MOST_LINES).reduce((sum, { count }) => sum + count, others);
  const cells = shown.map(({ place, code, event, count }) => [
    printable(place || "(the whole)"),
    printable(code),
    figure(count),
    printable(event ?? ""),
  ]);
  return rest > 0 ? [...cells, ["(elsewhere)", "", figure(rest), ""]] : cells;
}

/** The lines of a summary for people; none if there is no more to say than its findings do. */
export function summaryLines(summary: Summary | undefined): string[] {
  const cells = summary ? summaryCells(summary) : [];
  if (!summary || summary.rows.reduce((sum, { count }) => sum + count, summary.others) < 2)
    return [];
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  const [places, codes, counts] = [width(0), width(1), width(2)];
  return cells.map(([place = "", code = "", count = "", event = ""]) =>
    `${place.padEnd(places)}  ${code.padEnd(codes)}  ${count.padStart(counts)}  ${event}`.trimEnd(),
  );
}
