// Makes keys with Web Crypto, which every platform has.

export type Bytes = Uint8Array<ArrayBuffer>;

/** Signs the parts of a text, and returns the signature as it appears in a header. */
export type SigningKey = (parts: (string | Bytes)[]) => string | Promise<string>;

export function makeKey(bytes: Bytes): SigningKey {
  const { subtle } = crypto;
  const key = subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (parts) => {
    const signature = await subtle.sign("HMAC", await key, await new Blob(parts).arrayBuffer());
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
  };
}
