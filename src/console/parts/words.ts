/** The words of a query, all of which have to occur. */
export const wordsOf = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether all words of a filter occur in a text. */
export const hasWords = (text: string, filter: string): boolean =>
  wordsOf(filter).every((word) => text.toLowerCase().includes(word));
