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

/** A claim is told with whether it held in the run. What has to hold is a limit, in limits.ts. */
export interface Claim {
  readonly text: string;
  readonly holds: boolean;
}

/** Writes a section, which says by which command it was measured, and when. */
export function toMarkdown(
  { title, says, grids, claims, notes = [] }: Table,
  name: string,
  version: string,
): string {
  const day = new Date().toISOString().slice(0, 10);
  return [
    `## ${title}`,
    `${says} Measured on ${day} with version ${version} by \`npm run bench -- ${name}\`.`,
    ...grids.map(gridToMarkdown),
    claims
      .map(
        ({ text, holds }) => `- Claim: ${text} **${holds ? "Held" : "Did not hold"}** in that run.`,
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
