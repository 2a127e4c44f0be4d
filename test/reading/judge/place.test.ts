// Where an unknown field stands whose key has dots in it.
import { expect, test } from "vitest";
import { validate } from "../../../src/cli/validate/command.ts";
import { folderOfTest } from "../../cli/run-cli.ts";
import { runCommand } from "../../cli/run-command.ts";

const OWN = `{
  "type": "object",
  "properties": { "a": { "type": "object", "properties": { "x.y": { "type": "string" } } } },
  "additionalProperties": false
}`;

/** The issues of a file: what is called, and what stands there. */
async function issuesOf(file: string, text: string, ...args: string[]) {
  const cwd = folderOfTest({ [file]: text, "contracts/own.thing-v1.schema.json": OWN });
  const argv = [file, "--format=json", "--unknown=report", ...args];
  const { out } = await runCommand(validate, argv, { cwd });
  const issues: { attr: string; column: number }[] = JSON.parse(out).issues;
  return issues.map(({ attr, column }) => [attr, text.slice(column - 1).match(/^\w+|^./)?.[0]]);
}

test("it is that of the value, also beside fields that have the same attr", async () => {
  const money = '{"amount": 1, "a": {"b": 2}, "": 3, "a.b": 4, "amount.a": 5}';
  const fields = '"account_number": "A", "account_user_emails": []';
  const text = `{"a": {"b": 6}, "a.b": 7, "a.": 8, ".": 9, "": 10, ${fields}, "m": ${money}}`;
  expect(await issuesOf("account.created-v1.json", text)).toEqual([
    ["a", "{"],
    ["a.b", "7"],
    ["a.", "8"],
    [".", "9"],
    ["", "10"],
    ["m", "{"],
  ]);
});

test("so it is in contracts of one's own", async () => {
  const text = '{"a": {"x.y": 1, "x": {"y": 2}}, "a.x": 3}';
  expect(await issuesOf("own.thing-v1.json", text, "--contracts=contracts")).toEqual([
    ["a.x", "3"],
    ["a.x.y", "1"],
    ["a.x", "{"],
  ]);
});
