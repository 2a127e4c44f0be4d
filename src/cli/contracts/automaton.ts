// Turns a regular expression into an automaton. A state is the place of a token in the expression.

/** A part of an expression: its first and last places, and a sample text that it matches. */
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
  /\(\?(?:[:=!]|<[=!]|<[^>]+>|[ims]*-?[ims]*:)|\\[pP]\{[^}]*\}|\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u(?:\{[^}]*\}|[\da-fA-F]{4})|\\x[\da-fA-F]{2}|\\k<[^>]+>|\\c[a-zA-Z]|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/gu;
const REPEAT = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??$/;
const NOTHING: Part = { first: [], last: [], isNullable: true, text: "" };
/** The characters that each token is matched against. The best for sample texts come first. */
const CHARACTERS = [
  ..."aA1 -_./",
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."\u00a0\u2028é",
];
/** `x{n}` is read as a loop if n is above MOST_COPIES, or if there are over MOST_COPIED places. */
const MOST_COPIES = 12;
const MOST_COPIED = 250;
const MOST_TEXT = 1_000;
const DEEPEST = 100;
const TRIED_IN_A_STEP = 16;

/** A token as an expression, and the characters to try on it, such as the borders of its ranges. */
interface Token {
  readonly expression: RegExp;
  readonly tried: readonly string[];
}

const known = new Map<string, Token>();
/** All characters, up to U+20000; then every 16th. It is searched for the borders of ranges. */
let everything = "";

function tokenOf(token: string): Token {
  const before = known.get(token);
  if (before) return before;
  const tried = [...CHARACTERS];
  if (/[^ -~]|\\[upPx]/.test(token)) {
    everything ||= Array.from({ length: 0x2f000 }, (_, index) =>
      (index & 0x3f800) === 0xd800
        ? ""
        : String.fromCodePoint(index < 0x20000 ? index : (index - 0x1e000) * 16),
    ).join("");
    for (const { 0: run, index } of everything.matchAll(new RegExp(`(?:${token})+`, "gu")))
      for (const border of [index, index + run.length])
        tried.push(String.fromCodePoint(everything.codePointAt(border) ?? 0));
  }
  const read = { expression: new RegExp(`^(?:${token})$`, "u"), tried };
  known.set(token, read);
  return read;
}

export class Automaton {
  /** The token at each place. `takes` has a bit for each tried character that the token matches. */
  readonly #tokens: string[] = [];
  readonly takes: readonly bigint[];
  /** The places that follow each place. A place to which two ways lead is listed twice. */
  readonly next: number[][] = [];
  /** The places where a search may begin. The places that may repeat are in `looped`. */
  readonly begins: ReadonlySet<number>;
  readonly looped = new Set<number>();
  readonly whole: Part;
  /** True if a part of the expression can't be judged. */
  hasRisk = false;
  readonly #pattern: readonly string[];
  readonly #budget: Budget;
  #at = 0;
  #depth = 0;
  /** True if the expression can match only at the beginning of the text. */
  #isAnchored = true;
  /** True if the expression looks at text that it does not consume. */
  #isConditional = false;

  constructor(pattern: string, budget: Budget) {
    this.#pattern = pattern.match(TOKEN) ?? [];
    this.#budget = budget;
    this.whole = this.#choice();
    this.begins = this.#search();
    const tried = [...new Set(this.#tokens.flatMap((token) => tokenOf(token).tried))];
    const masks = new Map([["$", 0n]]);
    this.takes = this.#tokens.map((token) => {
      const before = masks.get(token);
      if (before !== undefined) return before;
      const bits = tried.map((text) => Number(tokenOf(token).expression.test(text))).join("");
      // A token that matches no tried character may match any other character.
      const mask = BigInt(`0b${bits}`) || -1n;
      masks.set(token, mask);
      budget.steps -= tried.length / TRIED_IN_A_STEP;
      return mask;
    });
  }

