import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { list } from "../../../src/cli/list/command.ts";
import { EVENT_NAMES } from "../../../src/events.ts";
import type { Field } from "../../../src/reading/model/description.ts";
import { folderOfTest } from "../run-cli.ts";
import { runCommand } from "../run-command.ts";

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../generated/${file}`, import.meta.url), "utf8"));
const catalogue: {
  domains: { name: string; title: string }[];
  events: { name: string; domain: string; description: string }[];
} = read("catalogue.json");
const terminal = { isTerminal: true, columns: 100, env: { NO_COLOR: "1" } };

describe("without a terminal", () => {
  test("an event is a line of its name, a tab and its whole description", async () => {
    const { code, out, err } = await runCommand(list, []);
    const rows = out.trimEnd().split("\n");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(rows.sort()).toEqual(
      catalogue.events.map(({ name, description }) => `${name}\t${description}`).sort(),
    );
    expect(rows.length).toBe(EVENT_NAMES.length);
  });

  test("events of a section stand together", async () => {
    const { out } = await runCommand(list, []);
    const domainOf = new Map(catalogue.events.map(({ name, domain }) => [name, domain]));
    const domains = out
      .trimEnd()
      .split("\n")
      .map((line) => domainOf.get(line.split("\t")[0] ?? ""));
    const changes = domains.filter((domain, index) => domain !== domains[index - 1]);
    expect(changes).toEqual(catalogue.domains.map(({ name }) => name));
  });
});

describe("on a terminal", () => {
  test.each([60, 80, 100, 200])(
    "of %i columns, only a name may be wider than it",
    async (columns) => {
      const { out } = await runCommand(list, [], { ...terminal, columns });
      const wide = out.split("\n").filter((line) => line.length > columns);
      expect(
        wide.filter((line) => !(EVENT_NAMES as readonly string[]).includes(line.trim())),
      ).toEqual([]);
    },
  );

  test("every section has its title above its events", async () => {
    const { out } = await runCommand(list, [], terminal);
    const sections = out
      .trimEnd()
      .split("\n\n")
      .map((text) => text.split("\n"));
    expect(sections.map(([title]) => title)).toEqual(
      catalogue.domains.map(({ name, title }) => `${title} (${name})`),
    );
    const names = sections.map(([, ...lines]) =>
      lines.filter((line) => /^ {2}\S/.test(line)).map((line) => line.trim().split(" ")[0]),
    );
    expect(names).toEqual(
      catalogue.domains.map(({ name }) =>
        catalogue.events.filter((event) => event.domain === name).map((event) => event.name),
      ),
    );
  });

  test("a description that does not fit is cut, and one below a long name as well", async () => {
    const { out } = await runCommand(list, ["--domain", "billing"], terminal);
    expect(out).toContain(
      "\n  billing.billing_document.issued-v1                A billing document, such as a bill, was issued…\n",
    );
    expect(out).toMatch(
      /\n {2}billing\.billing_document_representation\.dispatched-v1\n {52}A representation of .+…\n/,
    );
  });

  test("a terminal that says it has no columns is still readable", async () => {
    const { out } = await runCommand(list, [], { ...terminal, columns: 0 });
    expect(out).toContain("A customer account was opened");
  });

  test.each([
    ["colours", {}, true],
    ["none under NO_COLOR", { NO_COLOR: "1" }, false],
  ])("it has %s", async (_, env, coloured) => {
    const { out } = await runCommand(list, [], { isTerminal: true, env });
    expect(out.includes("\u001b[")).toBe(coloured);
  });
});

describe("--json", () => {
  test("prints the rows of the catalogue, in its order", async () => {
    expect(JSON.parse((await runCommand(list, ["--json"])).out)).toEqual(catalogue.events);
  });

  test("prints the same on a terminal, without colours", async () => {
    expect(await runCommand(list, ["--json"], { isTerminal: true, env: {} })).toEqual(
      await runCommand(list, ["--json"]),
    );
  });

  test("keeps to a section and a text", async () => {
    const rows = JSON.parse(
      (await runCommand(list, ["--json", "--domain", "billing", "--type", "LEDGER"])).out,
    );
    expect(rows).toEqual(
      catalogue.events.filter(
        ({ name, domain }) => domain === "billing" && name.includes("ledger"),
      ),
    );
    expect(rows.length).toBe(5);
  });
});

test("a text that no name holds leaves an empty result and a note beside it", async () => {
  expect(await runCommand(list, ["--type", "nothing-like-it"])).toEqual({
    code: 0,
    out: "",
    err: "No event's name contains that text.\n",
  });
  expect((await runCommand(list, ["--type", "nothing-like-it", "--json"])).out).toBe("[]\n");
});

test("--operations lists every operation with its address", async () => {
  const { paths }: { paths: Record<string, Record<string, { operationId?: string }>> } =
    read("openapi.json");
  const expected = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) =>
      operationId ? [`${operationId} ${method.toUpperCase()} ${path}`] : [],
    ),
  );
  const lines = (await runCommand(list, ["--operations"])).out.trimEnd().split("\n");
  expect(lines.map((line) => line.replace(/\t.*?(?=[A-Z]+ \/)/, " ")).sort()).toEqual(
    expected.sort(),
  );
  const rows = JSON.parse((await runCommand(list, ["--operations", "--json"])).out) as {
    operationId: string;
    method: string;
    path: string;
  }[];
  expect(
    rows.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`).sort(),
  ).toEqual(expected.sort());
});

