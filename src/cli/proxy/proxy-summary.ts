import { amount } from "../../library/text/printable.ts";

/** The exchanges of one operation. */
export interface OperationCounts {
  readonly requests: number;
  /** Requests whose exchange broke the contract. */
  readonly violations: number;
}

interface ProxyCounts {
  /** By operation; the name is empty for what the contract does not have. */
  readonly answered: ReadonlyMap<string, OperationCounts>;
  readonly failures: number;
  /** Requests that the proxy refused: it could not read them, or they were too large. */
  readonly refused: number;
  /** How often a caller left before there was an answer, by operation. */
  readonly left: ReadonlyMap<string, number>;
  /** The names of all operations. */
  readonly operations: readonly string[];
}

/** The report of a proxy when it ends. */
export function proxySummary({
  answered,
  failures,
  refused,
  left,
  operations,
}: ProxyCounts): string {
  const all = [...answered.values()];
  const total = (key: keyof OperationCounts) => all.reduce((sum, counts) => sum + counts[key], 0);
  const unseen = operations.filter((name) => !answered.has(name));
  const leaving = [...left].map(
    ([name, times]) =>
      `${name || "(not in the contract)"} ${times}${answered.has(name) ? "" : ", never answered"}`,
  );
  return [
    ...(answered.size > 0 ? [...table(answered), ""] : []),
    `${amount(total("requests"), "request")} to ${operations.length - unseen.length} of ${operations.length} operations, ${total("violations")} with violations.`,
    ...(unseen.length > 0 ? [`Not seen: ${unseen.join(", ")}.`] : []),
    ...(leaving.length > 0
      ? [`Left by the caller before there was an answer: ${leaving.join("; ")}.`]
      : []),
    ...(refused > 0
      ? [`${amount(refused, "request")} that the proxy refused and that did not reach the server.`]
      : []),
    ...(failures > 0 ? [`${amount(failures, "request")} without an answer.`] : []),
    "",
  ].join("\n");
}

function table(answered: ReadonlyMap<string, OperationCounts>): string[] {
  const rows = [
    ["operation", "requests", "violations"],
    ...[...answered].map(([name, { requests, violations }]) => [
      name || "(not in the contract)",
      `${requests}`,
      `${violations}`,
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
}
