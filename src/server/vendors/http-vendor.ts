// Asks a payment vendor over HTTP. The protocol is this:
//
//   POST <the configured address>
//   Content-Type: application/json
//   { "vendor": "PAYBRIDGE", "reference": "PB-MANDATE-70412", "type": "DIRECT_DEBIT" }
//
//   2xx  { "details": { ... } }     The vendor confirms the instruction; details is what it knows of it, and is kept as it is.
//   4xx  { "reason": "..." }        The vendor refuses the instruction for good. Body and reason may be missing.
//   408, 425, 429, 5xx              The vendor can't say now. Nor can it where there is no connection, or no answer in time.
//   Anything else                   The vendor is broken, and asking again would not help: a redirect, an answer over 64 KiB or not as described here.

import { isRefusal } from "../../api/reply.ts";
import type { PaymentVendor, VendorAnswer } from "../../handlers/payment-vendor.ts";
import type { Settings } from "../../handlers/settings.ts";
import { isSystemError } from "../../host/system-error.ts";
import { parseJson, readLimited } from "../../http/read-body.ts";
import { valueAt } from "../../json/pointer.ts";

const LIMITS = { bytes: 64 * 1024, depth: 16, values: 10_000 };
const MAX_REASON_LENGTH = 500;
/** Those of the 4xx that say "later" and not "no". */
const TEMPORARY: readonly number[] = [408, 425, 429];

/** A payment vendor behind an address. */
export function createHttpVendor({
  url,
  timeoutSeconds,
}: NonNullable<Settings["paymentVendor"]>): PaymentVendor {
  return {
    async verify(question) {
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { "Content-Type": "application/json", Accept: "application/json" },
          body: JSON.stringify(question),
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutSeconds * 1000),
        });
        return await judge(response);
      } catch (error) {
        if (error instanceof DOMException && error.name === "TimeoutError")
          return unavailable("did not answer in time");
        // What fetch throws for everything between here and the vendor.
        if (error instanceof TypeError) return unavailable("could not be reached");
        throw error;
      }
    },
  };
}

async function judge(response: Response): Promise<VendorAnswer> {
  const { status } = response;
  if (status < 200 || (status >= 300 && status < 400)) {
    await response.body?.cancel();
    return { outcome: "broken", reason: "leads elsewhere" };
  }
  const isRefusal = status >= 400 && status < 500 && !TEMPORARY.includes(status);
  if (!response.ok && !isRefusal) {
    await response.body?.cancel();
    return unavailable(`answered with the status ${status}`);
  }
  const answer = await readAnswer(response);
  if (isRefusal)
    return {
      outcome: "refused",
      reason: reasonIn(answer) ?? "The vendor does not confirm this instruction",
    };
  const details = valueAt(answer, ["details"]);
  return isObject(details)
    ? { outcome: "confirmed", details }
    : { outcome: "broken", reason: "sent an answer that can't be used" };
}

/** The JSON of an answer; undefined where there is none that can be taken. It passes the same line of defence as requests do. */
async function readAnswer(response: Response): Promise<unknown> {
  // What an answer says of its own length need not be true.
  const bytes = await readLimited(response.body, LIMITS.bytes).catch((error: unknown) => {
    if (isPackedWrong(error)) return undefined;
    throw error;
  });
  const json = bytes && parseJson(bytes, LIMITS);
  return json && !isRefusal(json) ? json.value : undefined;
}

/** Codes of errors in unpacking gzip and deflate, Brotli and Zstandard. A connection that breaks off has other ones. */
const UNPACKING = /^(?:Z_|ERR__|ZSTD_)/;

/** Whether an answer is not packed as its Content-Encoding says, which is no trouble of the connection. */
function isPackedWrong(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined;
  return isSystemError(cause) && UNPACKING.test(String(cause.code));
}

function reasonIn(answer: unknown): string | undefined {
  const reason = valueAt(answer, ["reason"]);
  return typeof reason === "string" && reason !== "" && reason.length <= MAX_REASON_LENGTH
    ? reason
    : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const unavailable = (reason: string): VendorAnswer => ({ outcome: "unavailable", reason });
