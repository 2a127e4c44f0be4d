import { amount } from "../terminal/text.ts";

/** What was seen of an operation. */
export interface Counts {
  readonly requests: number;
  /** Requests whose exchange broke the contract. */
  readonly violations: number;
}

interface Seen {
  /** By operation; the name is empty for what the contract does not have. */
  readonly seen: ReadonlyMap<string, Counts>;
  readonly failures: number;
  /** Requests that the proxy itself could not read. */
  readonly unread: number;
  /** How often the caller left before there was an answer, by operation. */
  readonly left: ReadonlyMap<string, number>;
  /** All that there are. */
  readonly operations: readonly string[];
}

/** What a proxy has seen. */
export function proxySummary({ seen, failures, unread, left, operations }: Seen): string {
  const all = [...seen.values()];
  const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + counts[key], 0);
  const unseen = operations.filter((name) => !seen.has(name));
  const leaving = [...left].map(
    ([name, times]) =>
      `${name || "(not in the contract)"} ${times}${seen.has(name) ? "" : ", never answered"}`,
  );
  return [
    ...(seen.size > 0 ? [...table(seen), ""] : []),
    `${amount(total("requests"), "request")} to ${operations.length - unseen.length} of ${operations.length} operations, ${total("violations")} with violations.`,
    ...(unseen.length > 0 ? [`Not seen: ${unseen.join(", ")}.`] : []),
    ...(leaving.length > 0
      ? [`Left by the caller before there was an answer: ${leaving.join("; ")}.`]
      : []),
    ...(unread > 0
      ? [`${amount(unread, "request")} that could not be read and did not reach the server.`]
      : []),
    ...(failures > 0 ? [`${amount(failures, "request")} without an answer.`] : []),
    "",
  ].join("\n");
}

function table(seen: ReadonlyMap<string, Counts>): string[] {
  const rows = [
    ["operation", "requests", "violations"],
    ...[...seen].map(([name, { requests, violations }]) => [
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
