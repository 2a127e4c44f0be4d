// Events of the user's own in a comparison.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import type { Change } from "../../../src/reading/diff/change.ts";
import { type Folder, linkContract, makeTemporary, runDiff } from "./diff-folder.ts";

const order = (fields: readonly string[]) => ({
  type: "object",
  required: fields,
  properties: Object.fromEntries(fields.map((field) => [field, { $ref: "shapes.json#/Text" }])),
});
const messages = (schemas: Readonly<Record<string, object>>) => ({
  asyncapi: "3.0.0",
  components: {
    messages: Object.fromEntries(
      Object.entries(schemas).map(([name, payload]) => [name, { payload }]),
    ),
  },
});

const GENERATED = join(import.meta.dirname, "../../../generated");

let folder: Folder;
const write = (path: string, content: object | string) => {
  mkdirSync(join(folder.path, path, ".."), { recursive: true });
  const text = path.endsWith(".yaml") ? stringify(content) : JSON.stringify(content);
  writeFileSync(join(folder.path, path), text);
};
const changesOf = async (...args: string[]) => {
  const { code, out, err } = await runDiff(folder, ["--format", "json", ...args]);
  const { changes = [] } = JSON.parse(out || "{}");
  return {
    code,
    err,
    changes: changes.map((one: Change) => `${one.code} ${one.subject} ${one.path}`),
  };
};

beforeEach(() => {
  folder = makeTemporary();
  write("own/order.placed-v1.json", order(["order_id", "customer"]));
  write("own/order.gone-v1.json", order([]));
  write("own/shapes.json", { Text: { type: "string" } });
});
afterEach(() => folder.remove());

test("a git revision is read at the places of --contracts or of the configuration", async () => {
  folder.git("init", "-q");
  folder.git("add", ".");
  folder.git("commit", "-qm", "first");
  write("own/order.placed-v1.json", order(["order_id"]));
  write("own/order.new-v1.json", order([]));
  const found = await changesOf("--contracts", "own", "--against", "HEAD");
  expect(found).toMatchObject({ code: 1, err: expect.stringContaining("events only") });
  expect(found.changes).toEqual([
    "event_added order.new-v1 ",
    "field_removed order.placed-v1 customer",
  ]);
  folder.git("tag", "v1");
  folder.git("commit", "-qm", "second", "--allow-empty");
  write("energy-contracts.config.json", { contracts: "own" });
  const known = "- {code: field_removed, place: order.placed-v1 gone, reason: x}\n";
  writeFileSync(
    join(folder.path, "contract-changes.yaml"),
    `${known}${known.replace("order", "x")}`,
  );
  await expect(changesOf()).rejects.toThrow(/^contract-changes\.yaml:1: there is no change[^\n]+$/);
  writeFileSync(join(folder.path, "contract-changes.yaml"), "");
  expect((await changesOf()).changes).toEqual(found.changes);
});

test("the commit that is checked out is compared if a file elsewhere differs", async () => {
  write("own/order.placed-v1.json", {
    type: "object",
    properties: { a: { $ref: "../common/shapes.json#/Text" } },
  });
  write("common/shapes.json", { Text: { type: "string" } });
  folder.git("init", "-q", "-b", "main");
  folder.git("add", ".");
  folder.git("commit", "-qm", "first");
  const compare = () => changesOf("--contracts", "own", "--against", "main");
  await expect(compare()).rejects.toThrow("is checked out here, and nothing differs");
  write("common/shapes.json", { Text: { type: "integer" } });
  expect(await compare()).toMatchObject({ code: 1, changes: ["type_changed order.placed-v1 a"] });
});

