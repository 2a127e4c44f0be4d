import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseArguments } from "../../src/cli/arguments.ts";
import { validate } from "../../src/cli/validate/command.ts";
import { EVENT_NAMES } from "../../src/events.ts";
import { eventOfFile } from "../../src/reading/messages/file-name.ts";

interface Hook {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly entry: string;
  readonly args: readonly string[];
  readonly files: string;
  readonly exclude: string;
}

const root = join(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};
const [hook, ...more] = parse(readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8")) as [
  Hook,
  ...Hook[],
];

describe(".pre-commit-hooks.yaml", () => {
  test("has one hook, which runs its own version", () => {
    expect(more).toEqual([]);
    expect(hook).toMatchObject({
      id: "energy-contracts-validate",
      name: expect.stringMatching(/./),
      language: "system",
    });
    expect(hook.entry).toBe(`npx --yes energy-contracts@${version} validate`);
  });

  test("calls the command with valid arguments, whatever the files are called", () => {
    const files = ["fixtures/account.created-v1.json", "--warn"];
    expect(parseArguments(validate, [...hook.args, ...files])).toMatchObject({ operands: files });
  });
});

describe("the hook's files", () => {
  const files = new RegExp(hook.files);
  const holdsContract = new RegExp(hook.exclude);
  test("are those named after any event of the catalogue", () => {
    const names = EVENT_NAMES.flatMap((name) => [
      `${name}.json`,
      `a/${name}.ndjson`,
      `a/b/${name}.second.json`,
      `${name}.jsonl.gz`,
      `${name}.ndjson.zst`,
      `${name}.yaml`,
      `a/${name}.yml`,
    ]);
    expect(names.filter((name) => !files.test(name) || holdsContract.test(name))).toEqual([]);
    expect(names.filter((name) => eventOfFile(name) === undefined)).toEqual([]);
  });
  test.each([
    "package.json",
    "package-lock.json",
    "tsconfig.build.json",
    "a-v1/b.json",
    "account.created-v1.ts",
    "account.created-v1.json.bak",
    "v1.json",
    "conv1.json",
    "order.placed-v1.schema.json",
    "contracts/order.placed-v1.schema.yaml",
    "openapi-1.2.0.json",
    "docs/asyncapi-2.0.0.yaml",
  ])("are not %s", (name) => expect(files.test(name) && !holdsContract.test(name)).toBe(false));
});
