import { OPERATIONS } from "../../../generated/rest-operations.ts";
import type { Exchange, ProxyOptions } from "../../mock/create-proxy.ts";
import type { Violation } from "../../mock/violation.ts";
import type { Io } from "../command.ts";
import { printable } from "../formats/printable.ts";

type Report = Pick<ProxyOptions, "report" | "unreachable"> & {
  /** What was seen in all, and whether the contract was kept throughout. */
  summary(): { readonly text: string; readonly isKept: boolean };
};

/** Tells of violations as they happen, and counts. */
export function proxyReport(io: Pick<Io, "err">): Report {
  const seen = new Map<string, { requests: number; violations: number }>();
  let failures = 0;
  return {
    report(exchange) {
      const name = exchange.operationId ?? "(not in the contract)";
      const counts = seen.get(name) ?? { requests: 0, violations: 0 };
      seen.set(name, { requests: counts.requests + 1, violations: counts.violations + Number(!exchange.isKept) });
      if (!exchange.isKept) io.err(describe(exchange));
    },
    unreachable(error, url) {
      failures++;
      io.err(`${url} could not be asked: ${reasonOf(error)}.\n`);
    },
    summary: () => summarise(seen, failures),
  };
}

function describe({ method, path, operationId, status, requestFaults, responseFaults }: Exchange): string {
  const lines = [
    ...(responseFaults.length > 0 ? responseFaults.map((fault) => `  the answer: ${say(fault)}`) : []),
    ...(responseFaults.length === 0 ? requestFaults.map((fault) => `  a request that had to be refused: ${say(fault)}`) : []),
  ];
  return `${status} ${method} ${printable(path)} (${operationId ?? "not in the contract"})\n${lines.join("\n")}\n`;
}

const say = ({ place, attr, detail }: Violation): string => printable([place, attr, detail].filter(Boolean).join(" "));

/** `fetch` says only that it failed; the reason is its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

function summarise(
  seen: ReadonlyMap<string, { requests: number; violations: number }>,
  failures: number,
): { text: string; isKept: boolean } {
  const all = [...seen.values()];
  const requests = all.reduce((sum, counts) => sum + counts.requests, 0);
  const violations = all.reduce((sum, counts) => sum + counts.violations, 0);
  const operations = Object.keys(OPERATIONS);
  const unseen = operations.filter((name) => !seen.has(name));
  const rows = [...seen].map(([name, counts]) => `${name}\t${counts.requests}\t${counts.violations}`);
  const text = [
    "operation\trequests\tviolations",
    ...rows,
    "",
    `${requests} requests to ${operations.length - unseen.length} of ${operations.length} operations, ${violations} with violations.`,
    ...(unseen.length > 0 ? [`Not seen: ${unseen.join(", ")}.`] : []),
    ...(failures > 0 ? [`${failures} requests could not be passed on.`] : []),
    "",
  ].join("\n");
  return { text, isKept: violations === 0 && failures === 0 };
}
