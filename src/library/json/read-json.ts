import { unlessThrown } from "../text/unless-thrown.ts";

/** The value in a JSON text; undefined if it is not JSON. */
export const readJson = (text: string): { readonly value: unknown } | undefined =>
  unlessThrown(SyntaxError, () => ({ value: JSON.parse(text) }));
