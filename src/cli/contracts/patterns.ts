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

/** How much work is left for judging patterns. */
export interface Budget {
  steps: number;
}

/** What a new kind of character costs. */
const STEPS_OF_TOKEN = 100;
const masks = new Map<string, bigint>();

/** The characters that a token takes, as bits. */
function maskOf(token: string, budget: Budget): bigint {
  const known = masks.get(token);
  if (known !== undefined) return known;
  budget.steps -= STEPS_OF_TOKEN;
  const expression = new RegExp(`^(?:${token})$`, /^\\[1-9k]/.test(token) ? "" : "u");
  const mask = CHARACTERS.reduce(
    (bits, one, at) => (expression.test(one) ? bits | (1n << BigInt(at)) : bits),
    0n,
  );
  masks.set(token, mask);
  return mask;
}

/** The places of an expression, with the characters that each takes and the places after it. */
class Places {
  readonly takes: bigint[] = [];
  /** How many ways there are to each place that follows. */
  readonly next: Map<number, number>[] = [];
  readonly #tokens: readonly string[];
  readonly #copies: number;
  readonly #budget: Budget;
  #at = 0;
  readonly whole: Automaton;
  hasRisk = false;

  constructor(pattern: string, copies: number, budget: Budget) {
    this.#budget = budget;
    this.#tokens = pattern.match(TOKEN) ?? [];
    this.#copies = copies;
    this.whole = this.choice();
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
    let copy = this.#one();
    const [sign, count = "", comma, most] = REPEAT.exec(this.#tokens[this.#at] ?? "") ?? [];
    if (sign === undefined) return copy;
    const end = this.#at + 1;
    const low = count === "" ? Number(sign.startsWith("+")) : Number(count);
    const mark = count === "" ? sign.startsWith("?") : !comma;
    const high = mark
      ? Math.max(low, Number(count === ""))
      : Number(most || Number.POSITIVE_INFINITY);
    // Copies of copies grow without end.
    const room = this.takes.length > MOST_PLACES ? 0 : this.#copies;
    const isLoop = high > room;
    // Copies of what may be empty are as many ways through it.
    this.hasRisk ||= isLoop && copy.isNullable && high < Number.POSITIVE_INFINITY;
    let whole = low === 0 ? { ...copy, isNullable: true } : copy;
    const copies = isLoop ? (low > room ? 1 : low) : high;
    for (let made = 1; made < copies; made++) {
      this.#at = start;
      copy = this.#one();
      whole = this.#then(whole, made < low ? copy : { ...copy, isNullable: true });
    }
    if (isLoop) this.#join(copy.last, copy.first);
    this.#at = end;
    return high === 0 ? EMPTY : whole;
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
    this.takes.push(maskOf(token, this.#budget));
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
export function isExponential(pattern: string, budget: Budget): boolean | undefined {
  try {
    new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
  const exact = new Places(pattern, MOST_COPIES, budget);
  const places = exact.takes.length > MOST_PLACES ? new Places(pattern, 0, budget) : exact;
  const { length } = places.takes;
  return (
    places.hasRisk ||
    length > MOST_PLACES ||
    places.takes.some((_, place) => isAmbiguous(place, places, budget))
  );
}

/** Whether two ways lead from a place back to it over the same text. */
function isAmbiguous(place: number, { takes, next }: Places, budget: Budget): boolean {
  const size = takes.length;
  const seen = new Set<number>();
  const open: [a: number, b: number, isApart: boolean][] = [[place, place, false]];
  for (const [a, b, isApart] of open) {
    for (const [c, ways] of next[a] ?? []) {
      for (const [d, others] of next[b] ?? []) {
        if (budget.steps-- < 0) return true;
        if (!((takes[c] ?? 0n) & (takes[d] ?? 0n))) continue;
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

/** The characters that a text is put together of, if it may be any of several. */
const USUAL = [..."aA1 -_./"].map((one) => CHARACTERS.indexOf(one));

/** The shortest text that a pattern describes, as far as its characters say. */
export function textLike(pattern: string): string {
  const { takes, next, whole } = new Places(pattern, MOST_COPIES, { steps: 0 });
  if (whole.isNullable) return "";
  const before = new Map<number, number | undefined>(
    whole.first.map((place) => [place, undefined]),
  );
  for (const [place] of before) {
    if (!whole.last.includes(place)) {
      for (const after of next[place]?.keys() ?? [])
        if (!before.has(after)) before.set(after, place);
      continue;
    }
    let text = "";
    for (let at: number | undefined = place; at !== undefined; at = before.get(at)) {
      const may = takes[at] ?? 0n;
      const usual = [...USUAL, ...CHARACTERS.keys()].find((one) => may & (1n << BigInt(one))) ?? 0;
      text = (CHARACTERS[usual] ?? "") + text;
    }
    return text;
  }
  return "";
}
