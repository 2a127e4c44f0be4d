import { OPERATIONS } from "../../../generated/rest-operations.ts";
import type { Exchange, ProxyOptions } from "../../proxy/create-proxy.ts";
import type { Io } from "../command.ts";
import { printable } from "../terminal/text.ts";
import { type Counts, proxySummary } from "./summary.ts";

type Report = Pick<ProxyOptions, "report" | "unanswered" | "left" | "failed"> & {
  /** From now on it is the proxy that ends requests, and not their callers. */
  ending(): void;
  /** A request that was no HTTP, or not whole in time: the proxy answered it, and nobody else saw it. */
  unreadable(status: number, detail: string): void;
  /** What was seen in all, and whether the contract was kept throughout. */
  summary(): { readonly text: string; readonly isKept: boolean };
};

/** Tells of violations as they happen, and counts. */
export function proxyReport(io: Pick<Io, "err">, upstream: string): Report {
  const seen = new Map<string, Counts>();
  /** How often the caller left first, by operation. */
  const left = new Map<string, number>();
  let failures = 0;
  let isEnding = false;
  let unread = 0;
  const neverAnswered = () => [...left.keys()].filter((name) => !seen.has(name));
  return {
    report(exchange) {
      // The contract says nothing of OPTIONS, and a browser sends one ahead of every other request.
      if (exchange.method === "OPTIONS") return;
      const name = exchange.operationId ?? "";
      const counts = seen.get(name) ?? { requests: 0, violations: 0 };
      seen.set(name, {
        requests: counts.requests + 1,
        violations: counts.violations + Number(!exchange.isKept),
      });
      if (!exchange.isKept) io.err(describe(exchange));
    },
    unanswered(error, { method, path }) {
      failures++;
      io.err(
        `${method} ${printable(path)}: ${upstream} gave no answer: ${printable(reasonOf(error))}.\n`,
      );
    },
    left({ method, path, operationId = "" }) {
      if (isEnding) {
        failures++;
        io.err(`${method} ${printable(path)}: the proxy ended before ${upstream} had answered.\n`);
        return;
      }
      left.set(operationId, (left.get(operationId) ?? 0) + 1);
      io.err(`${method} ${printable(path)}: the caller left before ${upstream} had answered.\n`);
    },
    failed(error) {
      failures++;
      io.err(`The proxy failed: ${error instanceof Error ? error.stack : String(error)}\n`);
    },
    unreadable(status, detail) {
      unread++;
      io.err(
        `A request was answered ${status} by the proxy and did not reach ${upstream}: ${detail}\n`,
      );
    },
    ending() {
      isEnding = true;
    },
    summary: () => ({
      text: proxySummary({ seen, failures, unread, left, operations: Object.keys(OPERATIONS) }),
      // Callers may leave for reasons of their own; an operation that nobody saw an answer of is another matter.
      isKept:
        failures === 0 &&
        neverAnswered().length === 0 &&
        [...seen.values()].every(({ violations }) => violations === 0),
    }),
  };
}

/** More of one exchange would hide the others. */
const MOST = 20;

function describe({
  method,
  path,
  operationId,
  status,
  requestFaults,
  answerFaults,
}: Exchange): string {
  const faults = answerFaults.length > 0 ? answerFaults : requestFaults;
  const what =
    answerFaults.length > 0
      ? "the answer"
      : status === undefined
        ? "not passed on"
        : "should have been refused";
  const lines = faults.slice(0, MOST).map(({ detail }) => `  ${what}: ${printable(detail)}`);
  const more = faults.length > MOST ? [`  and ${faults.length - MOST} more`] : [];
  return [
    `${method} ${printable(path)} (${operationId ?? "not in the contract"}) ${status ?? ""}`.trimEnd(),
    ...lines,
    ...more,
    "",
  ].join("\n");
}

/** The error of a name with several addresses has no message, only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
