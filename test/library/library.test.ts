// The library over the generated modules: events by name, contracts as Standard Schemas, and the
// tables of the REST API.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ALL_EVENTS } from "../../generated/all-events.ts";
import catalogue from "../../generated/catalogue.json" with { type: "json" };
import openApi from "../../generated/openapi.json" with { type: "json" };
import { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { listFiles } from "../../scripts/source/list-files.ts";
import {
  EVENT_NAMES,
  type EventName,
  isEventName,
  loadEvent,
  parseEvent,
  UnknownEventError,
  validateEvent,
} from "../../src/events.ts";
import { faults, fixture } from "../../src/fixtures.ts";
import type { Contract } from "../../src/library/runtime/contract.ts";
import { ERROR_CODES, ERROR_ITEM_CODES, KNOWN_VALUES } from "../../src/rest.ts";
import { readEventFacts } from "../facts/read-facts.ts";
import { newestOf, TYPES } from "../facts/types.ts";
import fc, { anyCharacter } from "../fast-check.ts";

type AnyContract = Contract<string, string, string, unknown>;

/** Names of no event, and dangerous for code that looks names up in plain objects. */
const NO_EVENTS = [
  "",
  " ",
  "-v1",
  "v1",
  "__proto__",
  "__proto__-v1",
  "constructor",
  "constructor-v1",
  "toString",
  "hasOwnProperty-1.0.0",
  "\ud800",
];
/** Names near to one of `EVENT_NAMES`. */
const SLIPS = [
  ["account.create-v1", "account.created-v1"],
  ["account.created", newestOf("account.created")],
  ["Account.Created-v1", "account.created-v1"],
  ["account.created-v1 ", "account.created-v1"],
  ["account_created-v1", "account.created-v1"],
  ["lifecycle.support_site.sale-1.0.0", "lifecycle.support-site.sale-1.0.0"],
] as const;

describe("the names of events", () => {
  test("are those of the facts, sorted, each once", () => {
    const documented = readEventFacts().map(({ name }) => name);
    expect([...EVENT_NAMES]).toEqual([...new Set(documented)].sort());
    expect([...EVENT_NAMES]).toEqual(catalogue.events.map(({ name }) => name));
    expect(Object.keys(ALL_EVENTS)).toEqual([...EVENT_NAMES]);
  });

  test("differ from other text", () => {
    expect(EVENT_NAMES.filter((name) => !isEventName(name))).toEqual([]);
    expect(
      [...NO_EVENTS, ...SLIPS.map(([slip]) => slip)].filter((name) => isEventName(name)),
    ).toEqual([]);
  });
});

describe("parseEvent", () => {
  test("knows every event by its fixture", async () => {
    for (const name of EVENT_NAMES) {
      const payload = fixture(name);
      const event = await parseEvent(name, payload);
      expect(event).toEqual({ kind: "known", name, payload });
      expect(event.kind === "known" && event.payload).toBe(payload);
    }
  });

  test("says what is wrong with a payload", async () => {
    const payload = { account_number: null, account_user_emails: ["maya.okafor@example.com", 7] };
    expect(await parseEvent("account.created-v1", payload)).toEqual({
      kind: "invalid",
      name: "account.created-v1",
      issues: [
        {
          attr: "account_number",
          code: "null",
          detail: "account_number must be a string, not null",
        },
        {
          attr: "account_user_emails.1",
          code: "invalid_type",
          detail: "account_user_emails.1 must be a string, not the number 7",
        },
      ],
    });
  });

  test("points from any later version to the newest, and from any earlier one to the oldest", async () => {
    for (const [type, names] of TYPES) {
      const isPlain = names[0].startsWith(`${type}-v`);
      const later = isPlain ? ["v999", `v${"9".repeat(400)}`] : ["999.0.0", "10000.9.9"];
      const earlier = isPlain ? ["v0", "1.0.0"] : ["0.0.1", "0.9.9"];
      for (const [version, nearest] of [
        ...later.map((version) => [version, names.at(-1)] as const),
        ...earlier.map((version) => [version, names[0]] as const),
      ]) {
        const name = `${type}-${version}`;
        expect(await parseEvent(name, fixture(names[0] as EventName))).toEqual({
          kind: "unknown-version",
          name,
          type,
          version,
          nearest,
        });
      }
    }
  });

  test("returns one of the four kinds for any name and any JSON", async () => {
    const known = fc.constantFrom(...EVENT_NAMES);
    const longer = fc
      .tuple(known, fc.oneof(fc.nat(99), fc.string({ maxLength: 3 })))
      .map((parts) => parts.join(""));
    const anyName = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 40 }), known, longer);
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyName, fc.jsonValue(), async (name, payload) => {
        const event = await parseEvent(name, payload);
        kinds.add(event.kind);
        expect(event.name).toBe(name);
        expect(event.kind === "known" || event.kind === "invalid").toBe(isEventName(name));
        if (event.kind === "invalid") expect(event.issues.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
    expect([...kinds].sort()).toEqual(["invalid", "unknown-event", "unknown-version"]);
  });
});

