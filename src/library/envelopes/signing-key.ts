// Keys that the host signs with. Bundles for browsers get the file of Web Crypto in place of this
// one: the field `browser` of package.json names it.
import { type Bytes, makeKey as makeWebKey, type SigningKey } from "./web-signing-key.ts";

/** The part of Node's `crypto` that is used here. Other hosts have it, too. */
interface HostCrypto {
  createSecretKey(bytes: Bytes): object;
  createHmac(
    hash: "sha256",
    key: object,
  ): { update(part: string | Bytes): unknown; digest(encoding: "base64"): string };
}
interface Host {
  readonly process?: { getBuiltinModule?(name: "crypto"): HostCrypto | undefined };
}

/** Makes a key by the crypto of the host, which signs in a fraction of the time. */
export function makeKey(bytes: Bytes): SigningKey {
  const host = (globalThis as Host).process?.getBuiltinModule?.("crypto");
  if (!host) return makeWebKey(bytes);
  const key = host.createSecretKey(bytes);
  return (parts) => {
    const hmac = host.createHmac("sha256", key);
    for (const part of parts) hmac.update(part);
    return `v1,${hmac.digest("base64")}`;
  };
}
