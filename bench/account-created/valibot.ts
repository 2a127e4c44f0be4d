import * as v from "valibot";

const accountCreated = v.looseObject({
  account_number: v.string(),
  account_user_emails: v.array(v.string()),
  is_imported: v.optional(v.boolean()),
});

export const validate = (payload: unknown): readonly unknown[] =>
  v.safeParse(accountCreated, payload).issues ?? [];
