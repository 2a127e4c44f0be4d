import * as z from "zod";

const accountCreated = z.looseObject({
  account_number: z.string(),
  account_user_emails: z.array(z.string()),
  is_imported: z.optional(z.boolean()),
});

export const validate = (payload: unknown): readonly unknown[] =>
  accountCreated.safeParse(payload).error?.issues ?? [];
