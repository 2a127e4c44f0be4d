// Sends mutants to a server and collects what is wrong with its answers.
import type { Fetch } from "../../src/servers/http/fetch.ts";
import { findDepartures } from "../servers/rest/contract-check.ts";
import type { Mutant } from "./changes.ts";
import { mutants, NUMBERS, validRound } from "./mutants.ts";

const BASE = "http://127.0.0.1";

/** What came of an attack. */
export interface Outcome {
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The operations that some mutant was good enough for. */
  readonly accepted: ReadonlySet<string>;
  /** Everything that was wrong, with the mutant. Empty if all is well. */
  readonly wrong: readonly string[];
}

/** The valid requests are sent again after so many mutants, so that there is always some state. */
const ROUND = 200;
/** After so many faults there is no need for more. */
const ENOUGH = 10;

/**
 * Sends `count` mutants one after the other. After each, the server answers a fixed request as it
 * did at first.
 */
export async function attack(fetch: Fetch, count: number): Promise<Outcome> {
  const probe = await startProbe(fetch);
  const statuses: Record<string, number> = {};
  const accepted = new Set<string>();
  const wrong: string[] = [];
  let sent = 0;
  for (const mutant of mutants()) {
    if (sent % ROUND === 0) wrong.push(...(await sendValidRound(fetch, sent / ROUND)));
    if (sent === count || wrong.length >= ENOUGH) break;
    sent += 1;
    const response = await fetch(requestOf(mutant));
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status < 300) accepted.add(mutant.operationId);
    const faults = [...(await faultsOf(mutant, response)), ...(await probe())];
    if (faults.length > 0) wrong.push(`${describe(mutant)}: ${faults.join("; ")}`);
  }
  return { statuses, accepted, wrong };
}

/** A mutant as it is sent. */
export const requestOf = ({ method, path, headers, body }: Mutant, base = BASE): Request =>
  new Request(base + path, {
    method,
    headers,
    ...(body === undefined || method === "GET" || method === "HEAD"
      ? {}
      : { body: body as string | Uint8Array<ArrayBuffer> }),
  });

const describe = ({ method, path, headers, body }: Mutant): string =>
  `${method} ${path} ${JSON.stringify(headers)} ${Buffer.from(body ?? "").toString()}`;

/** What is wrong with an answer. */
async function faultsOf({ method, path }: Mutant, response: Response): Promise<string[]> {
  const { status, headers } = response;
  if (status >= 500) return [`${status} ${await response.text()}`];
  const text = await response.text();
  if (!headers.has("x-request-id")) return ["the header X-Request-Id is missing"];
  if (status === 204 && method === "OPTIONS") return text === "" ? [] : ["a 204 with a body"];
  if (method === "HEAD") return text === "" ? [] : ["HEAD has a body"];
  if (headers.get("content-type") !== "application/json") return ["the answer is not JSON"];
  const { pathname } = new URL(BASE + path);
  return findDepartures(method, pathname, status, headers, JSON.parse(text));
}

/** Sends every valid request for one of the accounts. */
async function sendValidRound(fetch: Fetch, index: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const valid of validRound(NUMBERS[index % NUMBERS.length]))
    wrong.push(...(await faultsOf(valid, await fetch(requestOf(valid)))));
  return wrong;
}

const PROBED: readonly Mutant[] = validRound("PROBED");

/** Stages an account that no mutant names. Returns a function that looks at it again. */
async function startProbe(fetch: Fetch): Promise<() => Promise<string[]>> {
  const find = (operationId: string) =>
    PROBED.find((mutant) => mutant.operationId === operationId) as Mutant;
  await fetch(requestOf(find("stageAccount")));
  const look = async () => {
    const response = await fetch(requestOf(find("getAccountTransferStatus")));
    return `${response.status} ${await response.text()}`;
  };
  const first = await look();
  if (!first.startsWith("200 ")) throw new Error(`The probe is answered with ${first}`);
  return async () => {
    const now = await look();
    return now === first ? [] : [`afterwards the probe is answered with ${now}, not ${first}`];
  };
}