test("git runs no program that the folder names, and fetches nothing", async () => {
  folder.git("init", "-q", "-b", "main");
  folder.git("add", ".");
  folder.git("commit", "-qm", "first");
  write("own/order.placed-v1.json", order(["order_id"]));
  const ran = join(folder.path, "ran");
  const program = join(folder.path, "program.sh");
  writeFileSync(program, `#!/bin/sh\necho "$0 $@" >> ${ran}\nexit 1\n`, { mode: 0o755 });
  const hook = join(folder.path, ".git/hooks/post-index-change");
  mkdirSync(join(hook, ".."), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\necho hook >> ${ran}\n`, { mode: 0o755 });
  writeFileSync(join(folder.path, ".gitattributes"), "* filter=x diff=x");
  for (const setting of ["core.fsmonitor", "core.sshCommand", "filter.x.clean", "diff.x.textconv"])
    folder.git("config", setting, program);
  const compare = (against: string) => changesOf("--contracts", "own", "--against", against);
  expect(await compare("main")).toMatchObject({ code: 1 });
  // A clone that lacks a file asks a remote for it.
  folder.git("config", "remote.origin.url", "ssh://nobody@127.0.0.1/orders");
  folder.git("config", "remote.origin.promisor", "true");
  folder.git("config", "remote.origin.partialclonefilter", "blob:none");
  folder.git("config", "extensions.partialClone", "origin");
  const hash = folder.git("rev-parse", "main:own/order.placed-v1.json").trim();
  rmSync(join(folder.path, ".git/objects", hash.slice(0, 2), hash.slice(2)));
  await expect(compare("main")).rejects.toThrow(/^This clone is partial, .+--filter\.$/);
  expect(existsSync(ran)).toBe(false);
});

test("a comparison of nothing is an error", async () => {
  folder.git("init", "-q", "-b", "main");
  write("energy-contracts.config.json", { contracts: ["own"] });
  folder.git("add", ".");
  folder.git("commit", "-qm", "first");
  folder.git("tag", "v1");
  folder.git("commit", "-qm", "second", "--allow-empty");
  write("inside/energy-contracts.config.json", { contracts: [] });
  const inside = { ...folder, path: join(folder.path, "inside") };
  await expect(runDiff(inside, [])).rejects.toThrow(/^There is nothing to compare/);
  write("a.json", { openapi: "3.1.0", info: { title: "A" } });
  write("b.json", { openapi: "3.1.0", info: { title: "B" } });
  await expect(runDiff(folder, ["a.json", "b.json"])).rejects.toThrow(/^There is nothing/);
});

test("without the revision, or a repository, the error is that of any comparison", async () => {
  await expect(changesOf("--contracts", "own")).rejects.toThrow("not in a git repository");
  folder.git("init", "-q");
  folder.git("commit", "-qm", "first", "--allow-empty");
  const against = (what: string) => changesOf("--contracts", "own", "--against", what);
  await expect(against("git:v9")).rejects.toThrow('There is no git revision "v9" here.');
  await expect(against("v9")).rejects.toThrow('no folder, file or git revision "v9" here.');
});

test("a folder is read at the same places, beside its catalogue", async () => {
  write("now/order.placed-v1.json", { type: "object" });
  write("old/now/order.placed-v1.json", { type: "object", required: ["id"] });
  const alone = await changesOf("--contracts", "now", "--against", "old");
  expect(alone.changes).toEqual(["field_optional order.placed-v1 id"]);
  linkContract(GENERATED, join(folder.path, "old/generated"));
  expect(await changesOf("--contracts", "now", "--against", "old")).toMatchObject({
    changes: alone.changes,
    err: expect.not.stringContaining("only"),
  });
});

describe("with a configuration", () => {
  const CONFIG = "energy-contracts.config.json";
  const text = { type: "object", properties: { id: { type: "string" } } };
  beforeEach(() => {
    write(CONFIG, { contracts: ["own/", "bus.yaml"] });
    write("bus.yaml", messages({ "bus.sent-v1": text, "bus.left-v1": text }));
    folder.git("init", "-q", "-b", "main");
    commit("first");
    folder.git("tag", "v1");
  });
  const commit = (name: string) => {
    folder.git("add", "--all");
    folder.git("commit", "-qm", name);
  };
  const all = ["event_removed bus.left-v1 ", "event_removed bus.sent-v1 "];

  test.each(["v1", undefined])("contracts that moved are compared, against %s", async (tag) => {
    folder.git("mv", "own", "schemas");
    write(CONFIG, { contracts: ["schemas/", "bus.yaml"] });
    write("schemas/order.placed-v1.json", order(["order_id"]));
    commit("second");
    expect(await changesOf(...(tag ? ["--against", tag] : []))).toMatchObject({
      code: 1,
      changes: ["field_removed order.placed-v1 customer"],
    });
  });

  test("a document that left the configuration is a removal, also the last one", async () => {
    write(CONFIG, { contracts: ["own/"] });
    expect(await changesOf("--against", "v1")).toMatchObject({ code: 1, changes: all });
    write(CONFIG, { contracts: [] });
    expect((await changesOf("--against", "v1")).changes).toContain("event_removed order.gone-v1 ");
  });

  test("a place that the old configuration did not have adds its events", async () => {
    write("more/order.new-v1.json", text);
    write(CONFIG, { contracts: ["own/", "bus.yaml", "more/"] });
    for (const more of [[], ["--new-contracts", "more"], ["--new-contracts", "./more/"]])
      expect(await changesOf("--against", "v1", ...more)).toMatchObject({
        code: 0,
        changes: ["event_added order.new-v1 "],
      });
    await expect(changesOf("--against", "v1", "--new-contracts", "moer")).rejects.toThrow(
      '"moer" is no place of contracts: own/ of',
    );
  });

  test("before there was a configuration, a place that is new is an error until it is named", async () => {
    rmSync(join(folder.path, CONFIG));
    commit("without");
    write(CONFIG, { contracts: ["own/", "more/"] });
    write("more/order.new-v1.json", text);
    await expect(changesOf("--against", "HEAD")).rejects.toThrow(
      /^more\/ of energy-contracts\.config\.json is not in HEAD \(\w+\)\. If it is new, add --new-contracts more\.$/,
    );
    expect(await changesOf("--against", "HEAD", "--new-contracts", "more")).toMatchObject({
      code: 0,
      changes: ["event_added order.new-v1 "],
    });
  });

  test("what the old configuration names and the commit lacks is an error, too", async () => {
    writeFileSync(join(folder.path, ".gitignore"), "built.json");
    write("built.json", messages({ "built.x-v1": text }));
    write(CONFIG, { contracts: ["own/", "bus.yaml", "built.json"] });
    commit("second");
    await expect(changesOf("--against", "HEAD")).rejects.toThrow("built.json of energy-contracts");
  });

  test("a folder with a configuration is read at the places of that, from below it as well", async () => {
    folder.git("worktree", "add", "-q", "old", "v1");
    folder.git("mv", "own", "schemas");
    write(CONFIG, { contracts: ["schemas/", "bus.yaml"] });
    write("schemas/order.placed-v1.json", order(["order_id"]));
    const changes = ["field_removed order.placed-v1 customer"];
    expect((await changesOf("--against", "old")).changes).toEqual(changes);
    const below = { ...folder, path: join(folder.path, "schemas") };
    const { out } = await runDiff(below, ["--json", "--against", "../old"]);
    expect(JSON.parse(out).totals.changes).toBe(1);
  });

  test("the commit that is checked out is no old side", async () => {
    await expect(changesOf("--against", "v1")).rejects.toThrow("is checked out here");
    write("note.txt", "a file that is no contract");
    await expect(changesOf("--against", "main")).rejects.toThrow("is checked out here");
    expect((await changesOf("--against", "HEAD")).changes).toEqual([]);
    write("own/order.new-v1.json", text);
    expect((await changesOf("--against", "v1")).changes).toEqual(["event_added order.new-v1 "]);
  });
});

describe("folder against folder", () => {
  beforeEach(() => {
    write("old/order.placed-v1.json", order(["order_id", "more"]));
    write("old/shapes.json", { Text: { type: "string" } });
    write("empty/readme.json", { name: "nothing" });
  });
  const changes = [
    "event_added order.gone-v1 ",
    "field_removed order.placed-v1 more",
    "required_field_added order.placed-v1 customer",
  ];

  test.each([
    ["--contracts", "own/", "--against", "old/"],
    ["--contracts", "own", "--against", "./old"],
    ["old", "own"],
  ])("%j %j %j %j compares them", async (...args) => {
    expect(await changesOf(...args.filter(Boolean))).toMatchObject({ code: 1, changes });
  });

  test.each([
    [["--contracts", "own", "--against", "empty"], "empty has no schema in a file"],
    [["--contracts", "empty", "--against", "old"], "empty has no schema in a file"],
    [["empty", "own"], "empty has no schema in a file"],
    [["--contracts", "own", "--against", ".git"], ".git has no schema in a file"],
    [["--contracts", "own", "--against", "own"], "would be compared with itself"],
    [["--contracts", "own", "--against", "."], "would be compared with itself"],
    [["--contracts", "own", "--against="], "is empty"],
    [["own", "./own/"], 'compares the folder "own" with itself'],
    [["own/order.placed-v1.json", "own/order.placed-v1.json"], "with itself"],
  ])("%j is exit 2", async (args, message) => {
    folder.git("init", "-q");
    await expect(changesOf(...args)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(message),
    });
  });

  test("a folder with a catalogue and without the place needs --new-contracts", async () => {
    linkContract(GENERATED, join(folder.path, "package/generated"));
    const args = ["--contracts", "own", "--against", "package"];
    await expect(changesOf(...args)).rejects.toThrow("add --new-contracts own.");
    const { changes: added } = await changesOf(...args, "--new-contracts", "own");
    expect(added).toEqual(["event_added order.gone-v1 ", "event_added order.placed-v1 "]);
  });
});

describe("in reports", () => {
  const annotations = async (...args: string[]) => {
    const { out } = await runDiff(folder, ["--format", "github", ...args]);
    return [...out.matchAll(/^::\w+ file=([^,]+),line=(\d+),col=\d+,title=(\w+)/gm)].map(
      ([, file, line, code]) => `${code} ${file}:${line}`,
    );
  };

  test("changes are at their lines, and a removed event in its old file", async () => {
    const writeAll = (type: string) => {
      const [start, end] = ['{"type": "object", "properties": {', "}}"];
      const order = `${start}\n"to": {"$ref": "shapes.json#/Address"},\n"size": {"type": "${type}"}${end}`;
      writeFileSync(join(folder.path, "own/order.placed-v1.json"), order);
      const address = `{\n\n"Address":\n${start}\n"street": {"type": "${type}"}${end}}`;
      writeFileSync(join(folder.path, "own/shapes.json"), address);
    };
    write("own/order.gone-v1.json", { type: "object" });
    writeAll("integer");
    folder.git("init", "-q");
    folder.git("add", ".");
    folder.git("commit", "-qm", "first");
    writeAll("string");
    rmSync(join(folder.path, "own/order.gone-v1.json"));
    const found = await annotations("--contracts", "own", "--against", "HEAD");
    expect(found.sort()).toEqual([
      "event_removed own/order.gone-v1.json:1",
      "type_changed own/order.placed-v1.json:3",
      "type_changed own/shapes.json:5",
    ]);
  });

  test("in documents of YAML, too, and a removed event at its old line", async () => {
    const text = { type: "object", properties: { id: { type: "string" } } };
    write(
      "old.yaml",
      messages({ "order.placed-v1": text, "order.sent-v1": structuredClone(text) }),
    );
    write("new.yaml", messages({ "order.placed-v1": { ...text, required: ["id"] } }));
    const expected = ["event_removed old.yaml:12", "field_required new.yaml:9"];
    for (const args of [
      ["--contracts", "new.yaml", "--against", "old.yaml"],
      ["old.yaml", "new.yaml"],
    ])
      expect((await annotations(...args)).sort()).toEqual(expected);
  });
});

test("a document is compared with --contracts alone", async () => {
  const text = { type: "object", properties: { id: { type: "string" } } };
  write("old.yaml", messages({ "order.placed-v1": text, "order.sent-v1": text }));
  write("new.json", messages({ "order.placed-v1": { ...text, required: ["id"] } }));
  const found = await changesOf("--contracts", "new.json", "--against", "old.yaml");
  expect(found.changes).toEqual([
    "field_required order.placed-v1 id",
    "event_removed order.sent-v1 ",
  ]);
  const github = await runDiff(folder, [
    ...["--contracts", "new.json", "--against", "old.yaml", "--format", "github"],
  ]);
  expect(github.out).toContain("file=new.json");
});

describe("what AsyncAPI says around a payload", () => {
  const bus = {
    asyncapi: "3.0.0",
    defaultContentType: "application/json",
    channels: {
      orders: {
        address: "shop.orders",
        messages: { placed: { $ref: "#/components/messages/placed" } },
      },
    },
    operations: { send: { action: "send", channel: { $ref: "#/channels/orders" } } },
    components: {
      messages: {
        placed: {
          name: "order.placed-v1",
          summary: "An order.",
          headers: { $ref: "headers.json#/Headers" },
          payload: { type: "object", properties: { id: { type: "string" } } },
        },
      },
    },
  };
  const headers = (type: string) => ({
    Headers: { type: "object", properties: { title: { type }, up: { $ref: "#/Headers" } } },
  });
  const compare = (now: object, type = "string") => {
    for (const [side, document, word] of [
      ["old", bus, "string"],
      ["new", now, type],
    ] as const) {
      write(`${side}/bus.yaml`, document);
      write(`${side}/headers.json`, headers(word));
    }
    return changesOf("old/bus.yaml", "new/bus.yaml");
  };
  const told = { code: 1, changes: ["other_changed order.placed-v1 "] };
  const placed = bus.components.messages.placed;
  const withMessage = (more: object) => ({
    ...bus,
    components: { messages: { placed: { ...placed, ...more } } },
  });

  test.each([
    ["an address", { ...bus, channels: { orders: { ...bus.channels.orders, address: "shop.o" } } }],
    ["an action", { ...bus, operations: { send: { ...bus.operations.send, action: "receive" } } }],
    ["a usual content type", { ...bus, defaultContentType: "application/cbor" }],
    ["a header", withMessage({ headers: { type: "object" } })],
    ["a trait", withMessage({ traits: [{ bindings: { kafka: { key: { type: "string" } } } }] })],
  ])("%s is compared as a whole", async (_, now) => {
    expect(await compare(now)).toMatchObject(told);
  });

  test("a header in another file is compared, also one called like a text", async () => {
    expect(await compare(bus, "integer")).toMatchObject(told);
  });

  test("a channel in AsyncAPI 2 is compared, also of a list of messages", async () => {
    const inTwo = (address: string) => ({
      asyncapi: "2.6.0",
      channels: { [address]: { publish: { message: { $ref: "#/components/messages/all" } } } },
      components: {
        messages: { all: { oneOf: [{ name: "order.placed-v1", payload: { type: "object" } }] } },
      },
    });
    write("old.json", inTwo("shop.orders"));
    write("new.json", inTwo("shop.o"));
    expect(await changesOf("old.json", "new.json")).toMatchObject(told);
  });

  test("texts, names in the document and other events are no change of it", async () => {
    const now = {
      ...withMessage({
        summary: "Placed.",
        contentType: "application/json",
        headers: placed.headers,
      }),
      channels: {
        sales: {
          ...bus.channels.orders,
          description: "Sales.",
          messages: { ...bus.channels.orders.messages, gone: { payload: { type: "object" } } },
        },
      },
      operations: { emit: { action: "send", channel: { $ref: "#/channels/sales" } } },
    };
    expect(await compare(now)).toMatchObject({ code: 0, changes: ["event_added gone "] });
  });
});
