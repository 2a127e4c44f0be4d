// Changes that are known and accepted: --accept and --write-accepted.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { sortOut, withChanges } from "../../../src/cli/diff/accepted-changes.ts";
import type { Change } from "../../../src/reading/diff/change.ts";
import { compareOpenApi } from "../../../src/reading/diff/compare-contracts.ts";
import fc from "../../fast-check.ts";
import {
  copyContract,
  EVENT,
  edit,
  type Folder,
  makeTemporary,
  runDiff,
  writeSmall,
} from "./diff-folder.ts";

const TODAY = "2026-06-15";
const OPTIONS = { today: TODAY, isCompared: () => true };

describe("the file of --accept", () => {
  let folder: Folder;
  beforeEach(() => {
    folder = makeTemporary();
    writeSmall(join(folder.path, "old"));
  });
  afterEach(() => folder.remove());

  const AGAINST = ["--against", "old", "--breaks", "consumers"];
  const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);
  const run = (...args: string[]) => runDiff(folder, [...AGAINST, ...args]);
  const ENTRY = `- code: field_removed\n  place: ${EVENT} nickname\n  reason: Nobody reads it.\n`;

  test("silences exactly the change that an entry names", async () => {
    write("known.yaml", ENTRY);
    const { code, out } = await run("--accept", "known.yaml");
    expect(code).toBe(1);
    expect(out).toContain("- surname was removed");
    expect(out).not.toContain("nickname");
  });

  test("is contract-changes.yaml beside the configuration by itself", async () => {
    write("energy-contracts.config.json", "{}");
    write("contract-changes.yaml", `${ENTRY}${ENTRY.replace("nickname", "surname")}`);
    copyContract(join(folder.path, "old/generated"));
    const [small, whole] = ["schemas", "generated/schemas"].map((home) =>
      join(folder.path, "old", home, `${EVENT}.json`),
    );
    copyFileSync(`${small}`, `${whole}`);
    const all = (...args: string[]) => runDiff(folder, ["--against", "old", ...args]);
    const { code, out, err } = await all();
    expect([code, out]).toEqual([0, "Nothing but 2 accepted changes.\n"]);
    expect((await all("--format", "github")).out).toBe("Nothing but 2 accepted changes.\n");
    expect((await all("--format", "markdown")).out).toBe("**Nothing but 2 accepted changes.**\n");
    const json = JSON.parse((await all("--format", "json")).out);
    expect(json).toMatchObject({ changes: [], totals: { changes: 0, accepted: 2 } });
    const ofClients = await all("--breaks", "clients");
    expect(ofClients.out).toBe("Nothing has changed that breaks clients.\n");
    expect(ofClients.err).not.toContain("accepted by");
    expect((await all("--breaks", "clients, consumers")).out).toBe(
      "Nothing but 2 accepted changes breaks clients and consumers.\n",
    );
    expect(err).toContain("2 changes accepted by contract-changes.yaml.\n");
  });

  test("is an error with its line where it is wrong", async () => {
    const wrong = ENTRY.replace("nickname", "nicknam").replace("  reason", "  # why\n  reason");
    const mistyped = ENTRY.replace("field_removed", "field_remvoed");
    write("known.yaml", `${ENTRY}  until: 2020-02-29\n${wrong}- code: field_gone\n${mistyped}`);
    await expect(run("--accept", "known.yaml")).rejects.toMatchObject({
      exitCode: 2,
      message: [
        "known.yaml:1: this was accepted until 2020-02-29, and that day is over.",
        `known.yaml:5: there is no change field_removed of ${EVENT} nicknam any more.`,
        "known.yaml:9: an entry needs a place.",
        "known.yaml:10: there is no code field_remvoed; did you mean field_removed?",
      ].join("\n"),
    });
  });

  test("has its entries passed over, and told as such, for what was not compared", async () => {
    const gone = ENTRY.replace(`${EVENT} nickname`, "NoSuchShape street");
    write("known.yaml", `${ENTRY}${gone}`);
    const half = ["--against", "old/openapi.json"];
    const { code, err } = await runDiff(folder, [...half, "--accept", "known.yaml"]);
    expect(code).toBe(0);
    expect(err).toContain("Not compared, so passed over: known.yaml:1 and known.yaml:4.\n");
    await expect(run("--accept", "known.yaml")).rejects.toThrow(
      "known.yaml:4: there is no change field_removed of NoSuchShape street any more.",
    );
  });

  test("that is not there is an error", async () => {
    await expect(run("--accept", "none.yaml")).rejects.toThrow(
      "none.yaml can't be read: there is no such file.",
    );
  });

  test("gets what fails now by --write-accepted, and keeps the rest as it is", async () => {
    const before = `# What we know.\n\n  - { code: field_removed, place: ${EVENT} nickname,   reason: "x" } # one`;
    write("known.yaml", before);
    const written = await run("--accept", "known.yaml", "--write-accepted");
    expect(written).toMatchObject({
      code: 0,
      out: "Nothing but 2 accepted changes breaks consumers.\n",
    });
    expect(written.err).toContain("1 change added to known.yaml.\n");
    const text = readFileSync(join(folder.path, "known.yaml"), "utf8");
    expect(
      text.startsWith(`${before}\n  - code: field_removed\n    place: ${EVENT} surname\n`),
    ).toBe(true);
    expect((await run("--accept", "known.yaml")).code).toBe(0);
    await run("--accept", "known.yaml", "--write-accepted");
    expect(readFileSync(join(folder.path, "known.yaml"), "utf8")).toBe(text);
  });

  test("names a change of a shape by the shape, in all of its places", async () => {
    edit(join(folder.path, "old/openapi.json"), ({ components }) => {
      components.schemas.SupplyType.minLength = 1;
    });
    const args = ["--against", "old", "--breaks", "clients"];
    await runDiff(folder, [...args, "--write-accepted"]);
    const text = readFileSync(join(folder.path, "contract-changes.yaml"), "utf8");
    expect(text.match(/place: .*/g)).toEqual(["place: SupplyType"]);
    const { code, err } = await runDiff(folder, args);
    expect([code, err]).toEqual([0, expect.stringContaining("1 change accepted by")]);
  });
});

