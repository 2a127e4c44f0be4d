// Payloads in YAML: what is found, and where.
import { describe, expect, test } from "vitest";
import { validate } from "../../../src/cli/validate/command.ts";
import { makeFolder } from "../run-cli.ts";
import { runCommand } from "../run-command.ts";

async function run(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const folder = makeFolder(files);
  try {
    const named = args.length > 0 ? args : Object.keys(files);
    const { code, out } = await runCommand(validate, named, { cwd: folder.path });
    return { code, found: out.split("\n\n")[0]?.split("\n") };
  } finally {
    folder.remove();
  }
}

const NAME = "account.created-v1";
const VALID = "account_number: A-1\naccount_user_emails: []\n";

describe("a YAML file", () => {
  test.each(["yaml", "yml", "second.yaml"])("is read: .%s", async (extension) => {
    expect(await run({ [`${NAME}.${extension}`]: VALID })).toMatchObject({ code: 0 });
  });

  test("is found in a folder and by a glob", async () => {
    const files = { [`in/${NAME}.yaml`]: "account_number: 7\n" };
    expect((await run(files, "in")).code).toBe(1);
    expect((await run(files, "**/*.yaml")).code).toBe(1);
  });

  test("has the places of its faults, behind comments, anchors and aliases", async () => {
    const text = `# An account.
account_number: &number
  7
account_user_emails:
  - a@example.com
  - *number
is_imported: "no"
`;
    expect((await run({ [`${NAME}.yaml`]: text })).found).toEqual([
      `${NAME}.yaml:3:3  error  invalid_type  account_number must be a string, not a number  (${NAME})`,
      `${NAME}.yaml:6:5  error  invalid_type  account_user_emails.1 must be a string, not a number  (${NAME})`,
      `${NAME}.yaml:7:14  error  invalid_type  is_imported must be a boolean, not a string of 2 characters  (${NAME})`,
    ]);
  });

  test("may have several documents, and lists of payloads", async () => {
    const text = `${VALID}---\n- account_number: A-2\n  account_user_emails: []\n- {}\n`;
    const { found } = await run({ [`${NAME}.yaml`]: text });
    expect(found).toEqual([
      `${NAME}.yaml:6:3  error  required  account_number is required  (${NAME})`,
      `${NAME}.yaml:6:3  error  required  account_user_emails is required  (${NAME})`,
    ]);
  });

  test("may be a body of the REST API, also one that is a list", async () => {
    const account = `import_supplier: NORDWERK
external_account_number: NW-1
customers:
  - mobile: "1"
`;
    const args = ["a.yaml", "--operation", "stageAccount"];
    expect((await run({ "a.yaml": account }, ...args)).found).toEqual([
      "a.yaml:4:13  error  invalid_phone_number  customers.0.mobile is not a telephone number that can exist",
    ]);
    const products = "- code: A\n- code: A\n";
    const listed = await run({ "p.yml": products }, "p.yml", "--operation", "createProducts");
    expect(listed.found).toEqual(["p.yml:2:9  error  duplicate  1.code is the same as 0.code"]);
  });

  test("names $schema for editors, which is no unknown field", async () => {
    const text = `$schema: ./x.json\n${VALID}colour: red\n`;
    expect((await run({ [`${NAME}.yaml`]: text }, ".", "--unknown", "report")).found).toEqual([
      `${NAME}.yaml:4:9  error  unknown_field  colour is not a field of this contract  (${NAME})`,
    ]);
  });
});

describe("what can't be read is", () => {
  const line = Array.from({ length: 9 }, () => "*x").join(",");
  test.each<[what: string, text: string, place: string, reason: RegExp]>([
    ["broken YAML", "a: [1\nb: 2\n", "2:1", /invalid_yaml {2}Flow sequence/],
    [
      "aliases that multiply",
      `x: &x [1]\ny: &y [${line}]\nz: &z [${line.replaceAll("x", "y")}]\nw: [${line.replaceAll("x", "z")}]\n`,
      "1:1",
      /invalid_yaml {2}Excessive alias count/,
    ],
  ])("%s", async (_what, text, place, reason) => {
    const { code, found } = await run({ [`${NAME}.yaml`]: text });
    expect(code).toBe(2);
    expect(found?.[0]).toMatch(reason);
    expect(found?.[0]).toContain(`${NAME}.yaml:${place}  error`);
  });

  test("a file that is not there", async () => {
    const { code, found } = await run({}, "missing.yaml");
    expect(code).toBe(2);
    expect(found).toEqual(["missing.yaml:1:1  error  unreadable  there is no such file"]);
  });
});
