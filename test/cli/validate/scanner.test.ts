// What `validate` prints does not depend on whether it has the scanner.
import { afterAll, beforeAll, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { faults, fixture } from "../../../src/fixtures.ts";
import { WINDOW_SIZE } from "../../../src/reading/scanner/assembly/layout.ts";
import { anyText } from "../../reading/judge-module/messages.ts";
import { mutate } from "../../reading/scanner/mutants.ts";
import { seeded } from "../../seeded.ts";
import { folderOfTest, makeFolder, runCli } from "../run-cli.ts";

const random = seeded(7);
const EVENT = "account.created-v1";

/** Envelopes of many events: most are valid, some have a fault, and some are hardly JSON. */
function lines(): string[] {
  const messages = Array.from({ length: Number(process.env.SCANNER_LINES ?? 300) }, (_, index) => {
    const type = EVENT_NAMES[(index * 7919) % EVENT_NAMES.length] ?? EVENT;
    const bad = faults(type);
    const payload = index % 10 === 0 ? bad[index % bad.length]?.payload : fixture(type);
    return JSON.stringify(
      index % 3 === 0 ? { "detail-type": type, detail: payload } : { type, payload },
    );
  });
  return messages.map((text, index) => (index % 20 === 1 ? mutate(text, random) : text));
}

/** Bodies, each with something that is valid JSON and may be unsafe to parse. */
function bodies(): string {
  const body = JSON.stringify(fixture("stageAccount"));
  const values = ["\\u0000", "\\uD83D\\uDE00", "\\uDc00", "\\u00e4"].map((text) => `"${text}"`);
  const numbers = ["1e3", "1E400", "123456789012345", "0.12345678901234567", "-0.5"];
  const deep = [31, 32, 70].map((levels) => "[".repeat(levels) + "]".repeat(levels));
  const unsafe = [...values, ...numbers, ...deep].map((value) =>
    body.replace(/^{/, `{"more":${value},`),
  );
  const [twice, escaped] = ["$1$2", "\\u0065$2"].map((key) =>
    body.replace(/"(e)([a-z_]+)":/, `"${key}":1,$&`),
  );
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, key) => [`key ${key}`, key]));
  const alike = ["a", "b"].map((middle) => `"the_first_${middle}_and_the_last":1`).join();
  const objects = [JSON.stringify(many), `{${alike}}`].map((value) => `{"more":${value}}`);
  const accounts = Array.from({ length: 300 }, () => mutate(body, random));
  return [...unsafe, twice, escaped, ...objects, body + body, `[${body}]`, ...accounts].join("\n");
}

const long = JSON.stringify({
  type: EVENT,
  payload: fixture(EVENT),
  note: "x".repeat(WINDOW_SIZE),
});
const text = lines().join("\n");
const files: Record<string, string | Uint8Array> = {
  "lines.ndjson": `\ufeff${text}\n\n \t\r\n${long}\n${text}\n{"half`,
  "not-utf-8.ndjson": Buffer.concat([
    Buffer.from(text),
    Buffer.from([10, 34, 255, 34, 10]),
    Buffer.from(text),
  ]),
  "no-newline.jsonl": JSON.stringify({ type: EVENT, payload: fixture(EVENT) }),
  "empty.ndjson": "",
  "lines-of-any-name.txt": text,
  [`${EVENT}.ndjson`]: Array.from({ length: 500 }, (_, index) => {
    const payload = JSON.stringify(fixture(EVENT));
    return index % 5 === 0 ? mutate(payload, random) : payload;
  }).join("\r\n"),
  "bodies.txt": bodies(),
  "array.json": `[${lines().slice(0, 50).join(",")}]`,
  "large.json": long,
  "empty.json": "",
  "own/order.placed-v1.schema.json": JSON.stringify({
    title: "order.placed-v1",
    type: "object",
    properties: { account_number: { type: "string" } },
  }),
  "own.ndjson": lines()
    .map((line) => line.replace(/"account\.[a-z_.]+-v1"/, '"order.placed-v1"'))
    .join("\n"),
};
for (const [index, name] of EVENT_NAMES.entries()) {
  if (index % 3 > 0 && !process.env.SCANNER_LINES) continue;
  const payload = JSON.stringify(fixture(name), undefined, index % 4);
  files[`events/${name}.json`] = payload;
  files[`events/${name}.mutant.json`] = mutate(payload, random);
  files[`events/${index}.json`] =
    `\ufeff${JSON.stringify({ type: name, payload: fixture(name) })}\n`;
}

