// Generated from config/import-process.json by `npm run generate`. Do not edit.

/** A state that an account passes through on its import. */
export type ImportState = "not_staged" | "staged" | "in_progress" | "imported" | "skipped";

/** How the last attempt to process a staged account ended. */
export type ImportMark = "failed" | "dry_run_passed" | "dry_run_failed";
