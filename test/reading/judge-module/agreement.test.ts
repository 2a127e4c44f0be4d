// Both modules say of every message what the slow way says, which parses it and builds values.
// JUDGE_MUTANTS=1000000 makes it so many messages.
import { expect, test } from "vitest";
import { WINDOW_AT, WINDOW_SIZE } from "../../../src/reading/scanner/assembly/layout.ts";
import { seeded } from "../../seeded.ts";
import { anyText } from "./messages.ts";
import { OwnModule, PublishedModule } from "./modules.ts";
import { byModule, slowly } from "./slowly.ts";

const MUTANTS = Number(process.env.JUDGE_MUTANTS ?? 10_000);
const TIMEOUT = 120_000 + MUTANTS * 2;
const BATCH = 50;

test(`Node's own module says of ${MUTANTS} messages what the slow way says`, {
  timeout: TIMEOUT,
}, () => {
  const random = seeded(51);
  const own = new OwnModule();
  const verdicts = new Set<unknown>();
  for (let made = 0; made < MUTANTS; made++) {
    const { text, options } = anyText(random);
    if (options.versionAt) continue;
    own.set(options);
    const judged = own.judge(text);
    const [mine, slow] = [byModule(text, judged), slowly(text, options)];
    for (const { verdict } of judged) verdicts.add(verdict);
    if (JSON.stringify(mine) !== JSON.stringify(slow))
      expect(mine, `${JSON.stringify(options)} ${text}`).toEqual(slow);
  }
  // None is left to the host.
  expect([...verdicts].sort()).toEqual([
    "invalid",
    "invalid_json",
    "missing_event_name",
    "unknown_event",
    "unknown_version",
    "valid",
  ]);
});

const X = "x".repeat(78);
test.each([
  ...["\ud800", "\udc00", "n\ud800n", "n\udc00\ud800n", `${X}😀`, `${X}x😀`, `${X}xx😀`],
  ...[
    `${X}\ud83dx`,
    `${X}x\ud83d`,
    `${X}x\ud83dx`,
    `${X}x\ude00x`,
    `${X}\ud83d😀`,
    `${X}x\ud83d😀`,
  ],
  ...["\ud800account.created-v1", "account\udc00.created-v1"],
])("the name %j is shown as the slow way shows it", (type) => {
  const message = (name: string) => `{"type":${name},"payload":{}}`;
  // In the second one a half is a character of the text inside.
  const texts = [JSON.stringify(type), `"${type}"`].map(message);
  const own = new OwnModule();
  const published = new PublishedModule();
  for (const text of [...texts.slice(0, 1), ...texts.map((body) => JSON.stringify({ body }))]) {
    own.set({});
    const judged = own.judge(text);
    expect(byModule(text, judged), text).toEqual(slowly(text, {}));
    expect(published.judge([text])[0]?.faults).toEqual(judged[0]?.faults);
  }
});

test("what was read to find its end is judged as what was not", () => {
  const random = seeded(53);
  const own = new OwnModule();
  let ends = 0;
  for (let made = 0; made < 2000; made++) {
    const { text, options } = anyText(random);
    own.set(options);
    const alone = own.judge(text);
    const bytes = Buffer.from(text);
    if (bytes.length > WINDOW_SIZE - 2) continue;
    const window = () => new Uint8Array(own.exports.memory.buffer, WINDOW_AT, WINDOW_SIZE);
    window().set([...bytes, 0x0a, 0x7b]);
    const end = own.exports.endOf(0, bytes.length + 2);
    if (end === 0 || end !== bytes.length) continue; // 0 is no end
    ends++;
    const isSafe = own.exports.isSafeTo(60);
    expect([0, 1]).toContain(isSafe);
    expect(own.read(own.exports.judgeText(WINDOW_AT, end, true)), text).toEqual(alone);
    // Another text at this place is read anew.
    own.exports.endOf(0, end);
    window().fill(0x20, 0, end);
    expect(own.read(own.exports.judgeText(WINDOW_AT, end))[0]?.verdict).toBe("invalid_json");
  }
  expect(ends).toBeGreaterThan(500);
});

test(`the published module says of ${MUTANTS} messages what Node's own says`, {
  timeout: TIMEOUT,
}, () => {
  const random = seeded(52);
  const own = new OwnModule();
  const published = new PublishedModule();
  const { events } = published.about;
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
      ({ text, options }) =>
        // Only the published module knows what a text begins as.
        !options.nameAt && options.fileEvent === undefined && !/^[\0\ufeff]/.test(text),
    );
    published.set(shared);
    const numbers = given.map(({ options: { event } }) => (event ? events.indexOf(event) : -1));
    const rows = published.judge(
      given.map(({ text }) => text),
      numbers,
    );
    for (const [index, { text, options }] of given.entries()) {
      own.set({ ...shared, event: options.event });
      const judged = own.judge(text);
      const speaker = judged.find(({ verdict }) => verdict !== "valid") ?? judged[0];
      const faults = judged.flatMap((one) => one.faults).slice(0, limit);
      carried += Number(judged.length > 1);
      expect(rows[index], text).toEqual({
        verdict: speaker?.verdict,
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
