// Events of the user's own in the commands that know events.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/arguments.ts";
import type { Command } from "../../../src/cli/command.ts";
import { readContracts } from "../../../src/cli/contracts/open-contracts.ts";
import type { OwnContract, OwnContracts } from "../../../src/cli/contracts/own-events.ts";
import { emit } from "../../../src/cli/emit/command.ts";
import { fixtures } from "../../../src/cli/fixtures/command.ts";
import { list } from "../../../src/cli/list/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { readCatalogue, readEvent } from "../../../src/cli/show/read-reference.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { defineEvent, EVENT_NAMES } from "../../../src/events.ts";
import { fixture } from "../../../src/fixtures.ts";
import { faultsOf } from "../../../src/library/fixtures/faults.ts";
import { series } from "../../../src/library/fixtures/series/series.ts";
import { createReceiver, on, type Route } from "../../../src/receive.ts";
import { mutations } from "../../library/runtime/mutate.ts";
import { fakeIo } from "../fake-io.ts";
import { outcomeOf } from "../run-command.ts";
import { alone, folderOf, folderOfSuite, inEveryForm, madeUp } from "./made-up.ts";

const MUTANTS = Number(process.env.OWN_MUTANTS ?? 40);
const COUNT = Number(process.env.OWN_EVENTS ?? 24);
const OWN = madeUp(COUNT);
const FORMS = inEveryForm(COUNT);
const messages = OWN.map(({ name, example }) => JSON.stringify({ type: name, payload: example }));

const { path: cwd, remove } = folderOfSuite({
  ...Object.assign({}, ...Object.values(FORMS)),
  "messages.ndjson": messages.join("\n"),
  "config/energy-contracts.config.json": { contracts: "../folder" },
  "config/deeper/messages.ndjson": messages.join("\n"),
});
const loaded = new Map<string, OwnContracts>();
beforeAll(async () => {
  for (const form of Object.keys(FORMS)) loaded.set(form, await load("--contracts", form));
});
afterAll(remove);

/** Loads contracts; the last of the arguments may be what to write into the file first. */
async function load(flag: string, path: string, content?: object): Promise<OwnContracts> {
  if (content) {
    mkdirSync(join(cwd, path, ".."), { recursive: true });
    writeFileSync(join(cwd, path), JSON.stringify(content));
  }
  return (await readContracts(parseArguments(list, [flag, path]), fakeIo({ cwd }))).ownEvents;
}

