// The names of some fields have a neutral word. Settings write the word of a bus into the table.
import * as word from "../../../../generated/judge-numbers.ts";
import { plainEnd } from "./bytes";
import { ROW_LENGTH, ROW_SIZE } from "./layout";
import * as rows from "./table";
import * as tape from "./tape";
import { QUOTE } from "./text";

/** The size of the word that is in the names now. */
let size: u32 = word.NEUTRAL_SIZE;
/** The word of the bus, in the settings; 0 without one. */
let real: u32 = 0;
let realEnd: u32 = 0;

export function forget(): void {
  real = 0;
  useNeutral();
}

export function useNeutral(): void {
  const neutral = rows.row(word.WORDS, word.NEUTRAL);
  write(rows.textOf(neutral), rows.lengthOf(neutral));
}

export function useReal(): void {
  if (real) write(real, realEnd - real);
}

/** Takes the word of a bus: the only field of an object. False if it is wrong. */
export function set(words: u32, entry: u32): bool {
  const isEmpty = tape.next(words) === words + tape.ENTRY;
  if (isEmpty) return true;
  if (!tape.is(entry, QUOTE) || tape.next(words) !== entry + tape.ENTRY) return false;
  const start = tape.textOf(entry);
  realEnd = tape.textEnd(entry);
  const length = realEnd - start;
  const isWord = length > 0 && length <= <u32>word.MOST_WORD && plainEnd(start) === realEnd;
  if (isWord) real = start;
  useReal();
  return isWord;
}

/** Writes a word into the names. Their texts lie before all others, with room in front of each. */
function write(start: u32, length: u32): void {
  const first = load<u16>(rows.row(word.WORDS, word.NEUTRAL));
  const end = rows.part(word.LISTS);
  for (let field = rows.part(word.FIELDS); field + ROW_SIZE <= end; field += ROW_SIZE) {
    if (load<u16>(field) >= first) continue;
    store<u16>(field, load<u16>(field) + size - length);
    store<u16>(field, load<u16>(field, ROW_LENGTH) + length - size, ROW_LENGTH);
    memory.copy(rows.textOf(field), start, length);
  }
  size = length;
}
