// Files that hold contracts are not payloads.
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { validate } from "../../../src/cli/validate/command.ts";
import { folderOfTest } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

const SCHEMA = '{"type":"object","properties":{"to":{"$ref":"address.json"}},"required":["id"]}';
const FILES = {
  "all/order.placed-v1.json": SCHEMA,
  "all/address.json": '{"type":"object"}',
  "all/order.paid-v1.schema.json": "{}",
  "all/order.sent-v1.schema.yaml": "{}",
  "all/order.placed-v1.first.json": '{"id":1}',
  "energy-contracts.config.json": '{"contracts":["all/order.placed-v1.json"]}',
};

async function run(...args: readonly string[]) {
  const cwd = folderOfTest(FILES);
  symlinkSync(join(cwd, "all/address.json"), join(cwd, "all/link.json"));
  const { code, out, err } = await outcomeOf(validate, [...args, "--format", "json"], { cwd });
  return { code, err, totals: out === "" ? undefined : JSON.parse(out).totals };
}

describe("files that hold contracts", () => {
  test.each(["all", ".", "**/*.*"])("are passed over and counted in %s", async (operand) => {
    const { code, totals } = await run(operand);
    const isWhole = operand !== "all";
    expect([code, totals]).toMatchObject([
      0,
      {
        files: 1,
        valid: 1,
        passedOver: { "--contracts": isWhole ? 4 : 3, ".schema.json": 1, ".schema.yaml": 1 },
      },
    ]);
  });

  test("are passed over where a hook names them beside payloads", async () => {
    const named = Object.keys(FILES).filter((name) => name.startsWith("all"));
    expect(await run(...named)).toMatchObject({ code: 0, totals: { files: 1, payloads: 1 } });
  });

  test.each(Object.keys(FILES).filter((name) => !name.endsWith("first.json")))(
    "are an error alone: %s",
    async (name) => {
      const { code, err, totals } = await run(name);
      expect([code, totals]).toEqual([2, undefined]);
      expect(err).toContain(`Nothing was judged: ${name} holds a contract.`);
      expect((await run("all/link.json", name)).err).toContain("2 files hold contracts.");
    },
  );
});
