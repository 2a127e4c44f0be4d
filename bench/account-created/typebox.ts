import Type from "typebox";
import { Compile } from "typebox/compile";

const accountCreated = Compile(
  Type.Object({
    account_number: Type.String(),
    account_user_emails: Type.Array(Type.String()),
    is_imported: Type.Optional(Type.Boolean()),
  }),
);

export const validate = (payload: unknown): readonly unknown[] =>
  accountCreated.Check(payload) ? [] : accountCreated.Errors(payload);
