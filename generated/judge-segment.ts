// Generated from scripts/generate/scanner.ts by `npm run generate`. Do not edit.

export const SEGMENT_AT = 43262;