  /** Lets a match begin at any character, and removes ways that a search never tries. */
  #search(): Set<number> {
    const { first, last, isNullable } = this.whole;
    const begins = new Set(first);
    if (!this.#isAnchored && (this.#isConditional || !isNullable)) {
      this.#tokens.push("[^]");
      const search = this.next.push([...first]) - 1;
      this.next[search]?.push(search);
      this.looped.add(search);
      begins.add(search);
    }
    // A search ends at its first sure match, so all ways to that match count as one way.
    const ends = this.#isConditional ? [] : last.filter((place) => this.#tokens[place] !== "$");
    const behind = new Set(ends);
    for (const place of behind) for (const after of this.next[place] ?? []) behind.add(after);
    for (const [place, ways] of this.next.entries())
      if (!behind.has(place)) this.next[place] = ways.filter((way) => !ends.includes(way));
    return new Set([...begins, ...ends]);
  }

  #choice(): Part {
    const forms: Part[] = [];
    do {
      if (forms.length > 0) this.#at++;
      this.#isAnchored &&= this.#depth > 0 || this.#pattern[this.#at] === "^";
      forms.push(this.#sequence());
    } while (this.#pattern[this.#at] === "|");
    return {
      first: forms.flatMap(({ first }) => first),
      last: forms.flatMap(({ last }) => last),
      isNullable: forms.some(({ isNullable }) => isNullable),
      text: forms[0]?.text ?? "",
    };
  }

  #sequence(): Part {
    let whole = NOTHING;
    while (!this.hasRisk && !/^[|)]?$/.test(this.#pattern[this.#at] ?? ""))
      whole = this.#then(whole, this.#repeated());
    return whole;
  }

  #repeated(): Part {
    const start = this.#at;
    let place = this.next.length;
    let copy = this.#one();
    const repeat = REPEAT.exec(this.#pattern[this.#at] ?? "");
    if (!repeat) return copy;
    const end = this.#at + 1;
    const [, sign, count, comma, most] = repeat;
    const low = Number(sign ? sign === "+" : count);
    const high = sign === "?" ? 1 : sign || (comma && !most) ? 1 / 0 : Number(most || count);
    const room = this.next.length > MOST_COPIED ? 0 : MOST_COPIES;
    const isLoop = high > room;
    // Each copy of a part that may be empty adds one more way through the repeat.
    this.hasRisk ||= isLoop && copy.isNullable && high < 1 / 0;
    let whole = low === 0 ? { ...copy, isNullable: true, text: "" } : copy;
    const copies = isLoop ? Math.max(1, Math.min(low, room)) : high;
    for (let made = 1; made < copies; made++) {
      this.#at = start;
      const before = copy;
      place = this.next.length;
      copy = this.#one();
      if (made < low) whole = this.#then(whole, copy);
      else if (copy.isNullable) whole = this.#then(whole, { ...copy, text: "" });
      else {
        this.#join(before, copy);
        whole = { ...whole, last: [...whole.last, ...copy.last] };
      }
    }
    if (isLoop) {
      this.#join(copy, copy);
      for (; place < this.next.length; place++) this.looped.add(place);
      const more = copy.text.repeat(Math.max(0, Math.min(low - copies, MOST_TEXT)));
      whole = { ...whole, text: (whole.text + more).slice(0, MOST_TEXT) };
    }
    this.#at = end;
    return high === 0 ? NOTHING : whole;
  }

  #one(): Part {
    const token = this.#pattern[this.#at++] ?? "";
    if (token.startsWith("(")) return this.#group(token);
    this.#isConditional ||= /^\\[bB]$/.test(token);
    if (/^(?:\^|\\[bB])$/.test(token)) return NOTHING;
    // The text that a back reference matches depends on earlier text.
    if (/^\\(?:[1-9]|k<)/.test(token)) {
      this.hasRisk = true;
      return NOTHING;
    }
    this.#tokens.push(token);
    const place = this.next.push([]) - 1;
    const { expression, tried } = tokenOf(token);
    const text = tried.find((character) => expression.test(character)) ?? "";
    return { first: [place], last: [place], isNullable: false, text };
  }

  #group(token: string): Part {
    const loops = this.looped.size;
    // A group that lies too deep or has modifiers can't be judged.
    this.hasRisk ||= ++this.#depth > DEEPEST || /^\(\?[ims-]+:/.test(token);
    const inner = this.#choice();
    this.#depth--;
    this.#at++;
    if (!/^\(\?<?[=!]$/.test(token)) return inner;
    this.#isConditional = true;
    // A lookbehind matches from right to left, so a loop inside it can't be judged.
    const isBehind = token.startsWith("(?<");
    this.hasRisk ||= isBehind && this.looped.size > loops;
    return { ...NOTHING, first: isBehind ? [] : inner.first };
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

export const textLike = (pattern: string): string =>
  new Automaton(pattern, { steps: 1e6 }).whole.text;
