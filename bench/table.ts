/** One table of docs/performance.md, with what it claims. */
export interface Table {
  readonly title: string;
  /** What the table says, in a sentence. */
  readonly says: string;
  readonly grids: readonly Grid[];
  readonly claims: readonly Claim[];
  /** A picture that the notes refer to, as a file beside the page. */
  readonly picture?: { readonly file: string; readonly svg: string };
  /** What has to be known to read it. */
  readonly notes?: readonly string[];
}

export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Claim {
  readonly text: string;
  readonly holds: boolean;
  /**
   * A limit on a size or a count, which ends the benchmark with exit code 1. A claim about time
   * never does: the machine is shared.
   */
  readonly limit?: boolean;
}

export function toMarkdown({ title, says, grids, claims, notes = [] }: Table): string {
  return [
    `## ${title}`,
    says,
    ...grids.map(gridToMarkdown),
    claims
      .map(
        ({ text, holds, limit }) =>
          `- ${limit ? "Limit" : "Claim"}: ${text} **${holds ? "Holds" : "Does not hold"}** in this run.`,
      )
      .join("\n"),
    ...notes,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function gridToMarkdown({ columns, rows }: Grid): string {
  const rule = columns.map((_, index) => (index === 0 ? "---" : "---:"));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export const times = (ratio: number): string =>
  `${ratio < 10 ? ratio.toFixed(2) : Math.round(ratio)}×`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
