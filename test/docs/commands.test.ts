// Every call of the command in a manual or in the help runs, or is on the list with the reason why
// it does not run here; of a server, and of what needs one, the words are read. Every script of npm that a page names exists.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readCommands, SERVERS } from "../../bench/compare/read-commands.ts";
import { parseArguments } from "../../src/cli/arguments.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { commandHelp, generalHelp } from "../../src/cli/help.ts";
import { faults, fixture, fixtures } from "../../src/fixtures.ts";
import { FORMAT } from "../../src/library/judge/lists.ts";
import { makeFolder } from "../cli/run-cli.ts";
import { outcomeOf } from "../cli/run-command.ts";
import { FILE as DEPLOYMENT } from "../cli/validate/openapi/referee.ts";
import { BLOCKS, PAGES, root } from "./pages.ts";

/** What does not run here, and the reason: most have a test of their own. */
const ELSEWHERE: readonly (readonly [calls: RegExp, reason: string])[] = [
  [/<|^validate$/, "words for a name, or the command as it is spoken of"],
  [/--contracts|\bown\b/, "test/docs/your-own-events.test.ts has their contracts"],
  [/^contracts lint( --format \S+)?$/, "needs a configuration: test/docs/your-own-events.test.ts"],
  [/^diff/, "needs a repository of git, or another document: test/cli/diff/"],
];

const EVENT = "account.created-v1";
const SEEN = JSON.stringify({ format: FORMAT, messages: { valid: 1 } });
const linesOf = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join("");
const payloads = [fixture(EVENT), ...faults(EVENT).map(({ payload }) => payload)];
const messages = linesOf(payloads.map((payload) => ({ type: EVENT, payload })));
/** Named at other places, too, as a bus does it. */
const messagesOfBus = linesOf(
  payloads.map((payload) => ({ type: EVENT, payload, "detail-type": EVENT, detail: payload })),
);
const accounts = linesOf([...fixtures("stageAccount", { count: 3, seed: 7 })]);
const payload = JSON.stringify(fixture(EVENT));
const folder = makeFolder({
  [`${EVENT}.json`]: payload,
  [`${EVENT}.ndjson`]: payload,
  [`fixtures/${EVENT}.json`]: payload,
  [`events/${EVENT}.json`]: payload,
  "payload.json": payload,
  "contracts/order.placed-v1.schema.json": '{"type":"object"}',
  "bus.asyncapi.yaml":
    '{"asyncapi":"3.0.0","components":{"messages":{"order.sent-v1":{"payload":{}}}}}',
  "deployment.yaml": readFileSync(DEPLOYMENT, "utf8"),
  "lamps.json": '[{"place":"Pier 7"}]',
  "dump/messages.ndjson": messages,
  "captured.ndjson": linesOf(
    payloads.map((payload) => ({ type: "account.created", version: "v1", payload })),
  ),
  "captured.ndjson.gz": gzipSync(messages),
  ...{ "seen.json": SEEN, "monday.json": SEEN, "tuesday.json": SEEN },
  "a.ndjson": accounts,
  "accounts.ndjson": accounts,
  "products.json": linesOf([...fixtures("createProducts", { count: 1 })]),
  "products.ndjson": linesOf([...fixtures("createProducts", { count: 40 })].flat()),
});
afterAll(() => folder.remove());

const helps = new Map(
  await Promise.all(
    Object.entries(COMMANDS).map(
      async ([name, load]) => [name, commandHelp(await load(), 100)] as const,
    ),
  ),
);
const calls = readCommands(root, (name) => helps.get(name) ?? generalHelp(100)).filter(
  (call) => !call.endsWith("--help"),
);
const isElsewhere = (call: string): boolean => ELSEWHERE.some(([some]) => some.test(call));

/** The words of a call as a shell splits them, without where it writes to. */
const wordsOf = (call: string): string[] =>
  [...call.replace(/ > \S+$/, "").matchAll(/'([^']*)'|"([^"]*)"|([^\s"']+)/g)].map(
    ([word, ...parts]) => parts.find((part) => part !== undefined) ?? word,
  );

describe("a call of the command in a manual", () => {
  test.each(calls.filter((call) => !isElsewhere(call) && !SERVERS.test(call)))(
    "runs: %s",
    async (call) => {
      const [name = "", ...words] = wordsOf(call);
      const command = await COMMANDS[name]?.();
      if (!command) throw new Error(`There is no command ${name}.`);
      const few = words.map((word) => (/^\d{4,}$/.test(word) ? "50" : word));
      const outcome = await outcomeOf(command, few, {
        cwd: folder.path,
        stdin: (async function* () {
          yield Buffer.from(messagesOfBus);
        })(),
      });
      expect(outcome.code, outcome.err).toBeLessThan(2);
    },
  );

  test.each(calls.filter((call) => SERVERS.test(call) || call.startsWith("diff")))(
    "has words that the command takes: %s",
    async (call) => {
      // In a script a call may stand in quotes.
      const [name = "", ...words] = wordsOf(call.replace(/(?<=\w)"[ ,].*$/, ""));
      const command = await COMMANDS[name]?.();
      if (!command) throw new Error(`There is no command ${name}.`);
      expect(() => parseArguments(command, words)).not.toThrow();
    },
  );

  test.each(ELSEWHERE)("is left out for a reason that holds: %s", (some) => {
    expect(calls.filter((call) => some.test(call))).not.toEqual([]);
  });
});

test("every script of npm that a page names exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  const example = JSON.parse(
    readFileSync(join(root, "examples/import-console/package.json"), "utf8"),
  ) as typeof import("../../package.json");
  const known = [...Object.keys(scripts), ...Object.keys(example.scripts)];
  const named = [...PAGES.values()].flatMap((text) =>
    [...text.matchAll(/`npm run ([\w-]+)/g)].map(([, name = ""]) => name),
  );
  const run = BLOCKS.filter(({ language }) => language === "sh").flatMap(({ text }) =>
    [...text.matchAll(/^npm run ([\w-]+)/gm)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect([...named, ...run].filter((name) => !known.includes(name))).toEqual([]);
});
