// Makes keys that sign with the crypto of the host. Bundles for browsers use the file of Web Crypto
// instead: the field `browser` of package.json names that file.
import { type Bytes, makeKey as makeWebKey, type SigningKey } from "./web-signing-key.ts";

/** The members of Node's `crypto` that `makeKey` uses. Other hosts have them, too. */
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

/** Makes a key with the crypto of the host, which signs much faster than Web Crypto. */
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
