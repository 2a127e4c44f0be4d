// The module says of every message what the library says, which parses it and builds values; and ajv says
// so of each payload. JUDGE_MUTANTS=1000000 makes it so many messages.
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { fixture } from "../../../src/fixtures.ts";
import { type Random, seeded } from "../../seeded.ts";
import { mutate } from "../scanner/mutants.ts";
import { anyText } from "./messages.ts";
import { type JudgeOptions, PublishedModule, readModule } from "./modules.ts";
import { byModule, slowly } from "./slowly.ts";

const MUTANTS = Number(process.env.JUDGE_MUTANTS ?? 10_000);
const TIMEOUT = 120_000 + MUTANTS * 2;
const BATCH = 50;
const names: readonly string[] = EVENT_NAMES;

const settingsOf = ({ nameAt, versionAt, payloadAt, fileEvent }: JudgeOptions) => ({
  name_at: nameAt,
  version_at: versionAt,
  payload_at: payloadAt,
  file_event: fileEvent,
});
/** What a text begins as is named by the module alone. */
const isOdd = (text: string): boolean => /^[\0\ufeff]/.test(text);

describe.each(["judge", "judge-simd"] as const)("%s.wasm", (file) => {
  test(`says of ${MUTANTS} messages what the library says`, { timeout: TIMEOUT }, () => {
    const random = seeded(51);
    const module = new PublishedModule(readModule(file));
    const verdicts = new Set<unknown>();
    for (let made = 0; made < MUTANTS; made++) {
      const { text, options } = anyText(random);
      if (isOdd(text)) continue;
      module.set({ ...options, eachRecord: true });
      expect(module.settle(settingsOf(options))).toBe(true);
      const judged = module.each(text, options.event ? names.indexOf(options.event) : -1);
      const [mine, slow] = [byModule(text, judged), slowly(text, options)];
      for (const { verdict } of judged) verdicts.add(verdict);
      if (JSON.stringify(mine) !== JSON.stringify(slow))
        expect(mine, `${JSON.stringify(options)} ${text}`).toEqual(slow);
    }
    expect([...verdicts].sort()).toEqual([
      "invalid",
      "invalid_json",
      "missing_event_name",
      "not_utf8", // a record in base64
      "unknown_event",
      "unknown_version",
      "valid",
    ]);
  });
});

const carriedVerdict = (verdict: string | undefined) =>
  verdict === "invalid_json" || verdict === "not_utf8" ? "invalid" : verdict;

test(`a batch is one row of what its records are, for ${MUTANTS} messages`, {
  timeout: TIMEOUT,
}, () => {
  const random = seeded(52);
  const [each, published] = [new PublishedModule(readModule("judge-simd")), new PublishedModule()];
  let carried = 0;
  for (let made = 0; made < MUTANTS; made += BATCH) {
    const limit = [1e9, 1000, 2, 1][random(4)] ?? 1;
    const shared = {
      unknown: random(2) === 0,
      nulls: random(3) === 0,
      hidden: random(3) === 0,
      limit,
      json: true,
    };
    const given = Array.from({ length: BATCH }, () => anyText(random)).filter(
      ({ options }) => !options.nameAt && options.fileEvent === undefined,
    );
    published.set(shared);
    each.set({ ...shared, eachRecord: true });
    const numbers = given.map(({ options: { event } }) => (event ? names.indexOf(event) : -1));
    const rows = published.judge(
      given.map(({ text }) => text),
      numbers,
    );
    for (const [index, { text }] of given.entries()) {
      const judged = each.each(text, numbers[index]);
      const speaker = judged.find(({ verdict }) => verdict !== "valid") ?? judged[0];
      const faults = judged.flatMap((one) => one.faults).slice(0, limit);
      carried += Number(judged.length > 1);
      expect(rows[index], text).toEqual({
        // A record that is a row is a message itself.
        verdict: speaker?.record === null ? speaker.verdict : carriedVerdict(speaker?.verdict),
        event: speaker?.event,
        count: judged.reduce((sum, { count }) => sum + count, 0),
        firstCode: faults[0]?.code ?? "",
        firstPath: faults[0]?.attr ?? "",
        json: faults.length > 0 ? JSON.stringify(faults) : "",
        faults,
      });
    }
  }
  expect(carried).toBeGreaterThan(MUTANTS / 200);
});