describe("a name of no event", () => {
  const names = [...NO_EVENTS, `account.created${"x".repeat(100_000)}-v1`].map(
    (name) => [name, undefined] as const,
  );
  test.each<readonly [name: string, meant: string | undefined]>([...SLIPS, ...names])(
    "%.40j: what it may have meant is said",
    async (name, suggestion) => {
      expect(await parseEvent(name, {})).toEqual({ kind: "unknown-event", name, suggestion });
      const message = `There is no event "${name}" in the catalogue${suggestion ? `; did you mean ${suggestion}?` : "."}`;
      for (const refused of [loadEvent(name), validateEvent(name, {})]) {
        const error = await refused.catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(UnknownEventError);
        expect(error).toMatchObject({
          name: "UnknownEventError",
          message,
          event: name,
          suggestion,
        });
      }
    },
  );
});

describe("loadEvent and validateEvent", () => {
  test("load the contract that the event's own module has", async () => {
    for (const name of EVENT_NAMES) expect(await loadEvent(name)).toBe(ALL_EVENTS[name]);
  });

  test("validate with the given options", async () => {
    const payload = { ...fixture("account.occupied-v1"), acount_number: "X" };
    expect(await validateEvent("account.occupied-v1", payload)).toEqual({
      ok: true,
      value: payload,
    });
    expect(
      await validateEvent("account.occupied-v1", payload, { unknown: "report" }),
    ).toMatchObject({
      ok: false,
      issues: [{ attr: "acount_number", code: "unknown_field" }],
    });
  });
});

describe("fixtures", () => {
  test.each([
    ["getAccount", ": fixtures are of events, and of operations that take a body."],
    ["stageAcount", "; did you mean stageAccount?"],
  ])("say what they are of instead of %s", (name: string, hint) => {
    expect(() => fixture(name)).toThrow(new TypeError(`There is no fixture of "${name}"${hint}`));
  });
});

describe("every contract", () => {
  const contracts = Object.entries<AnyContract>({ ...ALL_EVENTS, ...REST_CONTRACTS });

  test("has its name, type and version", () => {
    for (const { name, type, version } of catalogue.events)
      expect(ALL_EVENTS[name]).toMatchObject({ name, type, version });
    for (const [name, contract] of Object.entries(REST_CONTRACTS))
      expect(contract).toMatchObject({ name, type: name, version: "v1" });
  });

  test.each(contracts)(
    "is a Standard Schema whose paths lead to the faults: %s",
    (name, contract) => {
      const standard = contract["~standard"];
      expect([standard.version, standard.vendor]).toEqual([1, "energy-contracts"]);
      expect(standard.validate(fixture(name))).toEqual({ value: fixture(name) });
      const list = faults(name);
      expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
      for (const { attr, code, label, payload } of list) {
        const { issues = [] } = standard.validate(payload);
        expect(issues.map(({ path }) => path.join("."))).toEqual([attr]);
        expect(issues.map((issue) => issue.code)).toEqual([code]);
        const path = issues[0]?.path ?? [];
        const parent = path
          .slice(0, -1)
          .reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], payload);
        if (path.length > 0)
          expect(Object.hasOwn(parent as object, path.at(-1) ?? "")).toBe(
            code !== "required" || label.startsWith("no choice"),
          );
        expect(issues.every(({ message }) => message.length > 0)).toBe(true);
      }
    },
  );

  test.each(EVENT_NAMES)("has its schema as Standard JSON Schema: %s", (name) => {
    const { jsonSchema } = ALL_EVENTS[name]?.["~standard"] ?? {};
    const path = join(import.meta.dirname, `../../generated/schemas/${name}.json`);
    const schema = JSON.parse(readFileSync(path, "utf8"));
    for (const [target, $schema] of [
      ["draft-2020-12", schema.$schema],
      ["draft-07", "http://json-schema.org/draft-07/schema#"],
    ]) {
      expect(jsonSchema?.input({ target })).toEqual({ ...schema, $schema });
      expect(jsonSchema?.output({ target })).toEqual({ ...schema, $schema });
    }
  });

  test("returns the value of validate as a Standard Schema: bodies without unknown fields", () => {
    const body = fixture("processAccount");
    expect(REST_CONTRACTS.processAccount["~standard"].validate({ ...body, extra: 1 })).toEqual({
      value: body,
    });
  });
});

