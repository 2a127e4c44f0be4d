// Whether a regular expression can take exponential time: whether it can go in two ways from a place
// back to the same place over the same text. It is read as an automaton of the places of its
// characters.

/** An expression, or a part of one, as an automaton. */
interface Automaton {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
}

const TOKEN =
  /\(\?(?:[:=!]|<[=!]|<\w+>)|\\[pP]\{[^}]*\}|\\u(?:\{[^}]*\}|[\da-fA-F]{4})|\\x[\da-fA-F]{2}|\\k<\w+>|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/gu;
const REPEAT = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??$/;
const EMPTY: Automaton = { first: [], last: [], isNullable: true };
/** What characters are tried on: all of ASCII, and some that stand for the others. */
const CHARACTERS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  "é",
  "ω",
  "中",
  "٣",
  "😀",
  "\u2028",
];
/** More copies than that are read as any number. */
const MOST_COPIES = 12;
const MOST_PLACES = 250;

/** The places of an expression, with the characters that each takes and the places after it. */
class Places {
  readonly takes: (readonly boolean[])[] = [];
  /** How many ways there are to each place that follows. */
  readonly next: Map<number, number>[] = [];
  readonly #tokens: readonly string[];
  readonly #copies: number;
  #at = 0;
  hasRisk = false;

  constructor(pattern: string, copies: number) {
    this.#tokens = pattern.match(TOKEN) ?? [];
    this.#copies = copies;
    this.choice();
  }

  choice(): Automaton {
    let whole = this.#sequence();
    while (this.#tokens[this.#at] === "|") {
      this.#at++;
      const other = this.#sequence();
      whole = {
        first: [...whole.first, ...other.first],
        last: [...whole.last, ...other.last],
        isNullable: whole.isNullable || other.isNullable,
      };
    }
    return whole;
  }

  #sequence(): Automaton {
    let whole = EMPTY;
    while (this.#at < this.#tokens.length && !/^[|)]$/.test(this.#tokens[this.#at] ?? ""))
      whole = this.#then(whole, this.#repeated());
    return whole;
  }

  #repeated(): Automaton {
    const start = this.#at;
    let whole = this.#one();
    const end = this.#at;
    const [sign, least = "", comma, most = ""] = REPEAT.exec(this.#tokens[end] ?? "") ?? [];
    if (sign === undefined) return whole;
    this.#at++;
    const after = this.#at;
    if (sign.startsWith("?")) return { ...whole, isNullable: true };
    const [low, high] = [
      Number(least),
      comma ? Number(most || Number.POSITIVE_INFINITY) : Number(least),
    ];
    if (least === "" || high > this.#copies) {
      // Copies of what may be empty are as many ways through it.
      this.hasRisk ||= whole.isNullable && least !== "" && high < Number.POSITIVE_INFINITY;
      this.#join(whole.last, whole.first);
      return {
        ...whole,
        isNullable: whole.isNullable || /^\*/.test(sign) || (least !== "" && low === 0),
      };
    }
    if (high === 0) return EMPTY;
    if (low === 0) whole = { ...whole, isNullable: true };
    for (let copy = 1; copy < high; copy++) {
      this.#at = start;
      const next = this.#one();
      whole = this.#then(whole, copy < low ? next : { ...next, isNullable: true });
    }
    this.#at = after;
    return whole;
  }

  #one(): Automaton {
    const token = this.#tokens[this.#at++] ?? "";
    if (token.startsWith("(")) {
      const inner = this.choice();
      this.#at++;
      return /^\(\?<?[=!]$/.test(token) ? EMPTY : inner;
    }
    if (/^(?:[$^]|\\[bB])$/.test(token)) return EMPTY;
    // What it takes depends on what came before.
    if (/^\\(?:[1-9]|k<)/.test(token)) this.hasRisk = true;
    const character = new RegExp(`^(?:${token})$`, /^\\[1-9k]/.test(token) ? "" : "u");
    this.takes.push(CHARACTERS.map((one) => character.test(one)));
    const place = this.next.push(new Map()) - 1;
    return { first: [place], last: [place], isNullable: false };
  }

  #then(a: Automaton, b: Automaton): Automaton {
    this.#join(a.last, b.first);
    return {
      first: a.isNullable ? [...a.first, ...b.first] : a.first,
      last: b.isNullable ? [...a.last, ...b.last] : b.last,
      isNullable: a.isNullable && b.isNullable,
    };
  }

  #join(from: readonly number[], to: readonly number[]): void {
    for (const place of from)
      for (const after of to) this.next[place]?.set(after, (this.next[place]?.get(after) ?? 0) + 1);
  }
}

/**
 * Whether a regular expression can take exponential time, also if it can't be said. Undefined if it
 * is none.
 */
export function isExponential(pattern: string): boolean | undefined {
  try {
    new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
  const exact = new Places(pattern, MOST_COPIES);
  const places = exact.takes.length > MOST_PLACES ? new Places(pattern, 0) : exact;
  const { length } = places.takes;
  return (
    places.hasRisk ||
    length > MOST_PLACES ||
    places.takes.some((_, place) => isAmbiguous(place, places))
  );
}

/** Whether two ways lead from a place back to it over the same text. */
function isAmbiguous(place: number, { takes, next }: Places): boolean {
  const size = takes.length;
  const seen = new Set<number>();
  const open: [a: number, b: number, isApart: boolean][] = [[place, place, false]];
  for (const [a, b, isApart] of open) {
    for (const [c, ways] of next[a] ?? []) {
      for (const [d, others] of next[b] ?? []) {
        if (!takes[c]?.some((does, at) => does && takes[d]?.[at])) continue;
        const nowApart = isApart || c !== d || (ways > 1 && others > 1);
        if (c === place && d === place && nowApart) return true;
        const key = (c * size + d) * 2 + Number(nowApart);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push([c, d, nowApart]);
      }
    }
  }
  return false;
}
