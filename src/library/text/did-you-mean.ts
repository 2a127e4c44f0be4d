/** Ends a sentence about a missing name with a suggestion, or with `otherwise` if there is none. */
export const didYouMean = (name: string | false | undefined, otherwise = ""): string =>
  name ? `; did you mean ${name}?` : otherwise;

/** Ends a text with a full stop, unless it ends with a question mark. */
export const sentence = (text: string): string => (text.endsWith("?") ? text : `${text}.`);

/** Finds the candidate nearest to a word; undefined if none is near enough for a typing error. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = Math.max(1, word.length / 3);
  for (const candidate of candidates) {
    // Skips candidates of very different length, because a comparison takes long for long texts.
    if (Math.abs(candidate.length - word.length) > most) continue;
    const distance = editDistance(word, candidate);
    if (distance > most) continue;
    best = candidate;
    most = distance - 1;
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = [...b].map((_, index) => index + 1);
  for (let i = 0; i < a.length; i++) {
    let previous = i + 1;
    let diagonal = i;
    row = row.map((above, j) => {
      previous = Math.min(previous + 1, above + 1, diagonal + Number(a[i] !== b[j]));
      diagonal = above;
      return previous;
    });
  }
  return row.at(-1) ?? a.length;
}
