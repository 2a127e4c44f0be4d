import { refuse } from "../api/reply.ts";
import type { Handler } from "./handler.ts";
import { toDateTime } from "./rules/calendar.ts";
import { namedBy } from "./rules/import-key.ts";

export const getAccount: Handler<"getAccount"> = async ({ parameters }, { store }) => {
  const account = await store.ask((reader) => reader.findAccount(parameters.account_number));
  if (!account) return refuse("not_found", `There is no account ${parameters.account_number}.`);
  return {
    status: 200,
    body: {
      account_number: account.number,
      account_created_at: toDateTime(account.createdAt),
      import_process: namedBy(account),
    },
  };
};
