import { describe, expect, test } from "vitest";
import { show } from "../../../src/cli/show/command.ts";
import { newestOf, SEVERAL, SINGLE } from "../../facts/types.ts";
import { runCommand } from "../run-command.ts";

const titleOf = (out: string) => out.split("  ")[0];

describe("a name that stands for one event or operation", () => {
  test.each([
    ["account.created-v1", "account.created-v1", ""],
    ["AccountCreatedV1", "account.created-v1", ""],
    ["accountCreatedV1", "account.created-v1", ""],
    ["createNotes", "createNotes", ""],
    [
      SEVERAL.type,
      newestOf(SEVERAL.type),
      `${SEVERAL.type} has the versions ${SEVERAL.versions.join(", ")}. This is ${SEVERAL.versions.at(-1)}, the newest.\n`,
    ],
    [
      SINGLE.type,
      SINGLE.names[0],
      `${SINGLE.type} has one version, ${SINGLE.versions[0]}. This is ${SINGLE.versions[0]}.\n`,
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
    ["platform-token", ["; did you mean obtainPlatformToken?"]],
    ["ledger.entry", ["billing.ledger.entry_posted-v1", "billing.ledger.entry_removed-v2"]],
    [
      "ledgr",
      ["billing.ledger.entry_posted-v1", "billing.charging-ledger.assigned-to-agreement-v1"],
    ],
    [`${SEVERAL.type}-v999`, [`${SEVERAL.type} has the versions ${SEVERAL.versions.join(", ")}.`]],
    [`${SINGLE.type}-v999`, [`${SINGLE.type} has one version, ${SINGLE.versions[0]}.`]],
    ["created-v1", ["  and ", " more\n"]],
    ["__proto__", []],
  ])('"%s" is answered with the nearest names', async (given, parts) => {
    const error = await runCommand(show, [given]).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: "UsageError", exitCode: 3 });
    for (const part of [`There is no event or operation "${given}"`, ...parts])
      expect(error.message).toContain(part);
  });

  test.each(["xyzzyxyzzy", "qqqqqqqq"])(
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
