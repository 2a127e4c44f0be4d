import type { Ids } from "../handlers/context.ts";

/** Names that no other server comes up with. */
export const randomIds: Ids = {
  accountNumber: () => `A-${toHex(randomBytes(4)).toUpperCase()}`,
  secret: () =>
    btoa(String.fromCharCode(...randomBytes(32))).replace(
      /[+/=]/g,
      (character) => URL_SAFE[character] ?? "",
    ),
};

const URL_SAFE: Readonly<Record<string, string>> = { "+": "-", "/": "_", "=": "" };
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
