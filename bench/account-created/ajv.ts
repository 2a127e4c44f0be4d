import { Ajv2020 } from "ajv/dist/2020.js";

const accountCreated = new Ajv2020({ allErrors: true }).compile({
  type: "object",
  properties: {
    account_number: { type: "string" },
    account_user_emails: { type: "array", items: { type: "string" } },
    is_imported: { type: "boolean" },
  },
  required: ["account_number", "account_user_emails"],
});

export const validate = (payload: unknown): readonly unknown[] =>
  accountCreated(payload) ? [] : (accountCreated.errors ?? []);
