import type { Bytes } from "./web-signing-key.ts";

/** The bytes that base64 stands for. Throws if it is not base64. */
export const decode = (base64: string): Bytes =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
