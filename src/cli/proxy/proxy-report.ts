import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { printable, printableLines } from "../../library/text/printable.ts";
import { reasonOf } from "../../library/text/system-error.ts";
import type { Exchange, ProxyOptions } from "../../servers/proxy/create-proxy.ts";
import type { Io } from "../command.ts";
import { type OperationCounts, proxySummary } from "./proxy-summary.ts";

type Report = Pick<ProxyOptions, "report" | "unanswered" | "left" | "refused" | "failed"> & {
  /** From now on the proxy ends requests, and not their callers. */
  ending(): void;
  /** A summary of all exchanges, and whether the contract was kept in each. */
  summary(): { readonly text: string; readonly isKept: boolean };
};

/** Reports violations as they happen, and counts them. */
export function proxyReport(io: Pick<Io, "err">, upstream: string): Report {
  /** The exchanges, by operation. */
  const answered = new Map<string, OperationCounts>();
  /** How often a caller left first, by operation. */
  const left = new Map<string, number>();
  let failures = 0;
  let isEnding = false;
  let refusals = 0;
  const neverAnswered = () => [...left.keys()].filter((name) => !answered.has(name));
  return {
    report(exchange) {
      // The contract does not cover OPTIONS, which a browser sends before other requests.
      if (exchange.method === "OPTIONS") return;
      const name = exchange.operationId ?? "";
      const counts = answered.get(name) ?? { requests: 0, violations: 0 };
      answered.set(name, {
        requests: counts.requests + 1,
        violations: counts.violations + Number(!exchange.isKept),
      });
      if (!exchange.isKept) io.err(describeViolation(exchange));
    },
    unanswered(error, { method, path }) {
      failures++;
      io.err(`${method} ${printable(path)}: ${upstream} gave no answer: ${reasonOf(error)}.\n`);
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
      const reason = error instanceof Error ? error.stack : undefined;
      io.err(`The proxy failed: ${printableLines(reason ?? String(error))}\n`);
    },
    refused(status, detail) {
      refusals++;
      io.err(
        `A request was answered ${status} by the proxy and did not reach ${upstream}: ${detail}\n`,
      );
    },
    ending() {
      isEnding = true;
    },
    summary: () => ({
      text: proxySummary({
        answered,
        failures,
        refused: refusals,
        left,
        operations: Object.keys(OPERATIONS),
      }),
      // A caller may leave for any reason, but an operation that never answered may be at fault.
      isKept:
        failures === 0 &&
        neverAnswered().length === 0 &&
        [...answered.values()].every(({ violations }) => violations === 0),
    }),
  };
}

/** More faults of one exchange would hide the others. */
const MOST = 20;

function describeViolation({
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
