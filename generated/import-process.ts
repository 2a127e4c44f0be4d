// Generated from config/import-process.json by `npm run generate`. Do not edit.

/** How an attempt has ended that leads back, by the event that reports it. */
export const MARKS = {
  "data_import.import_process.error-v1": "failed",
  "data_import.import_process.dry_run_complete-v1": "dry_run_passed",
  "data_import.import_process.dry_run_error-v1": "dry_run_failed"
} as const;
