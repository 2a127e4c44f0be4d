// No report tells a value of a payload, but on a terminal or when it is asked to.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { FORMAT_NAMES } from "../../../src/cli/findings/outputs.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { fixture } from "../../../src/fixtures.ts";
import { BROKEN_BODIES } from "../../attacks/broken-bodies.ts";
import { folderOfTest } from "../run-cli.ts";
import { outcomeOf } from "../run-command.ts";

/** In each value of a payload. Each kind also stands where the other one is wanted. */
const CANARIES = ["Canary-1", "a canary that sings for longer", "CANARY 2026-13-45", 747_474.25];
const CANARY = /canary|74.?74.?74/i;

function withCanaries(value: unknown, canary: unknown): unknown {
  if (Array.isArray(value)) return [...value, value[0]].map((item) => withCanaries(item, canary));
  if (typeof value !== "object" || value === null) return canary;
  const fields = Object.entries(value).map(([key, inner]) => [key, withCanaries(inner, canary)]);
  return Object.fromEntries(fields);
}

const lines = (values: readonly unknown[]) => values.map((one) => JSON.stringify(one)).join("\n");
const PAYLOADS = EVENT_NAMES.flatMap((type) =>
  CANARIES.map((canary) => ({ type, payload: withCanaries(fixture(type), canary) })),
);
const FILES = FORMAT_NAMES.map((name) => `${name}=reports/${name}`);

/** What a run prints and writes, all formats at once. */
async function reportsOf(files: Record<string, string>, ...args: readonly string[]) {
  const cwd = folderOfTest(files);
  const argv = [...args, "--max-issues", "0", "--format", FILES.join()];
  const { code, out, err } = await outcomeOf(validate, argv, { cwd });
  const texts = FORMAT_NAMES.map((name) => readFileSync(`${cwd}/reports/${name}`, "utf8"));
  return { code, reports: [...texts, out, err] };
}

async function expectNone(files: Record<string, string>, ...args: readonly string[]) {
  const { code, reports } = await reportsOf(files, ...args);
  expect(code).not.toBe(0);
  for (const report of reports) expect(CANARY.exec(report)?.[0]).toBeUndefined();
  // What this can't find, it could not miss.
  const shown = await reportsOf(files, ...args, "--show-values");
  expect(shown.code).toBe(code);
  for (const report of shown.reports.slice(0, FORMAT_NAMES.length)) expect(report).toMatch(CANARY);
}

describe("with canaries in every field", () => {
  test(`${PAYLOADS.length} events tell none`, async () => {
    expect(PAYLOADS.length).toBeGreaterThan(1000);
    await expectNone({ "a.ndjson": lines(PAYLOADS) }, "a.ndjson", "--unknown", "report");
    await expectNone({ "a.ndjson": lines(PAYLOADS) }, "a.ndjson");
    await expectNone({ "a.json": JSON.stringify(PAYLOADS, null, 1) }, "a.json", "--null", "absent");
  });

  test.each(BROKEN_BODIES)("bodies of $operationId tell none", async ({ operationId, broken }) => {
    const bodies = [broken.map(({ body }) => body)].flat();
    const all = [...bodies, ...CANARIES.map((one) => withCanaries(bodies[0], one))];
    const files = {
      "a.ndjson": lines([...all, ...all.map((body) => withCanaries(body, "Canary"))]),
    };
    await expectNone(files, "a.ndjson", "--operation", operationId);
  });

  test("events of one's own tell none", async () => {
    const of = (rule: object) => ({ type: "object", properties: { value: rule } });
    const rules: Record<string, object> = {
      day: { type: "string", format: "date" },
      email: { format: "email" },
      short: { minLength: 40 },
      long: { maxLength: 2 },
      pattern: { pattern: "^[a-z]$" },
      chosen: { enum: ["a", 1] },
      constant: { const: 7 },
      least: { type: "number", minimum: 1_000_000 },
      most: { type: "number", maximum: 7 },
      step: { type: "number", multipleOf: 0.1 },
      whole: { type: "integer" },
    };
    const names = Object.keys(rules).map((name) => `value.${name}-v1`);
    const schemas = Object.values(rules).map((rule, index) => [
      `contracts/${names[index]}.schema.json`,
      JSON.stringify(of(rule)),
    ]);
    const payloads = names.flatMap((type) =>
      CANARIES.map((value) => ({ type, payload: { value } })),
    );
    const files = { ...Object.fromEntries(schemas), "a.ndjson": lines(payloads) };
    await expectNone(files, "a.ndjson", "--contracts", "contracts");
  });

  test("what the parser of YAML quotes is told by none", async () => {
    const broken = [
      "*Canary",
      '"x" Canary',
      "{ a: Canary",
      "- |Canary\n",
      '"\\Canary"',
      "!<Canary> a",
    ];
    const files = Object.fromEntries(broken.map((text, index) => [`${index}.yaml`, `a: ${text}`]));
    const { reports } = await reportsOf(files, ...Object.keys(files));
    for (const report of reports) expect(CANARY.exec(report)?.[0]).toBeUndefined();
    expect((await reportsOf(files, ...Object.keys(files), "--show-values")).reports[0]).toMatch(
      CANARY,
    );
  });
});