/** The code that ajv generated for each event. */
const AJV = new Map(
  await Promise.all(
    EVENT_NAMES.map(async (name): Promise<[string, (value: unknown) => boolean]> => {
      const [guard] = Object.values(await import(`../../../generated/ajv/${name}.js`));
      return [name, guard as (value: unknown) => boolean];
    }),
  ),
);

test(`ajv accepts of ${MUTANTS} payloads what the module accepts, and nothing else`, {
  timeout: TIMEOUT,
}, () => {
  const random = seeded(54);
  const module = new PublishedModule(readModule("judge-simd"));
  module.set({ eachRecord: true });
  const seen = { valid: 0, invalid: 0 };
  for (let made = 0; made < MUTANTS; made++) {
    const name = EVENT_NAMES[random(EVENT_NAMES.length)] as (typeof EVENT_NAMES)[number];
    const text = mutate(JSON.stringify(fixture(name)), random);
    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch {
      continue;
    }
    const [row] = module.each(text, names.indexOf(name));
    const isRight = AJV.get(name)?.(payload) === true;
    seen[isRight ? "valid" : "invalid"]++;
    if ((row?.verdict === "valid") !== isRight) expect.fail(`${name} ${row?.verdict} ${text}`);
  }
  expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(MUTANTS / 50);
});

describe("text in place", () => {
  const WHOLE = 2;
  const spaces = ["", " ", "\n", "\r\n", "\n\n \t"];
  /** Messages that are objects, as they lie in a file. */
  function anyFile(random: Random) {
    const messages: string[] = [];
    while (messages.length < 1 + random(8)) {
      const { text, options } = anyText(random);
      if (options.nameAt || options.fileEvent !== undefined || !text.startsWith("{")) continue;
      try {
        JSON.parse(text);
        messages.push(text.trimEnd());
      } catch {}
    }
    return messages;
  }

  test.each(["judge", "judge-simd"] as const)("%s.wasm judges messages where they lie", (file) => {
    const random = seeded(55);
    const module = new PublishedModule(readModule(file));
    for (let made = 0; made < MUTANTS / 20; made++) {
      const messages = anyFile(random);
      const texts = messages.map((text) => text + (spaces[random(spaces.length)] ?? ""));
      const bytes = Buffer.from(texts.join(""));
      const { rows, columns, used, lines } = module.text(bytes, { how: random(2) ? WHOLE : 1 });
      expect(rows).toEqual(module.judge(messages));
      expect([used, lines]).toEqual([bytes.length, texts.join("").split("\n").length - 1]);
      const places = rows.map((_, row) => [columns.start?.[row] ?? 0, columns.end?.[row] ?? 0]);
      const found = places.map(([start, end]) => bytes.toString("utf8", start, end));
      expect(found).toEqual(messages);
      // What is cut off is left for the next call, however little of it is there.
      const cut = places.at(-1) ?? [0, 0];
      const to = (cut[0] ?? 0) + random((cut[1] ?? 0) - (cut[0] ?? 0));
      expect(module.text(bytes, { to }).rows).toEqual(rows.slice(0, -1));
      const rest = module.text(bytes, { from: cut[0] });
      expect(rest.rows).toEqual(rows.slice(-1));
    }
  });

  test("text that is not JSON is one row, up to the next line that begins with a bracket", () => {
    const module = new PublishedModule();
    const text = 'x {}\n{"a":\n 1\n{}\n[1]\n{"b":"\xff"}{"c"';
    const bytes = Buffer.from(text, "latin1");
    const last = module.text(bytes, { how: 1 });
    const cutAt = (columns: typeof last.columns) =>
      (columns.start ?? []).map((start, row) => text.slice(start, columns.end?.[row]));
    expect(cutAt(last.columns)).toEqual(["x {}", '{"a":\n 1', "{}", "[1]", '{"b":"\xff"}', '{"c"']);
    expect(last.rows.map(({ verdict }) => verdict)).toEqual([
      "invalid_json",
      "invalid_json",
      "missing_event_name",
      "missing_event_name",
      "not_utf8",
      "invalid_json",
    ]);
    const open = module.text(bytes);
    expect([cutAt(open.columns).length, open.used]).toEqual([5, text.indexOf('{"c"')]);
    const items = module.text(bytes, { from: text.indexOf("[1]"), how: 2 });
    expect(cutAt(items.columns)).toEqual(["1", '{"b":"\xff"}']);
  });

  test("what is longer than it may be is told once, and the rest of it is passed over", () => {
    const module = new PublishedModule();
    const found: (string | undefined)[] = [];
    const text = `{"a":[\n ${"7,".repeat(50)}\n  {}\n]}\n{}\n{`;
    module.set({ longest: 20 });
    module.pieces(Buffer.from(text), 15, (start, end, detail) =>
      found.push(`${start < 8 ? text.slice(0, 8) : text.slice(start, end)} ${detail}`),
    );
    expect(found).toEqual([
      '{"a":[\n  the text is too long',
      "{} nothing names the event",
      '{ expected a field name in quotes or "}", not the end of the input',
    ]);
  });

  test("refuses what lies outside of the input", () => {
    const { exports } = new PublishedModule();
    exports.input(10);
    for (const [from, to] of [
      [0, 11],
      [5, 4],
      [0, 2 ** 32 - 1],
    ] as const)
      expect([exports.text(from, to, -1, 0), exports.error()]).toEqual([0, 2]);
    for (const event of [-2, -3, EVENT_NAMES.length])
      expect([exports.text(0, 0, event, 0), exports.error()]).toEqual([0, 3]);
  });
});

