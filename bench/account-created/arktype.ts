import { ArkErrors, type } from "arktype";

const accountCreated = type({
  account_number: "string",
  account_user_emails: "string[]",
  "is_imported?": "boolean",
});

export const validate = (payload: unknown): readonly unknown[] => {
  const answer = accountCreated(payload);
  return answer instanceof ArkErrors ? [...answer] : [];
};
