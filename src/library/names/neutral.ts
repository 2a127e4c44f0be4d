// The catalogue has a neutral word in the names of some fields, in place of the word of a storage product.

/** The words that a bus has in names of fields in place of neutral ones, such as `{ objstore: "s3" }`. */
export interface Words {
  readonly objstore?: string | undefined;
}

export const NEUTRAL = "objstore";

/** The fields with the neutral word, by event. All are required, and none lies deeper. */
export const NEUTRAL_FIELDS: Readonly<Record<string, readonly string[]>> = {
  "billing.portfolio_invoice_summary.completed-v1": ["objstore_bucket", "objstore_key_prefix"],
  "ink.message_attachment.safe-v1": ["objstore_key", "objstore_bucket"],
  "ink.message_attachment.unsafe-v1": ["objstore_key", "objstore_bucket"],
  "ink.messages.inbound-email-migration-v1": ["objstore_key", "objstore_bucket"],
};

/** The words that names of fields can have. */
export const WORD = /^[A-Za-z0-9_-]{1,32}$/;
