// Generated from openapi/ by `npm run generate`. Do not edit.

/** The texts that a refusal has beside those of every refusal, by a code that always has them. */
export const REFUSAL_FIELDS: Readonly<Record<string, readonly string[]>> = {"account_already_imported":["external_account_number","platform_account_number"]};
