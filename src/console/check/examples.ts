const account = (more: object) => ({
  account_number: "A-3F7B21C8",
  account_user_emails: ["maya.okafor@example.com"],
  ...more,
});
const message = (type: string, payload: object) => JSON.stringify({ type, payload });
const indented = (value: object) => JSON.stringify(value, null, 2);

/** Examples to begin a check with. `name` is the operation of a body; events have no `name`. */
export const EXAMPLES: readonly Readonly<{ title: string; text: string; name?: string }>[] = [
  { title: "A valid event", text: indented(account({ is_imported: false })) },
  {
    title: "Two faults",
    text: indented(
      account({ account_user_emails: ["maya.okafor@example.com", 7], is_imported: "yes" }),
    ),
  },
  {
    title: "NDJSON, 3 lines",
    text: [
      message("account.created-v1", account({})),
      message("account.created-v1", account({ account_number: null })),
      message("agreement.revoked-v1", { agreement_id: 1048213 }),
    ].join("\n"),
  },
  {
    title: "A request body",
    name: "stageAccount",
    text: indented({
      external_account_number: "NW-204990",
      import_supplier: "NORDWERK",
      customers: [{ given_name: "Svenja", mobile: "12" }],
    }),
  },
];
