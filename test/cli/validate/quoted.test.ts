// What is quoted of a payload is what stands there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { folderOfTest } from "../run-cli.ts";
import { runCommand } from "../run-command.ts";

const detailsOf = async (file: string, content: string, ...args: string[]) => {
  const cwd = folderOfTest({ [file]: content });
  const argv = [file, "--format", "json", "--show-values", ...args];
  const { out } = await runCommand(validate, argv, { cwd });
  const details: string[] = JSON.parse(out).issues.map(({ detail }: { detail: string }) => detail);
  return { details, cwd };
};
const payloadWith = (number: string) =>
  `{"account_number": ${number}, "account_user_emails": ["a", ${number}]}`;

const NUMBERS = [
  ["9007199254740993", "the number 9007199254740993"],
  ["1e400", "the number 1e400"],
  ["-1E+2", "the number -1E+2"],
  ["1.50", "the number 1.50"],
  ["-0", "the number -0"],
  ["7", "the number 7"],
  ["1".repeat(24), `the number ${"1".repeat(24)}`],
  ["1".repeat(25), "a longer number"],
];

test.each(NUMBERS)("the number %s is quoted as it stands there", async (number, quoted) => {
  const payload = payloadWith(number);
  const message = `{"type": "account.created-v1", "payload": ${payload}}`;
  const expected = ["account_number", "account_user_emails.1"].map(
    (attr) => `${attr} must be a string, not ${quoted}`,
  );
  const ways: [file: string, content: string][] = [
    ["a.json", message],
    [
      "a.ndjson",
      `{"type":"account.created-v1","payload":{"account_number":"A","account_user_emails":[]}}\n${message}`,
    ],
    ["a.json", JSON.stringify({ Message: message })],
    ["account.created-v1.json", payload],
    ["account.created-v1.yaml", payload],
  ];
  for (const [file, content] of ways) {
    const { details } = await detailsOf(file, content);
    expect([file, details]).toEqual([file, expected]);
  }
  const { cwd } = await detailsOf("a.json", message, "--invalid", "out.faults.ndjson");
  for (const detail of expected)
    expect(readFileSync(join(cwd, "out.faults.ndjson"), "utf8")).toContain(`"${detail}"`);
});

test("a value has no text, so that its number is quoted as it is", () => {
  const result = accountCreatedV1.validate({
    account_number: Number("1e400"),
    account_user_emails: [],
  });
  expect(result).toMatchObject({
    issues: [{ detail: "account_number must be a string, not the number Infinity" }],
  });
});

test("a string that looks like the words about a number is left as it is", async () => {
  const payload = '{"account_number": "A", "account_user_emails": 1.0, "x": "the number 1"}';
  const { details } = await detailsOf("account.created-v1.json", payload);
  expect(details).toEqual(["account_user_emails must be an array, not the number 1.0"]);
});

test("half of an emoji is never quoted", async () => {
  const name = `${"x".repeat(79)}😀y`;
  for (const content of [`{"type":"${name}","payload":{}}`, '{"a":😀}', "[{}😀", "😀"]) {
    const { details } = await detailsOf("a.json", content);
    expect(details.join()).not.toMatch(/\p{Cs}|\\ud8/iu);
  }
  const { details } = await detailsOf("a.json", '{"a":😀}');
  expect(details).toEqual(['expected a value, not "😀"']);
});

test("a key that looks like the words about a number is left as it is", async () => {
  const payload = '{"account_number": "A", "account_user_emails": [], "the number 1": 1.0}';
  const { details } = await detailsOf("account.created-v1.json", payload, "--unknown", "report");
  expect(details).toEqual(["the number 1 is not a field of this contract"]);
});

test("half of a character in a key or a name is shown as one that is not known", async () => {
  const fields = '"account_number": "\\ud800", "account_user_emails": "\\udc00", "\\ud800.x": 1';
  const args = ["--unknown", "report"];
  const { details } = await detailsOf("account.created-v1.json", `{${fields}}`, ...args);
  expect(details).toEqual([
    "\ufffd.x is not a field of this contract",
    'account_user_emails must be an array, not the string "\\udc00"',
  ]);
  const named = await detailsOf("a.json", '{"type": "\\ud800x", "payload": {}}');
  expect(named.details).toEqual(['there is no event "\ufffdx" in the catalogue']);
});

test("a key that looks like the words about an object is left as it is", async () => {
  const payload =
    '{"account_number": "A", "account_user_emails": [], "an object, not a string": 1}';
  const { details } = await detailsOf("account.created-v1.json", payload, "--unknown", "report");
  expect(details).toEqual(["an object, not a string is not a field of this contract"]);
});
