// Names of fields with a neutral word, read by the word of the bus: alike by the library, the module and
// the command.
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { loadEvent, parseEvent } from "../../../src/events.ts";
import { fixture } from "../../../src/fixtures.ts";
import { openJudge } from "../../../src/judge.ts";
import { NEUTRAL_FIELDS } from "../../../src/library/names/neutral.ts";
import { createReceiver, on } from "../../../src/receive.ts";
import { folderOfTest } from "../../cli/run-cli.ts";
import { outcomeOf } from "../../cli/run-command.ts";

const EVENT = "ink.message_attachment.safe-v1";
const NAMES = Object.keys(NEUTRAL_FIELDS) as (typeof EVENT)[];
const words = { objstore: "s3" };

/** A payload as a bus has it. */
const sent = (name: typeof EVENT, word: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(fixture(name)).replaceAll("objstore_", `${word}_`));

test("the list has every field of the catalogue with the neutral word", async () => {
  const found = EVENT_NAMES.map((name) => {
    const fields = Object.keys(fixture(name)).filter((field) => field.includes("objstore"));
    return [name, fields] as const;
  }).filter(([, fields]) => fields.length > 0);
  expect(found.map(([name]) => name).sort()).toEqual([...NAMES].sort());
  for (const [name, fields] of found)
    expect([...fields].sort()).toEqual([...(NEUTRAL_FIELDS[name] ?? [])].sort());
});

test.each(["s3", "storage", "a-word-with-32-characters-in-it_"])(
  "the module reads all of them by the word %s, and then by the neutral one again",
  async (word) => {
    const judge = await openJudge({ words: { objstore: word }, unknown: "report" });
    const messages = (other: string) =>
      NAMES.map((type) => JSON.stringify({ type, payload: sent(type, other) }));
    for (const { verdict, faults } of judge.judge(messages(word)))
      expect([verdict, faults]).toEqual(["valid", []]);
    const fields = NEUTRAL_FIELDS[EVENT]?.map((field) => field.replace("objstore", word)).sort();
    const [row] = judge.judge([JSON.stringify({ type: EVENT, payload: sent(EVENT, "objstore") })]);
    const required = row?.faults.filter(({ code }) => code === "required");
    expect(required?.map(({ attr }) => attr).sort()).toEqual(fields);
    expect(required?.map(({ detail }) => detail).sort()).toEqual(
      fields?.map((field) => `${field} is required`),
    );
    const usual = await openJudge();
    expect(usual.judge(messages("objstore")).map(({ verdict }) => verdict)).toEqual(
      NAMES.map(() => "valid"),
    );
  },
);

test("a word that is none is refused", async () => {
  for (const objstore of ["", "a b", "x".repeat(33), 'a"'])
    await expect(openJudge({ words: { objstore } })).rejects.toThrow("words is an object with");
  await expect(openJudge({ words: { other: "x" } as never })).rejects.toThrow("words is");
  await expect(parseEvent(EVENT, {}, { words: { objstore: "a b" } })).rejects.toThrow("a b is not");
});

test("parseEvent hands over the names of the contract, and tells those that were sent", async () => {
  const known = await parseEvent(EVENT, sent(EVENT, "s3"), { words });
  expect(known).toMatchObject({ kind: "known", payload: fixture(EVENT) });
  const wrong = { ...sent(EVENT, "s3"), s3_key: 7 };
  const result = await parseEvent(EVENT, wrong, { words });
  expect(result).toMatchObject({
    issues: [{ attr: "s3_key", detail: "s3_key must be a string, not the number 7" }],
  });
  const none = await parseEvent(EVENT, fixture(EVENT), { words });
  expect(none.kind === "invalid" && none.issues.map(({ attr }) => attr).sort()).toEqual([
    "s3_bucket",
    "s3_key",
  ]);
});

test("a receiver hands over the names of the contract", async () => {
  const handled: unknown[] = [];
  const invalid: unknown[] = [];
  const receiver = createReceiver({
    events: [on(await loadEvent(EVENT), (payload) => void handled.push(payload))],
    unknown: () => {},
    invalid: (_, issues) => void invalid.push(...issues),
    words,
  });
  const payload = sent(EVENT, "s3");
  await receiver.message({ type: EVENT, payload });
  await receiver.message({ type: EVENT, payload: { ...payload, s3_key: null } });
  expect(handled).toEqual([fixture(EVENT)]);
  expect(invalid).toMatchObject([{ attr: "s3_key", detail: "s3_key must be a string, not null" }]);
});

test("--word names the word", async () => {
  const cwd = folderOfTest({
    "a.ndjson": ["s3", "objstore"]
      .map((word) => JSON.stringify({ type: EVENT, payload: sent(EVENT, word) }))
      .join("\n"),
  });
  const { code, out } = await outcomeOf(validate, ["a.ndjson", "--word", "objstore=s3"], { cwd });
  expect([code, out]).toEqual([1, expect.stringContaining("s3_key is required")]);
  const wrong = await outcomeOf(validate, ["a.ndjson", "--word", "s3"], { cwd });
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("--word takes objstore=")]);
});

const payload = fixture("account.created-v1");
test.each([
  [{ type: "account.created", version: "v1", payload }, "valid"],
  [{ type: "account.created", version: "1", payload }, "valid"],
  [{ type: "account.created", version: 1, payload }, "valid"],
  [{ "detail-type": "account.created", version: "v1", detail: payload }, "valid"],
  [{ type: "account.created-v1", version: "v9", payload }, "valid"],
  [{ version: "0", "detail-type": "account.created-v1", detail: payload }, "valid"],
  [{ version: "0", "detail-type": "account.created", detail: payload }, "unknown_event"],
  [{ type: "account.created", version: "v9", payload }, "unknown_version"],
  [{ type: "account.created", version: "x", payload }, "unknown_event"],
  [{ type: "account.created", version: 1.5, payload }, "unknown_event"],
  [{ type: "account.created", version: null, payload }, "unknown_event"],
  [{ type: "account.created", version: 1 }, "invalid"],
])("the version beside a name: %j is %s", async (message, verdict) => {
  const [row] = (await openJudge()).judge([JSON.stringify(message)]);
  expect(row?.verdict).toBe(verdict);
  const handled: unknown[] = [];
  const receiver = createReceiver({
    events: [on(await loadEvent("account.created-v1"), (given) => void handled.push(given))],
    unknown: () => {},
    invalid: () => {},
  });
  await receiver.message(message);
  expect(handled).toEqual(verdict === "valid" ? [payload] : []);
});
