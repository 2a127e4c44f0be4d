import { describe, expect, test } from "vitest";
import { show } from "../../../src/cli/show/command.ts";
import { runCommand } from "../run-command.ts";

const markdown = async (name: string) =>
  (await runCommand(show, [name, "--format", "markdown"])).out;

describe("show --format markdown", () => {
  test("has the fields, an example and the import of an event", async () => {
    const text = await markdown("account.created-v1");
    expect(text).toMatch(/^# account\.created-v1\n\n\S/);
    expect(text).toContain("\n- `account_number`: string, required");
    expect(text).toMatch(/\n## Example\n\n\(--json also has .+\)\n\n```json\n{/);
    expect(text).toContain('from "energy-contracts/events/account.created-v1"');
  });

  test("has the body and the answers of an operation", async () => {
    const text = await markdown("stageAccount");
    expect(text).toContain("`POST /v1/data-import/account-import-process/create-or-update/`");
    expect(text).toMatch(/\n## Request body\n\n\S+, object, application\/json\n\n/);
    expect(text).toContain("\n- `external_account_number`: string, required");
    expect(text).toMatch(/\n## Answers\n\n- `200`: /);
    expect(text).not.toContain("undefined");
  });

  test("has the evidence of each field, and the codes of each refusal", async () => {
    const text = await markdown("stageAccount");
    expect(text).toMatch(
      /\n {2}- `supply_type`: .+ seen: GAS, ELECTRICITY\. assumed: .*\bopen-values\b/,
    );
    expect(text).toMatch(/\n- `400`: .+ examples: .*\bsupplier_paused\b/);
    expect(text).toMatch(/\n## Assumed\n[^#]+\n- `open-values`: A field with .* Because: /);
  });
});

test("--json is --format json", async () => {
  const { out } = await runCommand(show, ["account.created-v1", "--format", "json"]);
  expect(out).toBe((await runCommand(show, ["account.created-v1", "--json"])).out);
});
