// Asks a payment vendor over HTTP. docs/serve.md describes the protocol.
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { parseSafe } from "../../library/json/parse-safe.ts";
import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { textAt } from "../../library/rest/values-at.ts";
import type {
  InstructionQuestion,
  PaymentVendor,
  Settings,
  VendorAnswer,
} from "../handlers/handler.ts";
import { effectOf } from "../handlers/scenarios.ts";
import { readLimited } from "../http/fetch.ts";

const LIMITS = { bytes: 64 * 1024, depth: 16, values: 10_000 };
const MAX_REASON_LENGTH = 500;
/** The 4xx statuses that mean "try later" instead of "no". */
const TEMPORARY: readonly number[] = [408, 425, 429];

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
        return await toVendorAnswer(response);
      } catch (error) {
        if (error instanceof DOMException && error.name === "TimeoutError")
          return unavailable("did not answer in time");
        // `fetch` throws a TypeError for every failure of the connection to the vendor.
        if (error instanceof TypeError) return unavailable("could not be reached");
        throw error;
      }
    },
  };
}

async function toVendorAnswer(response: Response): Promise<VendorAnswer> {
  const { ok, status } = response;
  const isRefusal = status >= 400 && status < 500 && !TEMPORARY.includes(status);
  if (!ok && !isRefusal) {
    await response.body?.cancel();
    return status < 400
      ? broken("leads elsewhere")
      : unavailable(`answered with the status ${status}`);
  }
  const json = await readJson(response);
  if (isRefusal) {
    const given = textAt(json, "reason") ?? "";
    const isFit = given !== "" && given.length <= MAX_REASON_LENGTH;
    const reason = isFit ? given : `It answered with the status ${status}`;
    return { outcome: "refused", reason, isUnknown: status === 404 };
  }
  const details = valueAt(json, ["details"]);
  return isJsonObject(details)
    ? { outcome: "confirmed", details }
    : broken("sent an answer that can't be used");
}

/** Reads the JSON of an answer by the rules for requests; undefined if the JSON is not valid. */
async function readJson({ body }: Response): Promise<unknown> {
  // The limit holds for the bytes that arrive, because a declared length may be wrong.
  const bytes = await readLimited(body, LIMITS.bytes);
  if (!bytes) await body?.cancel();
  const text = bytes && decodeUtf8(bytes);
  const parsed = text === undefined ? undefined : parseSafe(text, LIMITS);
  return parsed?.hazard ? undefined : parsed?.value;
}

const broken = (reason: string): VendorAnswer => ({ outcome: "broken", reason });
const unavailable = (reason: string): VendorAnswer => ({ outcome: "unavailable", reason });

export function createSimulatedVendor(settings: Pick<Settings, "scenarios">): PaymentVendor {
  const askedBefore = new Set<string>();
  return {
    async verify(question) {
      const effect = effectOf("instruction_reference", question.reference, settings);
      const isFirst = !askedBefore.has(nameOf(question));
      if (effect === "vendor_refuses")
        return {
          outcome: "refused",
          reason: "The vendor does not know this instruction",
          isUnknown: true,
        };
      if (effect === "vendor_fails_once") askedBefore.add(nameOf(question));
      if (effect === "vendor_is_unavailable" || (effect === "vendor_fails_once" && isFirst))
        return unavailable("did not answer in time");
      return { outcome: "confirmed", details: { ...question, is_simulated: true } };
    },
    reset: () => askedBefore.clear(),
  };
}

const nameOf = ({ vendor, reference }: InstructionQuestion): string =>
  JSON.stringify([vendor, reference]);
