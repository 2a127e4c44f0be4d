import { describe, expect, test } from "vitest";
import { show } from "../../../src/cli/show/command.ts";
import { runCommand } from "../run-command.ts";

const titleOf = (out: string) => out.split("  ")[0];

describe("a name that stands for one event or operation", () => {
  test.each([
    ["account.created-v1", "account.created-v1", ""],
    ["AccountCreatedV1", "account.created-v1", ""],
    ["accountCreatedV1", "account.created-v1", ""],
    ["createNotes", "createNotes", ""],
    [
      "agreement.updated",
      "agreement.updated-v2",
      "agreement.updated has the versions v1, v2. This is v2, the newest.\n",
    ],
    ["account.created", "account.created-v1", "account.created has one version, v1. This is v1.\n"],
    [
      "lifecycle.support-site.sale",
      "lifecycle.support-site.sale-1.0.0",
      "lifecycle.support-site.sale has one version, 1.0.0. This is 1.0.0.\n",
    ],
  ])("%s is %s", async (given, name, note) => {
    const { code, out, err } = await runCommand(show, [given]);
    expect({ code, title: titleOf(out), err }).toEqual({ code: 0, title: name, err: note });
  });
});

describe("a name that stands for nothing", () => {
  test.each([
    ["account.craeted-v1", ["account.created-v1"]],
    ["ACCOUNT.CREATED-V1", ["account.created-v1"]],
    ["account-created-v1", ["account.created-v1"]],
    ["creatNotes", ["; did you mean createNotes?"]],
    ["notes", ["; did you mean createNotes?"]],
    ["ledger.entry", ["billing.ledger.entry_posted-v1", "billing.ledger.entry_removed-v2"]],
    [
      "ledgr",
      ["billing.ledger.entry_posted-v1", "billing.charging-ledger.assigned-to-agreement-v1"],
    ],
    ["agreement.updated-v7", ["agreement.updated has the versions v1, v2."]],
    ["account.created-v2", ["account.created has one version, v1."]],
    ["created-v1", ["  and ", " more\n"]],
    ["__proto__", []],
  ])('"%s" is answered with the nearest names', async (given, parts) => {
    const error = await runCommand(show, [given]).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: "UsageError", exitCode: 3 });
    for (const part of [`There is no event or operation "${given}"`, ...parts])
      expect(error.message).toContain(part);
  });

  test.each(["xyzzyxyzzy", ""])(
    '"%s" is answered without names where none is near',
    async (given) => {
      const error = await runCommand(show, [given]).catch((thrown) => thrown);
      expect(error.message).toBe(
        `There is no event or operation "${given}". Run "energy-contracts list" for all events, with --operations for all operations.`,
      );
    },
  );

  test("is answered with ten names at most", async () => {
    const error = await runCommand(show, ["v1"]).catch((thrown) => thrown);
    expect(error.message.match(/\n {2}\S+-v1/g)).toHaveLength(10);
  });
});

test.each([
  [[], "Name an event or an operation"],
  [
    ["account.created-v1", "createNotes"],
    'show takes only one <event or operationId>, but "createNotes" is given, too.',
  ],
  [["account.created-v1", "--schema", "--type"], "Give only one of --schema, --type."],
  [
    ["account.created-v1", "--json", "--example", "--schema"],
    "Give only one of --schema, --example, --json.",
  ],
])("%j is wrong usage", async (argv, message) => {
  await expect(runCommand(show, argv)).rejects.toMatchObject({
    name: "UsageError",
    exitCode: 2,
    message: expect.stringContaining(message),
  });
});
