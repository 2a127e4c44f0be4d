export const GUIDE_TITLE = "How to import an account";

/** Shortens the name of an event to its last two parts: `…import_process.complete-v1`. */
export const shortEvent = (name: string): string => name.replace(/^.*\.(?=[^.]+\.[^.]+$)/, "…");

/** Writes an id in words: `Null is not absent`. */
export const titleOfId = (id: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll(/[-_]/g, " ")}`;

export const wordsOf = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

export const hasWords = (text: string, filter: string): boolean =>
  wordsOf(filter).every((word) => text.toLowerCase().includes(word));