const DAY = {
  "customers.ndjson": lines([{ customers: [{ given_name: 7, date_of_birth: "31.12.1980" }] }]),
  "products.json": '[{"code":"A"}]',
  "account.json": lines([
    {
      contracts: [
        { tariff_code: "NORD-1", effective_from: "2025-09-30", effective_to: "2025-01-01" },
      ],
    },
  ]),
};
const details = async (file: string, ...args: readonly string[]): Promise<string[]> => {
  const argv = [file, "--operation", "stageAccount", "--format", "json", ...args];
  const { out } = await outcomeOf(validate, argv, { cwd: folderOfTest(DAY) });
  return JSON.parse(out).issues.map(({ detail }: { detail: string }) => detail);
};

test("a string says its length, and a number its type", async () => {
  expect(await details("customers.ndjson")).toEqual(
    expect.arrayContaining([
      "customers.0.date_of_birth must be a day that exists, as YYYY-MM-DD, not a string of 10 characters",
      "customers.0.given_name must be a string, not a number",
    ]),
  );
  expect(await details("account.json", "--products", "products.json")).toEqual(
    expect.arrayContaining([
      "There is no product with this code, a string of 6 characters",
      "contracts.0.effective_to must not lie before effective_from",
    ]),
  );
});

test("a number of the right type is this one", async () => {
  const cwd = folderOfTest({
    "contracts/a.b-v1.json": '{"type":"object","properties":{"n":{"type":"number","minimum":3}}}',
    "a.b-v1.x.json": '{"n":1}',
  });
  const { out } = await outcomeOf(validate, ["a.b-v1.x.json", "--contracts", "contracts"], { cwd });
  expect(out).toContain("n must be at least 3, not this number");
});

describe("a terminal", () => {
  const SECRET = '{"account_number":7,"account_user_emails":"31.12.1980"}';
  const run = (args: readonly string[], over: object) => {
    const cwd = folderOfTest({ "account.created-v1.json": SECRET });
    const argv = ["account.created-v1.json", ...args];
    return outcomeOf(validate, argv, { cwd, ...over }).then((outcome) => ({ ...outcome, cwd }));
  };

  test("is told values, with the lines that they are in", async () => {
    const { out } = await run([], { isTerminal: true });
    expect(out).toContain('not the string "31.12.1980"');
    expect(out).toContain(SECRET);
  });

  test("and a file beside it is not", async () => {
    const { cwd } = await run(["--format", "pretty,pretty=a,json=b"], { isTerminal: true });
    for (const name of ["a", "b"])
      expect(readFileSync(`${cwd}/${name}`, "utf8")).not.toMatch("31.");
  });

  test("is what the report goes to, not what messages go to", async () => {
    const piped = await run(["--valid", "-"], { isTerminal: true, isErrTerminal: false });
    expect(piped.err).not.toMatch("31.");
    const shown = await run(["--valid", "-"], { isTerminal: false, isErrTerminal: true });
    expect(shown.err).toContain('not the string "31.12.1980"');
  });
});
