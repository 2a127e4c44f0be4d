// What somebody writes who adds an event version and an operation, by CONTRIBUTING.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file, or text that is put in front of a text that a file has once. */
export interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly text: string;
}

export function apply(root: string, { file, before, text }: Edit): void {
  const path = join(root, file);
  if (before === undefined) {
    writeFileSync(path, text);
    return;
  }
  const parts = readFileSync(path, "utf8").split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`);
  writeFileSync(path, parts.join(text + before));
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const EVENT = "events/accounts/account.created-v2";
const PAYLOAD = { account_number: "A-3F7B21C8", opened_at: "2025-08-28T09:15:42Z" };

const FACTS = "test/facts/catalogue.facts";

/** `account.created-v2`, beside the only version that there is. `npm run fix` adds what is left out. */
export const EVENT_EDITS: readonly Edit[] = [
  {
    file: `${EVENT}.schema.json`,
    text: json({
      description: "A customer account was opened.",
      type: "object",
      properties: {
        account_number: { type: "string" },
        opened_at: { type: "string", description: "When the account was opened." },
        sales_channel: { type: "string", description: "Where the customer was won." },
      },
      required: ["account_number", "opened_at"],
    }),
  },
  { file: `${EVENT}.example.json`, text: json({ ...PAYLOAD, sales_channel: "WEBSITE" }) },
  {
    file: FACTS,
    before: "account.occupied-v1:",
    text: "account.created-v2: account_number, opened_at, sales_channel?\n",
  },
];

/** The counts of the facts, with one event more of a type that had one version. */
export function countOneMore(root: string): void {
  const path = join(root, FACTS);
  const counted = readFileSync(path, "utf8").replace(
    /\d+(?= events, )|\d+(?= types with several versions)/g,
    (count) => `${Number(count) + 1}`,
  );
  writeFileSync(path, counted);
}

/** `listAccountNotes`: two documents, the facts, a handler, a case for each of its own statuses. */
export const OPERATION_EDITS: readonly Edit[] = [
  {
    file: "openapi/public.yaml",
    before: "components:\n  securitySchemes:",
    text: `\
  /v1/accounts/{account_number}/notes/:
    get:
      operationId: listAccountNotes
      tags: [Accounts]
      summary: List the notes of an account
      description: The notes of an account, in the order in which they were added.
      security: [{ token: [] }, { apiKey: [] }]
      parameters:
        - {
            name: account_number,
            in: path,
            required: true,
            description: Number of the account on the platform.,
            schema: { type: string, minLength: 1, maxLength: 255 },
            example: A-9E4D07B2,
          }
      responses:
        "200":
          description: The notes.
          content:
            application/json:
              schema:
                type: array
                items: { $ref: "./shared/after-import.yaml#/components/schemas/WrittenNote" }
              examples:
                one:
                  summary: An account with a note
                  value: [{ created_at: "2025-08-28T09:15:42Z", body: Called about the meter. }]
        "400": { $ref: "./shared/errors.yaml#/components/responses/UnreadablePath" }
        "401": { $ref: "./shared/errors.yaml#/components/responses/Unauthenticated" }
        "404": { $ref: "./shared/errors.yaml#/components/responses/NotFound" }
        "405": { $ref: "./shared/errors.yaml#/components/responses/MethodNotAllowedOnGet" }
        "500": { $ref: "./shared/errors.yaml#/components/responses/InternalError" }
`,
  },
  {
    file: "openapi/shared/after-import.yaml",
    before: "    TransactionsRequest:\n",
    text: `\
    WrittenNote:
      title: WrittenNote
      description: A note as it stands on the account.
      type: object
      required: [created_at, body]
      properties:
        created_at: { $ref: "./values.yaml#/components/schemas/DateTime" }
        body: { description: The text. Empty if there is none., type: string }
`,
  },
  {
    file: "test/facts/rest.ts",
    before: '  {\n    path: "/v1/graphql/",\n',
    text: `\
  {
    path: "/v1/accounts/{account_number}/notes/",
    method: "get",
    needsToken: true,
    answers: { 200: [{ created_at: "datetime", body: "string" }] },
  },
`,
  },
  {
    file: "src/servers/handlers/listAccountNotes.ts",
    text: `\
import { refuse } from "../api/reply.ts";
import type { Handler } from "./handler.ts";

/** Lists the notes of an account, in the order in which they were added. */
export const listAccountNotes: Handler<"listAccountNotes"> = async ({ parameters }, { store }) => {
  const number = parameters.account_number;
  return store.read(async (reader) => {
    if (!(await reader.findAccount(number)))
      return refuse("not_found", \`There is no account \${number}.\`);
    const notes = await reader.listAdded("notes", number);
    return {
      status: 200,
      body: notes.map(({ createdAt, body }) => ({ created_at: createdAt, body: body ?? "" })),
    };
  });
};
`,
  },
  {
    file: "test/servers/rest/conformance.test.ts",
    before: "};\n\n/** Of two calls",
    text: `\
  listAccountNotes: {
    200: [
      {
        options: { ids: { accountNumber: () => "A-1", secret: () => "s" } },
        run: after(imported, { path: "/v1/accounts/A-1/notes/" }),
      },
    ],
    400: [refused("parse_error", asking({ path: "/v1/accounts/%ff/notes/" }))],
    404: notFound(),
  },
`,
  },
];
