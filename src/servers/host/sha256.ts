import * as crypto from "node:crypto";

/** Node has the faster function `hash` from 20.12 on. */
const { hash, createHash } = crypto;

/** Returns the SHA-256 of a text in hex, without a turn of the event loop. */
export const sha256 = (text: string): string =>
  hash ? hash("sha256", text) : createHash("sha256").update(text).digest("hex");