describe.each(Object.keys(FORMS))(`${COUNT} made-up events in %s`, (form) => {
  const flag = ["--contracts", form];

  test("are valid where they are, and told apart where they are not", async () => {
    const good = await outcomeOf(validate, [...flag, "messages.ndjson"], { cwd });
    expect(good).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${COUNT} payloads: ${COUNT} valid`),
    });
    expect(await outcomeOf(validate, ["messages.ndjson"], { cwd })).toMatchObject({ code: 3 });
  });

  test("are listed beside ours, and shown", async () => {
    const { out } = await outcomeOf(list, flag, { cwd });
    expect(out.split("\n").filter((line) => line.includes("\tMade up, the "))).toHaveLength(COUNT);
    expect(out.split("\n").length - 1).toBe(COUNT + EVENT_NAMES.length);
    const own = loaded.get(form);
    for (const { name, schema } of OWN) {
      const outer = own
        ?.get(name)
        ?.describe()
        .fields.filter(({ depth }) => depth === 0);
      expect(outer?.map((field) => field.name)).toEqual(Object.keys(schema.properties as object));
    }
    const { name = "", schema } = OWN[1] ?? {};
    const shown = await outcomeOf(show, [...flag, name], { cwd });
    expect(shown).toMatchObject({ code: 0, err: "" });
    for (const field of Object.keys(schema?.properties ?? {})) expect(shown.out).toContain(field);
  });
});

test("the nearest configuration above the working folder names them, too", async () => {
  const deeper = join(cwd, "config/deeper");
  expect(await outcomeOf(validate, ["messages.ndjson"], { cwd: deeper })).toMatchObject({
    code: 0,
  });
  const shown = await outcomeOf(show, [OWN[0]?.name ?? ""], { cwd: deeper });
  expect(shown.out).toContain("Made up, the 0th.");
});

describe(`${COUNT} made-up events`, () => {
  const flag = ["--contracts", "asyncapi-3.json"];

  test("have fixtures that are valid and differ, and faults that are faults", async () => {
    const own = loaded.get("asyncapi-3.json") ?? new Map();
    for (const { name } of OWN) {
      const { contract, fixture: make } = own.get(name) as OwnContract;
      const data = make.call(own.get(name));
      const made = [...series(name, { count: 20, seed: 7, data })].map(({ payload }) => payload);
      expect(made.filter((payload) => !contract.is(payload))).toEqual([]);
      const faults = faultsOf(data);
      expect(faults.length).toBeGreaterThan(2);
      for (const { attr, code, payload } of faults)
        expect(contract.validate(payload)).toMatchObject({ ok: false, issues: [{ attr, code }] });
    }
  });

  test("are made by fixtures, with faults that validate finds", async () => {
    const [{ name = "" } = {}] = OWN;
    const run = (command: Command, ...argv: string[]) =>
      outcomeOf(command, [...argv, ...flag], { cwd });
    const { out } = await run(fixtures, name, "--count", "40", "--faults", "0.25");
    writeFileSync(join(cwd, "made.ndjson"), out);
    const judged = await run(validate, "--event", name, "made.ndjson");
    expect(judged.out).toContain("40 payloads: 30 valid, 10 invalid");
    expect(await run(fixtures, name, "--count", "40", "--faults", "0.25")).toMatchObject({ out });
    expect((await run(fixtures, "meter.made_up_7777-v1")).code).toBe(3);
  });

  test("are sent by emit, and a receiver of them takes what is valid", async () => {
    const names = OWN.map(({ name }) => name);
    const sent = await outcomeOf(emit, ["--domain", "own", "--faults", ...flag], { cwd });
    expect(sent.code).toBe(0);
    const handled = new Set<string>();
    const invalid: string[] = [];
    const receiver = createReceiver({
      events: [...(loaded.get("asyncapi-3.json") ?? [])].map(([name, { contract }]) =>
        on(defineEvent(name, contract), () => void handled.add(name)),
      ) as readonly Route[],
      unknown: ({ name }) => expect.fail(`${name} is unknown`),
      invalid: ({ name }, [issue]) => void invalid.push(`${name} ${issue?.code}`),
    });
    await receiver.lines(new Blob([sent.out]).stream());
    expect([...handled].sort()).toEqual([...names].sort());
    expect(invalid.length).toBe(sent.out.trim().split("\n").length - names.length);
  });
});

test("fixtures need an example, that of the message or one of the schema", async () => {
  const fixtureOf = async (schema: object) =>
    (await load("--contracts", "made/a.b-v1.json", schema)).get("a.b-v1")?.fixture();
  const schema = { type: "object", properties: { code: { type: "string" } } };
  const data = await fixtureOf({ ...schema, examples: [{ code: "A" }, {}, { code: 7 }] });
  expect([data?.example, data?.others?.().map(({ example }) => example)]).toEqual([
    { code: "A" },
    [{}],
  ]);
  await expect(fixtureOf(schema)).rejects.toThrow("has no example of a.b-v1: ");
  const wrong = { ...schema, examples: [{ code: 7 }] };
  const needed = "made/a.b-v1.json needs an example of a.b-v1 that satisfies its schema: ";
  await expect(fixtureOf(wrong)).rejects.toThrow(`${needed}code must be a string`);
});

describe("the verdicts are those of ajv, whatever the form", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  test.each(OWN.slice(0, 20).map((one, at) => ({ ...one, at })))("$name", (one) => {
    const judge = ajv.compile(alone(one));
    const payloads = [one.example, ...mutations([one.example], MUTANTS, one.at)];
    const verdicts = payloads.map((payload) => judge(payload));
    expect(verdicts).toContain(false);
    for (const form of Object.keys(FORMS)) {
      const contract = loaded.get(form)?.get(one.name)?.contract;
      const own = payloads.map((payload) => contract?.validate(payload));
      expect(own.map((result) => result?.ok)).toEqual(verdicts);
      const wordless = own.filter((result) => result?.ok === false && result.issues.length === 0);
      expect(wordless).toEqual([]);
    }
  });
});

describe("a fault is told in our words, codes and places", () => {
  const schema = {
    type: "object",
    required: ["id", "lines"],
    additionalProperties: false,
    properties: {
      id: { type: "string", minLength: 1 },
      at: { type: "string", format: "date-time" },
      kind: { enum: ["A", "B"] },
      due: { oneOf: [{ type: "string", format: "date" }, { type: "null" }] },
      either: { anyOf: [{ type: "string" }, { type: "integer" }] },
      share: { type: "number", minimum: 0, exclusiveMaximum: 1 },
      lines: { type: "array", minItems: 1, maxItems: 2, items: { type: "integer" } },
      code: { type: "string", pattern: "^[a-z]+$", maxLength: 4 },
    },
  };
  const valid = { id: "1", lines: [1] };
  test.each([
    [{ lines: [1] }, "id", "required", "id is required"],
    [{ ...valid, id: null }, "id", "null", "id must be a string, not null"],
    [{ ...valid, id: "" }, "id", "blank", 'id must be a text that is not empty, not the string ""'],
    [
      { ...valid, lines: [1, "x"] },
      "lines.1",
      "invalid_type",
      'lines.1 must be an integer, not the string "x"',
    ],
    [
      { ...valid, lines: [] },
      "lines",
      "too_few_items",
      "lines must be a list with at least 1 item, not an empty array",
    ],
    [
      { ...valid, lines: [1, 2, 3] },
      "lines",
      "too_many_items",
      "lines must be a list with at most 2 items, not an array",
    ],
    [
      { ...valid, knd: "A" },
      "knd",
      "unknown_field",
      "knd is not a field of this contract; did you mean kind?",
    ],
    [
      { ...valid, kind: "C" },
      "kind",
      "invalid_choice",
      'kind must be one of "A", "B", not the string "C"',
    ],
    [
      { ...valid, at: "now" },
      "at",
      "invalid_datetime",
      expect.stringContaining("such as 2025-08-28T09:15:00Z"),
    ],
    [
      { ...valid, due: "2025-02-30" },
      "due",
      "invalid_date",
      expect.stringContaining("a day that exists"),
    ],
    [
      { ...valid, either: {} },
      "either",
      "invalid_choice",
      "either must be of one of 2 forms, not an object",
    ],
    [
      { ...valid, share: 1 },
      "share",
      "out_of_range",
      "share must be less than 1, not the number 1",
    ],
    [
      { ...valid, code: "A" },
      "code",
      "invalid_format",
      'code must be a text that matches ^[a-z]+$, not the string "A"',
    ],
    [
      { ...valid, code: "abcde" },
      "code",
      "too_long",
      'code must be at most 4 characters long, not the string "abcde"',
    ],
    [7, "", "invalid_type", "The payload must be an object, not the number 7"],
  ])("%j", async (payload, attr, code, detail) => {
    const folder = folderOf({ "a.b-v1.json": schema });
    const own = await load("--contracts", folder);
    const result = own.get("a.b-v1")?.contract.validate(payload);
    expect(result).toEqual({ ok: false, issues: [{ attr, code, detail }] });
  });
});

test("with --unknown report, fields that a schema does not name are faults", async () => {
  const schema = {
    properties: { a: { properties: { b: {} } }, free: { additionalProperties: true } },
  };
  const payload = { a: { b: 1, bb: 2 }, free: { any: 1 }, c: 3 };
  const folder = folderOf({ "a.b-v1.json": schema, "p.json": { type: "a.b-v1", payload } });
  const { out } = await outcomeOf(
    validate,
    ["--contracts", "a.b-v1.json", "--unknown", "report", "--format", "json", "p.json"],
    { cwd: folder },
  );
  expect([...out.matchAll(/"attr": ?"(.+?)"/g)].map(([, attr]) => attr)).toEqual(
    expect.arrayContaining(["a.bb", "c"]),
  );
  expect(out).not.toContain("free.any");
});

describe("ours stay as they are, to the byte", () => {
  const flag = () => ["--contracts", join(cwd, "folder")];

  test("in list", async () => {
    const [without, beside] = [
      await outcomeOf(list, ["--json"]),
      await outcomeOf(list, ["--json", ...flag()]),
    ];
    const rows = (JSON.parse(beside.out) as { domain: string }[]).filter(
      ({ domain }) => domain !== "own",
    );
    expect(`${JSON.stringify(rows, undefined, 2)}\n`).toBe(without.out);
  });

  test("in show", async () => {
    const own = loaded.get("folder") ?? new Map();
    const rows = readCatalogue(own).events.filter(({ name }) => !own.has(name));
    expect(rows).toEqual(readCatalogue(new Map()).events);
    for (const row of rows) expect(readEvent(row, own)).toEqual(readEvent(row, new Map()));
    for (const name of [rows[0]?.name, rows.at(-1)?.name, "agreement.updated", "agreement.updatd"])
      expect(await outcomeOf(show, [`${name}`, ...flag()])).toEqual(
        await outcomeOf(show, [`${name}`]),
      );
  });

  test("in validate", async () => {
    const faulty = EVENT_NAMES.flatMap((name) =>
      [fixture<string>(name), { ...(fixture<string>(name) as object), account_number: 7 }].map(
        (payload) => JSON.stringify({ type: name, payload }),
      ),
    );
    const folder = folderOf({ "ours.ndjson": faulty.join("\n") });
    const run = (...more: string[]) =>
      outcomeOf(validate, ["ours.ndjson", "--unknown", "report", ...more], { cwd: folder });
    const without = await run();
    expect(without.code).toBe(1);
    expect(await run(...flag())).toEqual(without);
  });
});

describe("an event with a name of the catalogue", () => {
  const files = { "account.created-v1.json": { type: "object", required: ["other"] } };

  test("is an error", async () => {
    const folder = folderOf(files);
    expect(await outcomeOf(list, ["--contracts", "."], { cwd: folder })).toMatchObject({
      code: 2,
      err: "The event account.created-v1 of account.created-v1.json is in the catalogue, too; --replace lets it take that one's place.\n",
    });
  });

  test("takes its place with --replace, in front of the scanner, too", async () => {
    const payload = fixture("account.created-v1");
    const folder = folderOf({
      ...files,
      "m.ndjson": JSON.stringify({ type: "account.created-v1", payload }),
    });
    const flags = ["--contracts", "account.created-v1.json"];
    const { code, out } = await outcomeOf(validate, [...flags, "--replace", "m.ndjson"], {
      cwd: folder,
    });
    expect([code, out]).toEqual([1, expect.stringContaining("other is required")]);
  });
});
