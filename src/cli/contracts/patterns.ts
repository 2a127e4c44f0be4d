// Whether a regular expression can take exponential time: whether it can go in two ways from a place
// back to the same place over the same text. It is read as an automaton of the places of its
// characters.

/** A part of an expression: the places that it begins and ends with, and a text that it takes. */
interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
  readonly text: string;
}

export interface Budget {
  steps: number;
}

const TOKEN =
  /\(\?(?:[:=!]|<[=!]|<\w+>)|\\[pP]\{[^}]*\}|\\u(?:\{[^}]*\}|[\da-fA-F]{4})|\\x[\da-fA-F]{2}|\\k<\w+>|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/gu;
const REPEAT = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??$/;
const NOTHING: Part = { first: [], last: [], isNullable: true, text: "" };
/** What characters are tried on: those that samples have, all of ASCII, and some for the others. */
const CHARACTERS = [
  ..."aA1 -_./",
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."éω中٣😀\u2028",
];
/** What repeats more often is read as any number, and so is all of it behind so many places. */
const MOST_COPIES = 12;
const MOST_COPIED = 250;
const MOST_TEXT = 1_000;
/** What is longer, or has more groups inside each other, is not judged. */
const LONGEST = 4_000;
const DEEPEST = 100;
const STEPS_OF_TOKEN = 100;

/** The characters that each token takes, as bits, and the first of them. */
const known = new Map<string, { readonly mask: bigint; readonly text: string }>();

function takenBy(token: string, budget: Budget) {
  const before = known.get(token);
  if (before) return before;
  budget.steps -= STEPS_OF_TOKEN;
  const expression = new RegExp(`^(?:${token})$`, "u");
  const all = CHARACTERS.filter((one) => expression.test(one));
  const mask = all.reduce((bits, one) => bits | (1n << BigInt(CHARACTERS.indexOf(one))), 0n);
  const taken = { mask, text: all[0] ?? "" };
  known.set(token, taken);
  return taken;
}

class Automaton {
  readonly takes: bigint[] = [];
  /** Where each place leads, once for each way. */
  readonly next: number[][] = [];
  readonly whole: Part;
  hasRisk = false;
  readonly #tokens: readonly string[];
  readonly #budget: Budget;
  #at = 0;
  #depth = 0;

  constructor(pattern: string, budget: Budget) {
    this.#tokens = pattern.match(TOKEN) ?? [];
    this.#budget = budget;
    this.whole = this.#choice();
  }

  #choice(): Part {
    const forms = [this.#sequence()];
    for (; this.#tokens[this.#at] === "|"; forms.push(this.#sequence())) this.#at++;
    return {
      first: forms.flatMap(({ first }) => first),
      last: forms.flatMap(({ last }) => last),
      isNullable: forms.some(({ isNullable }) => isNullable),
      text: forms[0]?.text ?? "",
    };
  }

  #sequence(): Part {
    let whole = NOTHING;
    while (!this.hasRisk && !/^[|)]?$/.test(this.#tokens[this.#at] ?? ""))
      whole = this.#then(whole, this.#repeated());
    return whole;
  }

  #repeated(): Part {
    const start = this.#at;
    let copy = this.#one();
    const found = REPEAT.exec(this.#tokens[this.#at] ?? "");
    if (!found) return copy;
    const end = this.#at + 1;
    const [, sign, count, comma, most] = found;
    const low = Number(sign ? sign === "+" : count);
    const high = sign === "?" ? 1 : sign || (comma && !most) ? 1 / 0 : Number(most || count);
    const room = this.takes.length > MOST_COPIED ? 0 : MOST_COPIES;
    const isLoop = high > room;
    // Copies of what may be empty are as many ways through it.
    this.hasRisk ||= isLoop && copy.isNullable && high < 1 / 0;
    let whole = low === 0 ? { ...copy, isNullable: true, text: "" } : copy;
    const copies = isLoop ? Math.max(1, Math.min(low, room)) : high;
    for (let made = 1; made < copies; made++) {
      this.#at = start;
      copy = this.#one();
      whole = this.#then(whole, made < low ? copy : { ...copy, isNullable: true, text: "" });
    }
    if (isLoop) {
      this.#join(copy, copy);
      const more = copy.text.repeat(Math.max(0, Math.min(low - copies, MOST_TEXT)));
      whole = { ...whole, text: (whole.text + more).slice(0, MOST_TEXT) };
    }
    this.#at = end;
    return high === 0 ? NOTHING : whole;
  }

  #one(): Part {
    const token = this.#tokens[this.#at++] ?? "";
    if (token.startsWith("(")) {
      this.hasRisk ||= ++this.#depth > DEEPEST;
      const inner = this.#choice();
      this.#depth--;
      this.#at++;
      return /^\(\?<?[=!]$/.test(token) ? NOTHING : inner;
    }
    if (/^(?:[$^]|\\[bB])$/.test(token)) return NOTHING;
    // What it takes depends on what came before.
    const isBack = /^\\(?:[1-9]|k<)/.test(token);
    this.hasRisk ||= isBack;
    const { mask, text } = isBack ? { mask: 0n, text: "" } : takenBy(token, this.#budget);
    this.takes.push(mask);
    const place = this.next.push([]) - 1;
    return { first: [place], last: [place], isNullable: false, text };
  }

  #then(a: Part, b: Part): Part {
    this.#join(a, b);
    return {
      first: a.isNullable ? [...a.first, ...b.first] : a.first,
      last: b.isNullable ? [...a.last, ...b.last] : b.last,
      isNullable: a.isNullable && b.isNullable,
      text: a.text + b.text,
    };
  }

  #join({ last }: Part, { first }: Part): void {
    this.#budget.steps -= last.length * first.length;
    if (this.#budget.steps < 0) this.hasRisk = true;
    else for (const place of last) for (const after of first) this.next[place]?.push(after);
  }
}

/** Whether a pattern can take exponential time, or it can't be said. Undefined if it is none. */
export function isExponential(pattern: string, budget: Budget): boolean | undefined {
  try {
    new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
  if (pattern.length > LONGEST) return true;
  const automaton = new Automaton(pattern, budget);
  return (
    automaton.hasRisk || automaton.takes.some((_, place) => isAmbiguous(place, automaton, budget))
  );
}

/** Whether two ways lead from a place back to it over the same text. */
function isAmbiguous(place: number, { takes, next }: Automaton, budget: Budget): boolean {
  const seen = new Set<number>();
  const open: [a: number, b: number, isApart: boolean][] = [[place, place, false]];
  for (const [a, b, isApart] of open) {
    for (const [way, c] of (next[a] ?? []).entries()) {
      for (const [other, d] of (next[b] ?? []).entries()) {
        if (budget.steps-- < 0) return true;
        if (!((takes[c] ?? 0n) & (takes[d] ?? 0n))) continue;
        const nowApart = isApart || c !== d || way !== other;
        if (c === place && d === place && nowApart) return true;
        const key = (c * takes.length + d) * 2 + Number(nowApart);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push([c, d, nowApart]);
      }
    }
  }
  return false;
}

export const textLike = (pattern: string): string =>
  new Automaton(pattern, { steps: 1e6 }).whole.text;
