import { BUSES, type BusName } from "../../library/envelopes/buses.ts";
import { jsonIn } from "../../library/envelopes/read-envelope.ts";
import { importSecrets, type SigningKey } from "../../library/envelopes/signature.ts";
import type { EventToSend } from "../../library/envelopes/write-envelope.ts";
import { isJsonObject } from "../../library/json/pointer.ts";
import { printable } from "../../library/text/printable.ts";
import { reasonOf } from "../../library/text/system-error.ts";
import { signedHeaders } from "../../servers/sinks/webhook.ts";
import { type Io, type ParsedArguments, UsageError } from "../command.ts";
import type { Planned } from "./plan.ts";

const textOf = (event: EventToSend, name: BusName) => JSON.stringify(BUSES[name].write(event));

export interface Answer {
  /** The answer in the summary: `204`, or the reason why there is no answer. */
  readonly text: string;
  /** The kind of the answer: taken (2xx), refused (4xx), any other, or failed to be sent. */
  readonly kind: "taken" | "refused" | "other" | "failed";
  readonly line?: string;
}

type Target = (message: Planned) => Promise<Answer>;

export const TIMEOUT_SECONDS = 15;
const SLOW_SECONDS = 5;

export function openTarget(args: ParsedArguments, io: Io): Target {
  const to = args.text("to") ?? "-";
  const as = args.text("as") as BusName | undefined;
  const secrets = args.texts("secret");
  if (as === "webhook" && to !== "-" && secrets.length === 0)
    throw new UsageError("--as webhook needs a --secret to sign with.");
  if (secrets.length > 0 && as !== undefined && as !== "webhook")
    throw new UsageError(`--secret is for webhooks, not for --as ${as}.`);
  const forAddress = ["expect", "secret"].find((option) => args.has(option));
  if (forAddress && !isAddress(to))
    throw new UsageError(`--${forAddress} needs an address to send to: --to URL.`);
  if (to === "-") return toLines(io, as ?? "message");
  if (!isAddress(to))
    throw new UsageError(
      `--to takes an address that begins with http:// or https://, or -, not "${to}".`,
    );
  const url = new URL(to);
  if (url.username || url.password)
    throw new UsageError("The address after --to has no user name or password; --secret signs.");
  const name = as ?? (secrets.length > 0 ? "webhook" : "message");
  try {
    let isTold = false;
    const slow = () => {
      if (!isTold) io.err(`${url.origin} has not answered for ${SLOW_SECONDS} seconds.\n`);
      isTold = true;
    };
    return toHttp(url, name, importSecrets(secrets), slow);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

const isAddress = (to: string): boolean => /^https?:\/\//.test(to) && URL.canParse(to);

const FIRST_LINE = /^.{1,200}/u;
const MOST_BYTES = 1024 * 1024;

/** Sends each message in its own request. Calls `slow` if an answer takes long. */
export const toHttp =
  (
    url: URL,
    name: BusName,
    keys: readonly SigningKey[],
    slow: () => void,
    seconds = TIMEOUT_SECONDS,
    slowAfter = SLOW_SECONDS,
  ): Target =>
  async ({ event }) => {
    const body = new TextEncoder().encode(textOf(event, name));
    const record = name === "firehose" ? event.id : undefined;
    const isFunction = BUSES[name].takenBy !== undefined || INVOCATIONS.test(url.pathname);
    const type = name === "cloudevent" ? "application/cloudevents+json" : "application/json";
    const headers =
      name === "webhook" ? await signedHeaders(event.id, body, keys) : { "content-type": type };
    const timer = setTimeout(slow, slowAfter * 1000);
    try {
      const response = await fetch(url, {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(seconds * 1000),
      });
      const text = await readBeginning(response.body);
      const line = printable(FIRST_LINE.exec(text.trimStart())?.[0] ?? "").trimEnd();
      const { ok, status, headers: named } = response;
      // A function answers 200 in any case: the body or a header names a failure.
      const hasFailed = named.has("x-amz-function-error") || saysFailure(text, isFunction, record);
      if (ok && hasFailed) return { text: `${status}, failed`, kind: "refused", line };
      const kind = ok ? "taken" : status >= 400 && status < 500 ? "refused" : "other";
      return { text: `${status}`, kind, line };
    } catch (error) {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      const reason = isLate ? `none within ${seconds} seconds` : reasonOf(error);
      return { text: `no answer: ${reason}`, kind: "failed" };
    } finally {
      clearTimeout(timer);
    }
  };

/** Matches `batchItemFailures`, also in other spellings, which a function does not mean as success. */
const FAILURES = /^batch_?item_?failures?$/i;
/** Where emulators of Lambda invoke a function. */
const INVOCATIONS = /\/functions\/[^/]+\/invocations\/?$/;

/** True if an answer says that the message, or the record of Firehose, is not taken. */
function saysFailure(answer: string, isFunction: boolean, record: string | undefined): boolean {
  const value = answer.trim() === "" ? null : jsonIn(answer);
  const given = typeof value === "string" ? (jsonIn(value) ?? value) : value;
  if (given === undefined) return isFunction;
  const fields = isJsonObject(given) ? given : {};
  const { errorType, errorMessage, statusCode, records } = fields;
  const failures = Object.keys(fields).filter((key) => FAILURES.test(key));
  if (failures.flatMap((key) => fields[key] ?? []).length > 0) return true;
  if (errorType || errorMessage || Number(statusCode) >= 400) return true;
  if (record === undefined) return false;
  const [first, another] = Array.isArray(records) ? records : [];
  return first?.recordId !== record || first.result !== "Ok" || another !== undefined;
}

/** Reads a text. One that is cut ends with dots, so that it is not JSON. */
async function readBeginning(body: unknown): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    size += chunk.length;
    if (size > MOST_BYTES) return `${text}...`;
  }
  return text;
}

const toLines =
  (io: Io, name: BusName): Target =>
  async ({ event }) => {
    if (!io.out(`${textOf(event, name)}\n`)) await io.drained();
    return { text: "written", kind: "taken" };
  };