test.each([
  [
    ["--domain", "biling"],
    'There is no domain "biling"; did you mean billing? The domains are accounts, agreements,',
  ],
  [
    ["--domain", "own"],
    'There is no domain "own": it has the events that --contracts adds, and there are none.',
  ],
  [["--domain", "bill"], 'There is no domain "bill"; did you mean billing?'],
  [["--domain", "zzzzzzzzzzzz"], 'There is no domain "zzzzzzzzzzzz". The domains are accounts,'],
  [["agreement"], 'list takes only options, but "agreement" is given. --type agreement lists'],
  [["--operations", "--domain", "billing"], "--operations and --domain exclude each other"],
  [["--operations", "--type", "note"], "--operations and --type exclude each other"],
])("%j is wrong usage", async (argv, message) => {
  await expect(runCommand(list, argv)).rejects.toMatchObject({
    name: "UsageError",
    exitCode: 2,
    message: expect.stringContaining(message),
  });
});

describe("--columns", () => {
  const rowsOf = async (...args: string[]) =>
    JSON.parse((await runCommand(list, ["--columns", "json", ...args])).out);

  test("every field of every event is a row, as CSV or JSON", async () => {
    const { code, out } = await runCommand(list, ["--columns", "csv"]);
    const [head, ...rows] = out.trimEnd().split("\n");
    expect([code, head]).toEqual([0, "event,path,type,required,nullable"]);
    const expected = EVENT_NAMES.flatMap((name) =>
      (read(`reference/events/${name}.json`).fields as Field[]).map(
        ({ path, type, required }) => `${name},${path},${type},${required},false`,
      ),
    );
    expect(rows).toEqual(expected);
    expect((await rowsOf()).map((row: object) => Object.values(row).join())).toEqual(rows);
    expect((await runCommand(list, ["--columns", "csv", "--json"])).out).toBe(
      (await runCommand(list, ["--columns", "json"])).out,
    );
  });

  test("--domain and --type choose events", async () => {
    const names = (rows: { event: string }[]) => [...new Set(rows.map(({ event }) => event))];
    const known = (which: (event: (typeof catalogue.events)[number]) => boolean) =>
      catalogue.events.filter(which).map(({ name }) => name);
    expect(names(await rowsOf("--domain", "billing"))).toEqual(
      known(({ domain }) => domain === "billing"),
    );
    expect(names(await rowsOf("--type", "account.created"))).toEqual(
      known(({ name }) => /^account\.created-v\d+$/.test(name)),
    );
  });

  test("of events of one's own, what may be null is told, and odd names are quoted", async () => {
    const properties = {
      'a, "b"': { type: ["string", "null"] },
      list: { type: "array", items: { type: ["string", "null", "integer"] } },
      any: {},
      one: { enum: ["new", "paid"] },
      none: { type: "null" },
      inner: { type: "object", required: ["at"], properties: { at: { type: "number" } } },
    };
    const schema = { type: "object", required: ["list"], properties };
    const folder = folderOfTest({ "order.placed-v1.json": JSON.stringify(schema) });
    const own = ["--domain", "own", "--contracts", folder];
    const { out } = await runCommand(list, ["--columns", "csv", ...own]);
    expect(out.split("\n").slice(1)).toEqual([
      'order.placed-v1,"a, ""b""",string,false,true',
      "order.placed-v1,list,(string | null | integer)[],true,false",
      "order.placed-v1,any,any,false,true",
      "order.placed-v1,one,string,false,false",
      "order.placed-v1,none,null,false,true",
      "order.placed-v1,inner,object,false,false",
      "order.placed-v1,inner.at,number,true,false",
      "",
    ]);
  });

  test("is about events", async () => {
    await expect(runCommand(list, ["--operations", "--columns", "csv"])).rejects.toThrow(
      "--operations and --columns exclude each other; give one of them.",
    );
  });
});
