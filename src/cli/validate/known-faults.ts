// Faults that are known and accepted: each entry of a file counts the faults of one kind.
import { existsSync } from "node:fs";
import { dirname, normalize, relative, resolve, sep } from "node:path";
import { amount, figure } from "../../library/text/printable.ts";
import { keyOf, type SummaryRow } from "../../reading/judge/tally.ts";
import type { AcceptedFile } from "../accepted/accepted-file.ts";
import {
  readEntries,
  refuseEntries,
  type Span,
  today,
  withEntries,
  writeEntries,
} from "../accepted/entries.ts";
import type { Io } from "../command.ts";
import { type Finding, STDIN_NAME } from "../findings/finding.ts";

interface Entry extends Span {
  /** The path of the input relative to the folder of the accepted file, with slashes. */
  readonly file: string;
  readonly event?: string;
  readonly code: string;
  readonly path?: string;
  readonly count: number;
}

const FIELDS = { needed: ["file", "code"], others: ["event", "path", "reason"], counts: ["count"] };
const HEAD =
  "# Faults that are known and accepted. --write-accepted counts them anew; reasons may be added.\n";

const idOf = ({ file, event, path = "", code }: Omit<Entry, keyof Span>): string =>
  `${file}\n${keyOf({ event, place: path, code })}`;

export class KnownFaults {
  accepted = 0;
  readonly file: AcceptedFile;
  readonly #io: Io;
  readonly #isWriting: boolean;
  readonly #entries = new Map<string, Entry>();
  /** Maps the path of each input to true if it could be read to its end. */
  readonly #inputs = new Map<string, boolean>();
  /** The faults of inputs that could be read to their end. */
  readonly #counted = new Map<string, { readonly file: string; readonly row: SummaryRow }>();

  constructor(file: AcceptedFile, io: Io, isWriting: boolean) {
    this.file = file;
    this.#io = io;
    this.#isWriting = isWriting;
    const faults = readEntries<Entry>(file.text ?? "", FIELDS, today(), (given) => {
      const entry = { ...given, file: normalize(given.file).split(sep).join("/") };
      const twin = this.#entries.get(idOf(entry));
      this.#entries.set(idOf(entry), entry);
      return twin && `line ${twin.line} counts the same faults`;
    });
    refuseEntries(file.name, faults);
  }

  /** Returns the accepted kinds of faults in an input. `isRead` is true if all of it was read. */
  accept(input: string, rows: readonly SummaryRow[], isRead: boolean): Set<string> {
    const path = relative(dirname(this.file.path), resolve(this.#io.cwd, input));
    const file = input === STDIN_NAME ? input : path.split(sep).join("/");
    this.#inputs.set(file, isRead);
    const accepted = new Set<string>();
    for (const row of rows) {
      const { count } = row;
      const id = `${file}\n${keyOf(row)}`;
      const entry = this.#entries.get(id);
      if (isRead) this.#counted.set(id, { file, row });
      if ((this.#isWriting && isRead) || count <= (entry?.count ?? 0)) {
        accepted.add(keyOf(row));
        this.accepted += count;
      } else if (entry) {
        const more = `accepts ${figure(entry.count)} of these faults, and there are ${figure(count)}`;
        this.#io.err(`${this.file.name}:${entry.line} ${more}.\n`);
      }
    }
    return accepted;
  }

  #countOf(entry: Entry): number {
    return this.#counted.get(idOf(entry))?.row.count ?? 0;
  }

  /** Finds the entries that count more faults than exist, with the line of each. */
  stale(): Finding[] {
    if (this.#isWriting) return [];
    return [...this.#entries.values()]
      .filter((entry) => this.#inputs.get(entry.file) && this.#countOf(entry) < entry.count)
      .map((entry) => {
        const { code, event, path = code === "unknown_event" ? event : undefined } = entry;
        const what = path === undefined ? code : `${code} of ${path}`;
        const now = figure(this.#countOf(entry));
        const detail = `this counts ${figure(entry.count)} ${what} in ${entry.file}, and there are ${now}`;
        const location = { file: this.file.name, line: entry.line, column: 1, attr: "" };
        return { ...location, severity: "error", code: "stale", detail };
      });
  }

  /** Tells about the entries, and writes them if --write-accepted is given. */
  finish(): void {
    const { name, text: before = "" } = this.file;
    const all = [...this.#entries.values()];
    const others = figure(all.filter(({ file }) => !this.#inputs.has(file)).length);
    const text = this.#isWriting ? this.#written(before) : before;
    if (text !== before) writeEntries(this.file, text);
    const notes = [
      others !== "0" &&
        `Not compared, so passed over: ${others} of ${figure(all.length)} entries of ${name}.`,
      this.accepted > 0 && `${amount(this.accepted, "fault")} accepted by ${name}.`,
      this.stale().length > 0 &&
        `${name} counts more faults than there are; --write-accepted counts anew.`,
      text !== before && `${name} was written.`,
    ];
    for (const note of notes) if (note !== false) this.#io.err(`${note}\n`);
  }

  #written(before: string): string {
    let text = before;
    // Changes the last entry first, so that the offsets of earlier entries stay right.
    for (const entry of [...this.#entries.values()].sort((a, b) => b.start - a.start)) {
      const { file, start, end } = entry;
      const path = resolve(dirname(this.file.path), file);
      const count = this.#countOf(entry);
      const isGone = !this.#inputs.has(file) && file !== STDIN_NAME && !existsSync(path);
      if ((!this.#inputs.get(file) && !isGone) || count === entry.count) continue;
      const line = text.lastIndexOf("\n", text.lastIndexOf("-", start)) + 1;
      const [from, to] = count === 0 ? [line, end] : entry.rangeOf("count");
      text = text.slice(0, from) + (count || "") + text.slice(to);
    }
    const added = [...this.#counted]
      .filter(([id]) => !this.#entries.has(id))
      .sort(([first], [another]) => (first < another ? -1 : 1))
      .map(([, { file, row }]) => {
        const { event, code, place, count } = row;
        return { file, event, code, path: place || undefined, count };
      });
    return withEntries(text, added, HEAD);
  }
}
