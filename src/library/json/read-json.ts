import { unlessThrown } from "../text/unless-thrown.ts";

/** Reads the value of a JSON text; undefined if the text is not JSON. */
export const readJson = (text: string): { readonly value: unknown } | undefined =>
  unlessThrown(SyntaxError, () => ({ value: JSON.parse(text) }));