describe("the tables of the REST API", () => {
  const { ErrorCode, ErrorItemCode } = openApi.components.schemas;

  test("have every code of the OpenAPI bundle, with its meaning", () => {
    expect(ERROR_CODES).toEqual(ErrorCode["x-codes"]);
    expect(ERROR_ITEM_CODES).toEqual(ErrorItemCode["x-codes"]);
    expect(Object.keys(ERROR_CODES)).toContain("account_failed_validation");
    expect(Object.keys(ERROR_ITEM_CODES)).toContain("invalid_phone_number");
  });

  test("have all values that were seen, by schema and field", () => {
    const seen = Object.entries(openApi.components.schemas).flatMap(([name, schema]) =>
      seenIn(schema, name),
    );
    const codes = ["ErrorCode", "ErrorItemCode"];
    expect(KNOWN_VALUES).toEqual(
      Object.fromEntries(seen.filter(([name]) => !codes.includes(name))),
    );
    expect(KNOWN_VALUES.SupplyType).toEqual(["GAS", "ELECTRICITY"]);
  });

  test("have every code that a validator can report", () => {
    const root = join(import.meta.dirname, "../../generated");
    const code = ["events", "shapes", "rest-schemas"]
      .flatMap((folder) =>
        listFiles(join(root, folder)).map((file) => readFileSync(join(root, folder, file), "utf8")),
      )
      .join("\n");
    // A fault of a type has no code; every other one ends with its code.
    const faults = code.match(/\bwrong(?:Optional)?\(found, .+\);/g) ?? [];
    const plain = faults.filter((call) =>
      /, "(null|an? (string|number|integer|boolean|array|object)( or (null|integer))?)"\);$/.test(
        call,
      ),
    );
    const coded = faults
      .filter((call) => !plain.includes(call))
      .flatMap((call) => /, "(\w+)"\);$/.exec(call)?.slice(1) ?? []);
    const added = [...code.matchAll(/\badd\(found, .+?, "(\w+)", ".+"\);/g)].map(
      ([, item]) => item,
    );
    expect(plain.length).toBeGreaterThan(1000);
    expect(coded.length + plain.length).toBe(code.match(/\bwrong(?:Optional)?\(/g)?.length);
    expect(added).toHaveLength(code.match(/\badd\(/g)?.length ?? 0);
    expect([...new Set(added)]).toEqual(["required"]);
    const answered = new Set([...coded, "required", "null", "invalid_type", "unknown_field"]);
    // Only answers have closed lists of values, and the API drops a field that it does not know.
    expect([...answered].filter((item) => !Object.hasOwn(ERROR_ITEM_CODES, item ?? ""))).toEqual([
      "invalid_choice",
      "unknown_field",
    ]);
    expect([...answered]).toEqual(
      expect.arrayContaining([
        "blank",
        "too_few_items",
        "too_long",
        "invalid_decimal",
        "invalid_document_path",
      ]),
    );
  });
});

/** All seen values in a schema, by the path of fields to them. */
function seenIn(node: unknown, path: string): [string, readonly string[]][] {
  if (typeof node !== "object" || node === null) return [];
  const own = ((node as { "x-evidence"?: { seen?: string[] }[] })["x-evidence"] ?? []).flatMap(
    ({ seen = [] }) => seen,
  );
  const below = Object.entries((node as { properties?: object }).properties ?? {}).flatMap(
    ([name, inner]) => seenIn(inner, `${path}.${name}`),
  );
  return [...(own.length > 0 ? [[path, own] as [string, readonly string[]]] : []), ...below];
}
