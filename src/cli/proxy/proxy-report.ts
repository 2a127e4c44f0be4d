import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { amount, printable } from "../../library/text/printable.ts";
import { reasonOf, stackOf } from "../../library/text/system-error.ts";
import type { Exchange, ProxyOptions } from "../../servers/proxy/create-proxy.ts";
import type { Io } from "../command.ts";
import { columns } from "../terminal.ts";

type Report = Pick<ProxyOptions, "report" | "unanswered" | "left" | "refused" | "failed"> & {
  /** Notes that from now on the proxy ends requests, and not their callers. */
  ending(): void;
  /** Returns a summary of all exchanges, and the exit code that it means. */
  summary(): { readonly text: string; readonly code: 0 | 1 | 2 };
};

const NO_OPERATION = "(not in the contract)";

export function proxyReport(io: Pick<Io, "err">, upstream: string): Report {
  const answered = new Map<string, { requests: number; violations: number }>();
  const abandoned = new Map<string, number>();
  let failures = 0;
  let refused = 0;
  let isEnding = false;
  return {
    report(exchange) {
      // Skips OPTIONS: browsers send it before other requests, and the contract does not cover it.
      if (exchange.method === "OPTIONS") return;
      // A HEAD, by which scripts wait for a server, has no body to check.
      const name = (exchange.method !== "HEAD" && exchange.operationId) || NO_OPERATION;
      const operation = answered.get(name) ?? { requests: 0, violations: 0 };
      answered.set(name, operation);
      operation.requests++;
      if (exchange.isKept) return;
      operation.violations++;
      io.err(describeViolation(exchange));
    },
    unanswered(error, { method, path }) {
      failures++;
      io.err(`${method} ${printable(path)}: ${upstream} gave no answer: ${reasonOf(error)}.\n`);
    },
    left({ method, path, operationId = NO_OPERATION }) {
      if (isEnding) failures++;
      else abandoned.set(operationId, (abandoned.get(operationId) ?? 0) + 1);
      const what = isEnding ? "the proxy ended" : "the caller left";
      io.err(`${method} ${printable(path)}: ${what} before ${upstream} had answered.\n`);
    },
    failed(error) {
      failures++;
      io.err(`The proxy failed: ${stackOf(error)}\n`);
    },
    refused(status, detail) {
      refused++;
      io.err(
        `A request was answered ${status} by the proxy and did not reach ${upstream}: ${detail}\n`,
      );
    },
    ending() {
      isEnding = true;
    },
    summary() {
      const operations = Object.keys(OPERATIONS);
      const all = [...answered.values()];
      const total = (key: "requests" | "violations") =>
        all.reduce((sum, count) => sum + count[key], 0);
      const unseen = operations.filter((name) => !answered.has(name));
      const leaving = [...abandoned].map(
        ([name, times]) => `${name} ${times}${answered.has(name) ? "" : ", never answered"}`,
      );
      const rows = [...answered].map(([name, counts]) => [
        name,
        ...Object.values(counts).map(String),
      ]);
      const table = columns([["operation", "requests", "violations"], ...rows], 1, 2);
      // A request that its caller left is no fault, unless its operation never answered.
      const isKept =
        failures === 0 &&
        [...abandoned.keys()].every((name) => answered.has(name)) &&
        total("violations") === 0;
      const isNothing = [...answered.keys()].every((name) => name === NO_OPERATION);
      const code = !isKept ? 1 : isNothing ? 2 : 0;
      const lines = [
        ...(answered.size > 0 ? [...table, ""] : []),
        `${amount(total("requests"), "request")} to ${operations.length - unseen.length} of ${operations.length} operations, ${total("violations")} with violations.`,
        unseen.length > 0 && `Not seen: ${unseen.join(", ")}.`,
        leaving.length > 0 &&
          `Left by the caller before there was an answer: ${leaving.join("; ")}.`,
        refused > 0 &&
          `${amount(refused, "request")} that the proxy refused and that did not reach the server.`,
        failures > 0 && `${amount(failures, "request")} without an answer.`,
        code === 2 &&
          "Nothing was checked: no request to an operation of the contract was answered.",
        "",
      ].filter((line) => line !== false);
      return { text: lines.join("\n"), code };
    },
  };
}

/** The largest number of faults of one exchange, because more would hide other exchanges. */
const MOST = 20;

function describeViolation(exchange: Exchange): string {
  const { method, path, operationId, status, requestFaults, answerFaults } = exchange;
  const isAnswer = answerFaults.length > 0;
  const faults = isAnswer ? answerFaults : requestFaults;
  const ofRequest = status === undefined ? "not passed on" : "should have been refused";
  const what = isAnswer ? "the answer" : ofRequest;
  const lines = faults.slice(0, MOST).map(({ detail }) => `  ${what}: ${printable(detail)}`);
  const more = faults.length > MOST ? [`  and ${faults.length - MOST} more`] : [];
  const head = `${method} ${printable(path)} (${operationId ?? "not in the contract"}) ${status ?? ""}`;
  return [head.trimEnd(), ...lines, ...more, ""].join("\n");
}
