// Parses JSON that is safe for all later code. One quick pass proves nearly every text safe.
import { findHazard, type Hazard, type Keep, type Limits, mostValues } from "./hazards.ts";
import { readJson } from "./read-json.ts";
import { behindString, COLON, COMMA, isClosing, isOpening, QUOTE } from "./tokens.ts";

export type Parsed =
  | { readonly value: unknown; readonly hazard?: undefined }
  | { readonly hazard: Hazard };

/** Parses a text that has no hazard. Numbers that `keep` drops are not hazards. */
export function parseSafe(text: string, limits: Limits, keep?: Keep): Parsed {
  const quick = parsePlain(text, limits);
  if (quick) return quick;
  const hazard = findHazard(text, limits, keep);
  return hazard ? { hazard } : { value: JSON.parse(text) as unknown };
}

/** Parses a text; undefined if a hazard is possible. A repeated field is lost in the value. */
export function parsePlain(text: string, limits: Limits): { readonly value: unknown } | undefined {
  const fields = countFields(text, limits);
  if (fields === undefined) return undefined;
  const read = readJson(text);
  return read && fields === fieldsOf(read.value) ? read : undefined;
}

/** Escapes of a NUL and of halves of surrogate pairs. */
const DOUBTFUL_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;
const isNumeric = (code: number): boolean =>
  (code >= 48 && code <= 57) || code === 45 || code === 46 || code === 43;
/** The most characters of a number that is surely safe. A double may round a longer number. */
const LONGEST_NUMBER = 15;

/** Counts the fields of a text that is JSON; undefined if the text may have a hazard. */
function countFields(text: string, limits: Limits): number | undefined {
  let fields = 0;
  let depth = 0;
  /** Counts values, and never too few: an empty list or object counts as two. */
  let values = 1;
  const names = limits.names && new Set<string>();
  let stringStart = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      stringStart = index;
      index = behindString(text, index + 1) - 1;
    } else if (code === COLON) {
      fields++;
      if (names && names.add(text.slice(stringStart, index)).size > limits.names) return undefined;
    } else if (code === COMMA) values++;
    else if (isOpening(code)) {
      values++;
      if (++depth > limits.depth) return undefined;
    } else if (isClosing(code)) depth--;
    else if (isNumeric(code)) {
      const start = index;
      while (isNumeric(text.charCodeAt(index + 1))) index++;
      const isLong = index - start >= LONGEST_NUMBER;
      if (isLong || text[index + 1] === "e" || text[index + 1] === "E") return undefined;
    }
  }
  const isDoubtful = text.includes("\\u") && DOUBTFUL_ESCAPE.test(text);
  return values > mostValues(text, limits) || isDoubtful ? undefined : fields;
}

function fieldsOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += fieldsOf(item);
  else for (const key in value) count += 1 + fieldsOf((value as Record<string, unknown>)[key]);
  return count;
}
