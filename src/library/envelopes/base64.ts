export type Bytes = Uint8Array<ArrayBuffer>;

/** Decodes base64 into bytes. Throws if the text is not base64. */
export const decode = (base64: string): Bytes =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
