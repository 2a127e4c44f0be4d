import { unlessThrown } from "../../library/text/unless-thrown.ts";

const TOKEN =
  /\(\?(?:[:=!]|<[=!]|<[^>]+>)|\\[pP]\{[^}]*\}|\\u(?:\{[^}]*\}|[\da-fA-F]{4})|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/gu;
const REPEAT = /^(?:([*+?])|\{(\d+)(?:,\d*)?\})\??$/;
/** The characters that are tried for a token, the best first. */
const CHARACTERS = `aA1 -_./${String.fromCharCode(...Array(128).keys())}`;
const LONGEST_PATTERN = 1_000;

/** Makes the simplest text for a pattern, up to a length. It surely matches only a simple pattern. */
export function textLike(pattern: string, longest: number): string {
  const tokens = pattern.length > LONGEST_PATTERN ? [] : (pattern.match(TOKEN) ?? []);
  let at = 0;
  const choice = (): string => {
    const text = sequence();
    for (; tokens[at] === "|"; sequence()) at++;
    return text;
  };
  const sequence = (): string => {
    let text = "";
    while (!/^[|)]?$/.test(tokens[at] ?? "")) {
      const part = one(tokens[at++] ?? "");
      const [repeat, sign, count = sign === "+" ? 1 : 0] = REPEAT.exec(tokens[at] ?? "") ?? [];
      if (repeat !== undefined) at++;
      const most = Math.ceil(longest / part.length);
      text += part.repeat(repeat === undefined ? 1 : Math.min(Number(count), most));
    }
    return text.slice(0, longest);
  };
  const one = (token: string): string => {
    const inner = token.startsWith("(") ? choice() : undefined;
    if (inner !== undefined) at++;
    if (/^([$^]|\\[bB]|\(\?<?[=!])$/.test(token)) return "";
    const matches = (text: string) => new RegExp(`^(?:${token})$`, "u").test(text);
    return inner ?? [...CHARACTERS, ...token].find(matches) ?? "";
  };
  return unlessThrown(SyntaxError, choice) ?? "";
}