describe("settings", () => {
  const EVENT = "account.created-v1";
  const payload = fixture(EVENT);
  const message = JSON.stringify({ type: EVENT, payload });

  test.each([
    "[]",
    "7",
    "{",
    '{"name_at":"type"}',
    '{"name_at":[1]}',
    '{"file_event":[]}',
    '{"names":[]}',
    '{"name_at":["a"],"name_at":["b"]}',
    '{"chosen_event":"no.such-v1"}',
  ])("%s are refused, and then there are none", (json) => {
    const module = new PublishedModule();
    expect(module.settle({ name_at: ["n"] })).toBe(true);
    expect([module.settle(json), module.exports.error()]).toEqual([false, 5]);
    expect(module.judge([message])[0]?.verdict).toBe("valid");
  });

  test("a chosen event judges the payload, and the name of the message is told", () => {
    const module = new PublishedModule();
    expect(module.settle({ chosen_event: "agreement.revoked-v1" })).toBe(true);
    const { rows, columns } = module.text(Buffer.from(message));
    expect(rows.map(({ verdict, event }) => [verdict, event])).toEqual([
      ["invalid", "agreement.revoked-v1"],
    ]);
    expect(Buffer.from(columns.name ?? []).toString()).toBe(EVENT);
  });

  test("the payload of another event is left to the host, in front of ours, too", () => {
    const module = new PublishedModule();
    const own = '{"type":"own-v1","payload":{"a": [1 , {}] }}';
    const carried = JSON.stringify({ Records: [{ body: own }, { body: message }] });
    expect(module.settle({ other_events: ["own-v1", EVENT] })).toBe(true);
    module.set({ eachRecord: true });
    const text = Buffer.from([own, carried, message].join("\n"));
    const { columns } = module.text(text);
    const first = EVENT_NAMES.length;
    expect(columns.event).toEqual([first, first, first + 1, first + 1]);
    expect(columns.row).toEqual([0, 1, 1, 2]);
    expect(columns.of_record).toEqual([-1, 0, 1, -1]);
    const ends = columns.payload_offsets ?? [];
    const payloads = Buffer.from(columns.payload ?? []);
    const found = ends.slice(1).map((end, row) => payloads.toString("utf8", ends[row], end));
    const json = JSON.stringify(payload);
    expect(found).toEqual(['{"a": [1 , {}] }', '{"a": [1 , {}] }', json, json]);
    expect(columns.payload_at?.[0]).toBe(own.indexOf('{"a"'));
  });

  test("unknown fields may be told beside the faults", () => {
    const module = new PublishedModule();
    const odd = message.replace('"payload":{', '"payload":{"x":1,"y":1,');
    module.set({ told: true, limit: 1 });
    const [row, bad] = module.judge([odd, odd.replace("account_user_emails", "z")]);
    expect([row?.verdict, row?.count, row?.firstCode, row?.firstPath]).toEqual([
      "valid",
      0,
      "",
      "",
    ]);
    expect(row?.faults.map(({ attr }) => attr)).toEqual(["x"]);
    expect([bad?.verdict, bad?.count, bad?.firstCode]).toEqual(["invalid", 1, "required"]);
    expect(bad?.faults.map(({ code }) => code)).toEqual(["unknown_field", "required"]);
  });
});
