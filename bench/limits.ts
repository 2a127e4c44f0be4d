// What the page limits: sizes and counts of the built package, each in a sentence. `npm test` holds
// all of them, by test/package/limits.test.ts, which also compares the page with this table.

const KB = 1024;

/** Each limit in words, and as a number of bytes, files, packages or instantiations of types. */
export const LIMITS = {
  event: ["`account.created-v1` is at most 1.2 KB gzipped.", 1.2 * KB],
  medianEvent: ["The median event is at most 1.2 KB gzipped.", 1.2 * KB],
  allEvents: ["All events, each by its own import, are at most 45 KB gzipped.", 45 * KB],
  parseEvent: ["`parseEvent` in one piece is at most 25 KB gzipped.", 25 * KB],
  judge: ["`openJudge` is at most 3.75 KB gzipped beside its module.", 3.75 * KB],
  addCounts: ["`addCounts` of `energy-contracts/judge` is at most 0.6 KB.", 0.6 * KB],
  server: ["The server loads at most 60 KB gzipped before its first answer.", 60 * KB],
  client: ["`checkAnswers` and `withToken` are at most 2 KB gzipped beside contracts.", 2 * KB],
  oneType: ["One event makes at most 200 instantiations more than an empty program.", 200],
  someTypes: ["A switch over some names makes at most 1,500 more.", 1500],
  allTypes: ["A handler for every name makes at most 5,000 more.", 5000],
  handler: ["Each further handler of a receiver makes at most 31.", 31],
  readingName: ["One with `reading` of a field makes at most 121.", 121],
  readingPaths: ["One with `reading` of three paths makes at most 381.", 381],
  reading: ["A reading adds at most 0.56 KB gzipped to its event.", 0.56 * KB],
  files: ["The package has at most 2,750 files.", 2750],
  bytes: ["They are at most 8.4 MB together.", 8.4 * KB * KB],
  packages: ["It installs at most 1 package, which is itself.", 1],
} as const satisfies Readonly<Record<string, readonly [text: string, most: number]>>;

/** The section of the page. */
export const limitsSection = (): string =>
  [
    "## Limits",
    "The built package stays within these sizes and counts. `npm test` holds them on every commit; what was measured at some time stands in the sections below.",
    Object.values(LIMITS)
      .map(([text]) => `- ${text}`)
      .join("\n"),
  ].join("\n\n");
