import * as crypto from "node:crypto";

/** Node has the faster function `hash` from 20.12 on. */
const { hash, createHash } = crypto;

/** Returns the SHA-256 in hex, at once and not by a promise. */
export const sha256 = (content: string | Uint8Array): string =>
  hash ? hash("sha256", content) : createHash("sha256").update(content).digest("hex");
