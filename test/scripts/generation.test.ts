import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { generateAjvModules } from "../../scripts/generate/ajv-modules.ts";
import { compareWithDisk, type Files, write } from "../../scripts/generate/on-disk.ts";
import { generate, isFresh } from "../../scripts/generate.ts";
import { ID_BASE, identify } from "../../scripts/naming.ts";
import { listFiles } from "../../scripts/source/list-files.ts";
import { readSource, type Source } from "../../scripts/source/read-source.ts";

const root = join(import.meta.dirname, "../..");
const identity = identify("agreements", "agreement.added_by_this_test-v1");
if (!identity) throw new Error("no identity");
const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: `${ID_BASE}agreements/${identity.name}.schema.json`,
  title: identity.title,
  description: "An agreement was paused.",
  type: "object",
  properties: { agreement_id: { type: "integer" } },
  required: ["agreement_id"],
};
const example = {
  path: `events/agreements/${identity.name}.example.json`,
  variant: "",
  payload: { agreement_id: 1048213 },
};
const added = {
  ...identity,
  path: `events/agreements/${identity.name}.schema.json`,
  id: schema.$id,
  schema,
  examples: [example],
  invalid: [],
};

const inGenerated = (file: string) => [`generated/${file}`, file] as const;

let source: Source;
let outputs: Files;

// `npm run check` compares the output of today with what is committed. This is another day's, with an event more.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2001, 1, 3) });
  try {
    source = await readSource(root);
    const events = [...source.events.events, added].sort((a, b) => (a.name < b.name ? -1 : 1));
    outputs = await generate({ ...source, events: { ...source.events, events } });
  } finally {
    vi.useRealTimers();
  }
});

describe("the output of another day, with an event more", () => {
  test("differs in the event's own section and the indexes, and in no module of another event", () => {
    expect(existsSync(join(root, "generated/reference")), "Run npm run build.").toBe(true);
    const changed = compareWithDisk(root, outputs).map(({ path }) => path);
    expect(changed.sort()).toEqual([
      "docs/events.md",
      "generated/ajv-schemas.ts",
      "generated/ajv/agreement.added_by_this_test-v1.d.ts",
      "generated/ajv/agreement.added_by_this_test-v1.js",
      "generated/all-events.ts",
      "generated/asyncapi.json",
      "generated/catalogue.json",
      "generated/compact/agreement.added_by_this_test-v1.ts",
      "generated/event-loaders.ts",
      "generated/event-map.ts",
      "generated/event-names.ts",
      "generated/events/agreement.added_by_this_test-v1.ts",
      "generated/fixture-data.ts",
      "generated/judge.wasm",
      "generated/reference/events/agreement.added_by_this_test-v1.json",
      "generated/schemas/agreement.added_by_this_test-v1.json",
      "generated/types/agreements.ts",
    ]);
  });

  // Only the compiler of the scanner changes that.
  test.runIf(process.env.SCANNER)("leaves arrays to be sorted as everywhere", () => {
    expect([10, 9, 3].sort()).toEqual([10, 3, 9]);
  });

  test("holds no path of a machine", () => {
    for (const [path, content] of outputs)
      expect(Buffer.from(content).includes(root), path).toBe(false);
  });
});

test("a schema that ajv can't compile ends the generation with its name", async () => {
  const [event] = source.events.events;
  if (!event) throw new Error("no event");
  const schema = { ...event.schema, properties: { id: { type: ["string", "integer"] } } };
  const events = { ...source.events, events: [{ ...event, schema }] };
  await expect(generateAjvModules({ ...source, events })).rejects.toThrow(
    `Ajv can't compile ${event.name}: strict mode: `,
  );
});

describe("the comparison with the disk", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "energy-contracts-generation-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("names what is missing, stale and orphaned", () => {
    const expected = new Map([
      ["generated/fresh.ts", "fresh"],
      ["generated/stale.ts", "new"],
      ["generated/missing.ts", "missing"],
      ["docs/assumptions.md", "fresh"],
    ]);
    const disk = {
      ...Object.fromEntries(expected),
      "generated/stale.ts": "old",
      "generated/events/gone.ts": "",
      "docs/guide.md": "by hand",
    };
    for (const [path, content] of Object.entries(disk)) {
      if (path === "generated/missing.ts") continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    expect(compareWithDisk(folder, expected)).toEqual([
      { path: "generated/stale.ts", state: "stale" },
      { path: "generated/missing.ts", state: "missing" },
      { path: "generated/events/gone.ts", state: "orphan" },
    ]);
  });

  test("asks for no description of a checkout that is not built", () => {
    const expected = new Map([
      ["generated/fresh.ts", "fresh"],
      ["generated/reference/operations.json", "[]"],
    ]);
    expect(isFresh(folder, expected)).toBe(false);
    write(folder, new Map([["generated/fresh.ts", "fresh"]]));
    expect(isFresh(folder, expected)).toBe(true);
  });

  test("of one folder alone writes and removes nothing elsewhere", () => {
    write(folder, new Map(["events/a.ts", "reference/old.json"].map(inGenerated)));
    const reference = new Map([inGenerated("reference/new.json")]);
    expect(write(folder, reference, "generated/reference")).toEqual([
      { path: "generated/reference/new.json", state: "missing" },
      { path: "generated/reference/old.json", state: "orphan" },
    ]);
    expect(listFiles(folder)).toEqual(["generated/events/a.ts", "generated/reference/new.json"]);
  });
});
