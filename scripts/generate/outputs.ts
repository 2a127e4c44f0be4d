/** The files that a phase of the generator makes: their content by path, from the root on. */
export type Outputs<Content extends string | Uint8Array = string> = ReadonlyMap<string, Content>;

export const header = (from: string): string =>
  `// Generated from ${from} by \`npm run generate\`. Do not edit.\n`;
export const moduleText = (from: string, parts: readonly string[]): string =>
  [header(from), ...parts].join("\n");

export const moduleFile = (path: string, from: string, parts: readonly string[]) =>
  [path, moduleText(from, parts)] as const;

export const markdownHeader = (from: string): string =>
  `<!-- Generated from ${from} by \`npm run generate\`. Do not edit. -->\n\n`;

export const markdownTable = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [titles, titles.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Writes JSON with U+2028 and U+2029 escaped, because TypeScript 5.0 ends a string at either. */
export const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}\n`;
