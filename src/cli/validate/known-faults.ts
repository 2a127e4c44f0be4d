// Faults that are known and accepted: entries of a file, each of which counts those of one kind.
import { existsSync } from "node:fs";
import { dirname, normalize, relative, resolve, sep } from "node:path";
import { amount, figure } from "../../library/text/printable.ts";
import { keyOf } from "../../reading/judge/tally.ts";
import {
  type AcceptedFile,
  refuseEntries,
  today,
  writeAcceptedFile,
} from "../accepted/accepted-file.ts";
import { faultOf, overSince, readEntries, type Span, withEntries } from "../accepted/entries.ts";
import type { Io } from "../command.ts";
import { type Finding, STDIN_NAME } from "../findings/finding.ts";
import type { HeldKind } from "./held.ts";

/** What an entry has beside its count: no value of a payload. */
interface Subject {
  /** From the folder of the file of entries, with slashes. */
  readonly file: string;
  readonly event?: string;
  readonly code: string;
  readonly path?: string;
}
interface Entry extends Subject, Span {
  readonly count: number;
  readonly until?: string;
}

const FIELDS = {
  needed: ["file", "code"],
  others: ["event", "path", "reason"],
  counts: ["count"],
};
const HEAD =
  "# Faults that are known and accepted. --write-accepted counts them anew; reasons may be added.\n";

const keyIn = ({ event, path = "", code }: Subject): string => keyOf({ event, place: path, code });

export class KnownFaults {
  /** How many faults are accepted. */
  accepted = 0;
  readonly file: AcceptedFile & { readonly option: string };
  readonly #io: Io;
  readonly #isWriting: boolean;
  readonly #entries = new Map<string, Map<string, Entry>>();
  /** The kinds of faults of each input, without those that can't be counted anew. */
  readonly #inputs = new Map<string, ReadonlyMap<string, HeldKind> | undefined>();

  constructor(file: AcceptedFile, io: Io, isWriting: boolean) {
    this.file = { ...file, option: isWriting ? "--write-accepted" : "--accept" };
    this.#io = io;
    this.#isWriting = isWriting;
    const { entries, faults } = readEntries<Entry>(file.text ?? "", (entry) =>
      faultOf(entry, FIELDS),
    );
    for (const entry of entries) {
      const name = normalize(entry.file).split(sep).join("/");
      const ofFile = this.#entries.get(name) ?? new Map<string, Entry>();
      const isOver = overSince(entry.until, today());
      const twin = ofFile.get(keyIn(entry));
      if (isOver !== undefined) faults.push(`${entry.line}: ${isOver}`);
      if (twin) faults.push(`${entry.line}: line ${twin.line} counts the same faults`);
      this.#entries.set(name, ofFile.set(keyIn(entry), entry));
    }
    refuseEntries(file.name, faults);
  }

  #nameOf(file: string): string {
    if (file === STDIN_NAME) return file;
    const path = relative(dirname(this.file.path), resolve(this.#io.cwd, file));
    return path.split(sep).join("/");
  }

  /** The keys of the kinds that are accepted in an input. One that can't be read may have more. */
  accept(file: string, kinds: ReadonlyMap<string, HeldKind>, isRead: boolean): Set<string> {
    const name = this.#nameOf(file);
    this.#inputs.set(name, isRead ? kinds : undefined);
    const accepted = new Set<string>();
    for (const [key, { count, fails, isRefusal }] of kinds) {
      const entry = this.#entries.get(name)?.get(key);
      const isNew = this.#isWriting && isRead && (fails > 0 || entry !== undefined);
      if (!isRefusal && (isNew || count <= (entry?.count ?? 0))) {
        accepted.add(key);
        this.accepted += count;
      } else if (entry)
        this.#io.err(
          `${this.file.name}:${entry.line} accepts ${figure(entry.count)} of these faults, and there are ${figure(count)}.\n`,
        );
    }
    return accepted;
  }

  /** Entries that count more faults than there are, each at its line. */
  stale(): Finding[] {
    const { name: file } = this.file;
    return [...this.#entries].flatMap(([name, entries]) => {
      const kinds = this.#isWriting ? undefined : this.#inputs.get(name);
      if (!kinds) return [];
      return [...entries].flatMap(([key, { line, code, path, count }]): Finding[] => {
        const now = kinds.get(key)?.count ?? 0;
        const place = path === undefined ? "" : ` of ${path}`;
        const detail = `this counts ${figure(count)} ${code}${place} in ${name}, and there are ${figure(now)}`;
        const at = { file, line, column: 1, attr: "" };
        return now < count ? [{ ...at, severity: "error", code: "stale", detail }] : [];
      });
    });
  }

  /** Says what was done with the entries; writes them, if that is asked for. */
  finish(): void {
    const { name } = this.file;
    const all = [...this.#entries];
    const sum = (some: typeof all) => some.reduce((count, [, { size }]) => count + size, 0);
    const others = sum(all.filter(([file]) => !this.#inputs.has(file)));
    if (others > 0)
      this.#io.err(
        `Not compared, so passed over: ${figure(others)} of ${figure(sum(all))} entries of ${name}.\n`,
      );
    const accepted = amount(this.accepted, "fault");
    if (this.accepted > 0) this.#io.err(`${accepted} accepted by ${name}.\n`);
    if (this.stale().length > 0)
      this.#io.err(`${name} counts more faults than there are; --write-accepted counts anew.\n`);
    const before = this.file.text ?? "";
    const text = this.#isWriting ? this.#written(before) : before;
    if (text === before) return;
    writeAcceptedFile(this.file, text);
    this.#io.err(`${name} was written.\n`);
  }

  #written(before: string): string {
    let text = before;
    const folder = dirname(this.file.path);
    const entries = [...this.#entries].flatMap(([name, ofFile]) =>
      [...ofFile].map(([key, entry]) => ({ name, key, entry })),
    );
    // From the end, so that the places of the others stay.
    for (const { name, key, entry } of entries.sort((a, b) => b.entry.start - a.entry.start)) {
      const isGone = name !== STDIN_NAME && !existsSync(resolve(folder, name));
      const kinds = this.#inputs.get(name) ?? (isGone ? NONE : undefined);
      const count = kinds?.get(key)?.count ?? 0;
      if (!kinds || count === entry.count) continue;
      const [start, end] = count === 0 ? lineOf(text, entry) : entry.rangeOf("count");
      text = text.slice(0, start) + (count === 0 ? "" : count) + text.slice(end);
    }
    const added = [...this.#inputs].flatMap(([file, kinds = NONE]) =>
      [...kinds]
        .filter(
          ([key, { fails, isRefusal }]) =>
            fails > 0 && !isRefusal && !this.#entries.get(file)?.has(key),
        )
        .sort(([one], [another]) => (one < another ? -1 : 1))
        .map(([, { kind, count }]) => ({
          file,
          event: kind.event,
          code: kind.code,
          path: kind.place || undefined,
          count,
        })),
    );
    return withEntries(text, added, HEAD);
  }
}

const NONE: ReadonlyMap<string, HeldKind> = new Map();

/** A whole entry, from the line of its hyphen on. */
function lineOf(text: string, { start, end }: Span): readonly [start: number, end: number] {
  return [text.lastIndexOf("\n", text.lastIndexOf("-", start)) + 1, end];
}