let folder: ReturnType<typeof makeFolder>;
beforeAll(() => {
  folder = makeFolder(files);
});
afterAll(() => folder.remove());

test.each([
  [["."]],
  [[".", "--unknown", "report", "--max-issues", "0"]],
  [["--event", EVENT, `${EVENT}.ndjson`, "lines.ndjson"]],
  [["--event", EVENT, "--unknown", "report", `${EVENT}.ndjson`, "events"]],
  [["lines-of-any-name.txt", "--warn"]],
  [[".", "--null", "absent"]],
  [["--threads", "2", "lines.ndjson", "--unknown-events", "warn"]],
  [["--operation", "stageAccount", "bodies.txt", "--max-issues", "0"]],
  [["--operation", "createTransactions", "--unknown", "report", "bodies.txt"]],
  [["--name-at", "/type", "--payload-at", "/payload", "lines.ndjson"]],
  [["--contracts", "own", "lines.ndjson", "own.ndjson"]],
])("with %j", async (args) => {
  const options = { cwd: folder.path };
  const command = ["validate", "--format", "json", ...args];
  const [fast, slow] = await Promise.all([
    runCli(command, options),
    runCli(command, { ...options, nodeOptions: ["--jitless"] }),
  ]);
  expect([0, 1, 2]).toContain(fast.code);
  expect(fast.out.length).toBeGreaterThan(10_000);
  // Older versions of Node say that --jitless takes WebAssembly with it.
  const err = slow.err.replace(
    "Warning: disabling flag --expose_wasm due to conflicting flags\n",
    "",
  );
  expect(fast).toEqual({ ...slow, err });
});

const CARRIED = Number(process.env.CARRIED_LINES ?? 1000);
const everything = ["validate", "carried.ndjson", "--format", "json", "--max-issues", "0"];

test.each([
  [[]],
  [["--unknown", "report", "--show-values"]],
  [["--null", "absent"]],
  [["--unknown-events", "warn"]],
])(
  `of ${CARRIED} mutants in all envelopes and carriers, with %j and any number of threads`,
  {
    timeout: 60_000 + CARRIED * 20,
  },
  async (args) => {
    const carried = Array.from({ length: CARRIED }, () => anyText(random).text).join("\n");
    const cwd = folderOfTest({ "carried.ndjson": carried });
    let one: string | undefined;
    for (const threads of ["1", "2", "4"]) {
      const argv = [...everything, ...args, "--threads", threads];
      const linesOf = async (...nodeOptions: string[]) =>
        (await runCli(argv, { cwd, nodeOptions })).out.split("\n");
      const [fast, slow] = await Promise.all([linesOf(), linesOf("--jitless")]);
      expect(slow.length).toBeGreaterThan(CARRIED / 4);
      const first = fast.findIndex((text, at) => text !== slow[at]);
      expect([threads, fast[first], fast.length]).toEqual([threads, slow[first], slow.length]);
      one ??= fast.join("\n");
      expect(one === fast.join("\n"), `${threads} threads print what one prints`).toBe(true);
    }
  },
);

/** Says on standard error which modules were loaded. */
const SAYING_MODULES = `data:text/javascript,import { registerHooks } from "node:module";
const load = (url, context, next) => { console.error("loaded " + url); return next(url, context); };
registerHooks({ load });`;

test("contracts are not loaded for what is invalid, and nothing of it is left to them", async () => {
  const valid = JSON.stringify({ type: EVENT, payload: fixture(EVENT) });
  const carried = Array.from({ length: 1000 }, () => anyText(random).text).join("\n");
  const [wrong, unknown] = [valid.replace(/"A-[^"]*"/, "7"), valid.replace("created", "creatd")];
  const cwd = folderOfTest({ valid, wrong: `${valid}\n${wrong}`, unknown, carried, broken: "{" });
  const modulesOf = async (...args: string[]) => {
    const nodeOptions = ["--import", SAYING_MODULES.replaceAll("\n", " ")];
    const { err } = await runCli(["validate", ...args], {
      cwd,
      nodeOptions,
      node: process.execPath,
    });
    return err.split("\n").filter((text) => text.startsWith("loaded file:"));
  };
  const modules = await modulesOf("valid");
  expect(modules.length).toBeGreaterThan(0);
  for (const file of ["wrong", "unknown", "carried", "broken"])
    for (const args of [[], ["--unknown=report"], ["--name-at=/type", "--payload-at=/payload"]])
      expect([file, await modulesOf(file, ...args)]).toEqual([file, modules]);
  expect((await modulesOf("valid", "--operation", "stageAccount")).length).toBeGreaterThan(
    modules.length,
  );
});
