import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readEvents } from "../../../scripts/source/read-events.ts";
import { show } from "../../../src/cli/show/command.ts";
import { SEVERAL, SINGLE } from "../../facts/types.ts";
import { runCommand } from "../run-command.ts";

const { evidence } = readEvents(fileURLToPath(new URL("../../../events", import.meta.url)));
const page = async (name: string) => (await runCommand(show, [name])).out;

describe("a nested field", () => {
  test("stands indented below the one that it lies in, with a dot", async () => {
    const lines = (await page("account.communications_preferences_updated-v1")).split("\n");
    const at = lines.findIndex((line) => line.startsWith("  changes  "));
    expect(lines.slice(at, at + 4).map((line) => line.split(/ {2,}/).slice(1, 4))).toEqual([
      ["changes", "object", "required"],
      [".requires_postal_comms", "boolean[]", "optional"],
      [".preferred_language_for_comms", "string[]", "optional"],
      [".document_accessibility", "string[]", "optional"],
    ]);
  });

  test("has its whole path in --json", async () => {
    const { requestBody } = JSON.parse((await runCommand(show, ["createNotes", "--json"])).out);
    expect(requestBody.fields.map(({ path }: { path: string }) => path)).toEqual([
      "import_supplier",
      "external_account_number",
      "notes",
      "notes[].body",
      "notes[].document_paths",
      "notes[].document_paths[].document_path",
      "notes[].created_at",
      "notes[].is_pinned",
      "notes[].unpin_at",
    ]);
  });
});

describe("versions", () => {
  test.each([
    ["collection_process.withdrawn-v2", ["v2 against v1", "  -  external_reference was removed"]],
    [
      "billing.billing_document_representation.dispatched-v1",
      [
        "v2 against v1",
        "  +  billing_document_representation_dispatch_id was added and is required",
        "  +  billing_document_representations_id was added and is required",
        "",
        "v3 against v2",
        "  +  support_user_id was added and is required",
      ],
    ],
  ])("of %s say what changed", async (name, lines) => {
    expect(await page(name)).toContain(`\n\n${lines.join("\n")}\n\n`);
  });

  test("are named, and nothing is said to have changed where there is one", async () => {
    expect(await page(SEVERAL.names[0])).toContain(`\nVersions  ${SEVERAL.names.join(", ")}\n`);
    expect(await page(SINGLE.names[0])).not.toContain(" against ");
  });
});

describe("evidence", () => {
  test("stands by its id with the field it concerns, and in full once at the end", async () => {
    const out = await page("createTransactions");
    expect(out).toMatch(
      /\n +\.type .*\n +seen: CHARGE, CREDIT, PAYMENT, REPAYMENT, SUPPLY_CHARGE\n/,
    );
    const account = await page("stageAccount");
    expect(account).toMatch(
      /\.supply_type .*\n +seen: GAS, ELECTRICITY\n +assumed: .*\bopen-values\b/,
    );
    expect(account).toMatch(/\.landline .*\n +assumed: .*\bphone-number-rule\b/);
    const [, full = ""] = account.split("\nAssumed\n");
    expect(full).toMatch(/\n {2}open-values +A field with values that were seen .* Because: /);
    expect(account.match(/\n {2}phone-number-rule +\S/g)).toHaveLength(1);
  });

  test("stands with the parameter, the status and the operation it concerns", async () => {
    const transactions = await page("createTransactions");
    expect(transactions).toMatch(
      /\n {2}force_add_to_current_statement .*\n +assumed: .*\bopen-statement-period\b/,
    );
    expect(transactions).toMatch(
      /\n {2}400 .*\n +examples: .*\n +assumed: .*\bnot-imported-after-import\b/,
    );
    expect(await page("processAccount")).toMatch(
      /\n {2}429 .*\n +headers: Retry-After\n +examples: .*\n +assumed: .*\bretry-after\b/,
    );
    expect(await page("getAccountTransferStatus")).toMatch(
      /\nEvidence\n {2}assumed: .*\bstatus-unknown-or-404\b/,
    );
  });

  test("of events says in one line what is documented, with the assumptions about events as a whole", async () => {
    const ids = evidence
      .flatMap((entry) => ("id" in entry ? entry.id : []))
      .filter((id) => id !== "event-cut-off" && id !== "event-neutral-names");
    expect(ids).toContain("event-triggers");
    expect(await page("account.created-v1")).toContain(
      `\nEvidence\n  Names, types and which fields are required are documented; triggers, values and units are not (${ids.join(", ")}).\n\n`,
    );
  });

  test.each([
    [
      "meterpoint.gas.disputed_closing_reading.queried.by_us-v1",
      /\n {2}Names, types .* documented, but for what follows; .*\n\n {2}event-cut-off .* is checked for its first five .*\n/,
    ],
    [
      "ink.message_attachment.safe-v1",
      /\n {2}Names, types .* documented, but for what follows; .*\n\n {2}event-neutral-names .* a stand-in .*\n/,
    ],
  ])("about one event is told in full with that event alone: %s", async (name, words) => {
    expect(await page(name)).toMatch(words);
    expect(await page("account.created-v1")).not.toMatch(/event-cut-off|event-neutral-names/);
  });
});

test("an answer that is what was sent is not told twice", async () => {
  expect(await page("validateAccount")).toContain(
    "\nAnswer 200\n  The same as the request body.\n",
  );
  expect(await page("stageAccount")).toContain("\nAnswer 201\n  The same as answer 200.\n");
});

test("security is named with what it takes, and as none where there is none", async () => {
  expect(await page("createNotes")).toMatch(/\nSecurity {2}token: .+\n +apiKey: .+\n/);
  expect(await page("listProducts")).toContain("\nSecurity  none\n");
});