describe("an entry", () => {
  const change = (said: string): Change => ({
    ...{ half: "openapi", subject: "putA", path: "request body: a", kind: "added", keys: [] },
    ...{ code: "rule_added", said, what: `request body: a ${said}`, breaks: ["clients"] },
  });
  const RULES = [change("has the rule a"), change("has the rule b")];
  const entry = (fields: object) =>
    stringify([{ code: "rule_added", place: "putA request body: a", reason: "r", ...fields }]);

  test.each<[what: string, text: string, fault: string]>([
    ["for several changes", entry({}), "this names several changes; add what: has the rule a, or"],
    ["of an unknown code", entry({ code: "rule_aded" }), "no code rule_aded; did you mean rule_a"],
    ["with an unknown field", entry({ untill: "2026-01-01" }), "no untill; did you mean until?"],
    ["with no reason", entry({ reason: " " }), "needs a reason"],
    ["with no day", entry({ until: "2026-02-30" }), "until has to be a day"],
    ["for the endpoint alone", entry({ place: "putA" }), "there is no change rule_added of putA"],
    ["for other words", entry({ what: "has the rule c" }), "there is no change"],
    ["that is a text", "- putA\n", "needs a code"],
    ["in no list", "code: x\n", "has to be a list"],
    ["in broken YAML", "- a: [\n", "Flow sequence in block collection"],
  ])("%s accepts nothing and is a fault", (_, text, fault) => {
    const { unaccepted, faults } = sortOut(RULES, text, OPTIONS);
    expect(unaccepted).toEqual(RULES);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ["what", { what: "has the rule a" }],
    ["the whole sentence", { what: "request body: a has the rule a" }],
    ["a day that is today", { what: "has the rule a", until: TODAY }],
  ])("with %s accepts the one of several", (_, fields) => {
    expect(sortOut(RULES, entry(fields), OPTIONS)).toMatchObject({
      unaccepted: [RULES[1]],
      faults: [],
    });
  });
});

test("200 random comparisons: no change is silenced that no entry names", () => {
  const names = ["A", "B", "C"];
  const field = fc.record({
    owner: fc.constantFrom(...names),
    name: fc.constantFrom("x", "y", "z"),
    schema: fc.constantFrom(
      { type: "string" },
      { type: "integer" },
      { type: "string", minLength: 2 },
      { type: "string", enum: ["a"] },
      ...names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
    ),
    isRequired: fc.boolean(),
  });
  interface Field {
    readonly owner: string;
    readonly name: string;
    readonly schema: object;
    readonly isRequired: boolean;
  }
  const documentOf = (fields: readonly Field[]) => ({
    openapi: "3.1.0",
    paths: Object.fromEntries(
      names.map((name) => {
        const schema = { $ref: `#/components/schemas/${name}` };
        const content = { "application/json": { schema } };
        const responses = { 200: { description: "Ok.", content } };
        return [
          `/${name}`,
          { put: { operationId: `put${name}`, requestBody: { content }, responses } },
        ];
      }),
    ),
    components: {
      schemas: Object.fromEntries(
        names.map((name) => {
          const own = fields.filter(({ owner }) => owner === name);
          const properties = Object.fromEntries(own.map((one) => [one.name, one.schema]));
          const required = own.filter((one) => one.isRequired).map((one) => one.name);
          return [name, { type: "object", properties, required: [...new Set(required)] }];
        }),
      ),
    },
  });
  const documents = fc.array(field, { maxLength: 6 }).map(documentOf);
  let silenced = 0;
  fc.assert(
    fc.property(documents, documents, fc.infiniteStream(fc.nat(999)), (before, after, numbers) => {
      const changes = compareOpenApi(before, after);
      const next = (count: number) => Number(numbers.next().value) % count;
      const shapeOf = ({ shape }: Change) => shape && `${shape.name} ${shape.field}`.trim();
      const entries = changes
        .filter(() => next(3) === 0)
        .map((change) => ({
          code: next(5) === 0 ? "field_added" : change.code,
          place:
            [shapeOf(change), change.subject][next(4)] ?? `${change.subject} ${change.path}`.trim(),
          reason: "random",
          ...(next(2) === 0 ? { what: change.said } : {}),
          ...(next(5) === 0 ? { until: "2026-06-14" } : {}),
        }));
      const { unaccepted } = sortOut(changes, stringify(entries), OPTIONS);
      for (const change of changes.filter((one) => !unaccepted.includes(one))) {
        silenced++;
        const named = entries.filter(
          ({ code, place, what = change.said, until }) =>
            code === change.code &&
            [shapeOf(change), `${change.subject} ${change.path}`.trim()].includes(place) &&
            what.split(";")[0] === change.said.split(";")[0] &&
            until === undefined,
        );
        expect(named).not.toEqual([]);
      }
      const all = withChanges("", changes, TODAY);
      expect(sortOut(changes, all, OPTIONS)).toMatchObject({ unaccepted: [], faults: [] });
    }),
    { numRuns: 200 },
  );
  expect(silenced).toBeGreaterThan(100);
});
