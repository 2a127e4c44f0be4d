import type { StoredEvent } from "../../../src/servers/stores/store.ts";

/** An event as a relay hands it to a sink. */
export const eventOf = (
  subject: string,
  sequence: number,
  payload: unknown = { account_number: "A-1" },
): StoredEvent => ({
  id: `${subject}-${sequence}`,
  type: "account.created-v1",
  payload,
  subject,
  sequence,
  occurredAt: Date.UTC(2025, 8, 1, 8, 30),
});
