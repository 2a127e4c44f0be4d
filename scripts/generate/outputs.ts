/** What a phase of the generator writes: paths from the project's root to contents. */
export type Outputs<Content extends string | Uint8Array = string> = ReadonlyMap<string, Content>;

/** The first lines of a generated file: what it comes from and what writes it. */
export const header = (from: string): string =>
  `// Generated from ${from} by \`npm run generate\`. Do not edit.\n`;
export const markdownHeader = (from: string): string =>
  `<!-- Generated from ${from} by \`npm run generate\`. Do not edit. -->\n\n`;

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
