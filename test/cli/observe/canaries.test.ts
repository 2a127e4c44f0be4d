// Values that nobody may see, in every position of a message: none gets into a document or a report.
// `OBSERVE_CANARIES=1000000 npx vitest run test/cli/observe/canaries.test.ts` takes more of them.
import { expect, test } from "vitest";
import { observe } from "../../../src/cli/observe/command.ts";
import { seeded } from "../../seeded.ts";
import { runCommand } from "../run-command.ts";

const CANARIES = Number(process.env.OBSERVE_CANARIES ?? 10_000);
const TYPE = "contract-groups.version-created";
const EVENT = `${TYPE}-v1`;
const base64 = (text: string): string => Buffer.from(text).toString("base64");
const json = JSON.stringify;
const inside = (payload: unknown, more = {}): string => json({ type: EVENT, payload, ...more });
/** Names that a document may keep, because they look like those of the contract. */
const looksLikeAName = (canary: string): string => canary.toLowerCase();

/** Messages with a canary each. A canary has capital letters and digits, or only digits. */
const POSITIONS: readonly ((canary: string, digits: string) => string)[] = [
  // values: of fields, of other types, of fields that the contract does not have, of the payload
  (canary) => inside({ contract_identifier: canary, managing_party_identifier: [canary] }),
  (_, digits) => inside({ contract_identifier: `2026-11-28T10:00:00.${digits}Z`, number: digits }),
  (_, digits) => `{"type":"${EVENT}","payload":{"created_versions":${digits},"other":-${digits}}}`,
  (_, digits) => `{"type":"${EVENT}","payload":{"created_versions":[{"traits":[0.${digits}]}]}}`,
  (canary) => inside({ superseded_versions: [canary, { effective_period: { start: canary } }] }),
  (canary) => inside({ other: { deeper: [{ still: canary }] } }),
  (canary) => inside(canary),
  (canary) => inside([canary]),
  // keys: at every depth, with escapes, twice
  (canary) => inside({ [canary]: 1, [`${canary} and more`]: 2, [`x_${canary}`]: 3 }),
  (canary) => inside({ created_versions: [{ [canary]: {}, effective_period: { [canary]: 1 } }] }),
  (canary) => `{"type":"${EVENT}","payload":{"\\u0061${canary}":1,"\\u0061${canary}":2}}`,
  (_, digits) => inside({ [digits]: digits, [`${digits}_x`]: 1 }),
  // names and versions
  (canary) => json({ type: `${canary}-v1`, payload: {} }),
  (canary) => json({ type: `account.${canary}-1.0.0`, payload: {} }),
  (canary, digits) => json({ type: `${TYPE}-v${digits}.${canary}`, payload: {} }),
  (canary) => json({ type: TYPE, version: canary, payload: {} }),
  (canary) => json({ type: canary, payload: {} }),
  // times, ids and other fields of envelopes
  (canary, digits) => inside({}, { time: canary, id: canary, [canary]: digits }),
  (_, digits) => inside({}, { time: `2026-11-28T10:00:00.${digits}Z` }),
  (canary, digits) =>
    json({
      ...{
        specversion: "1.0",
        id: canary,
        source: `/${canary}`,
        subject: canary,
        sequence: digits,
      },
      ...{ type: EVENT, time: `2026-11-28T10:00:00.${digits}Z`, data: { [canary]: canary } },
    }),
  (canary, digits) =>
    json({
      ...{ version: "0", id: canary, "detail-type": EVENT, source: canary, account: digits },
      ...{ time: `2026-11-28${digits}`, region: canary, resources: [canary, `subject/${canary}`] },
      detail: { contract_identifier: canary },
    }),
  // texts in texts, base64, records
  (canary) =>
    json({
      Records: [{ messageId: canary, body: inside({ [canary]: canary }), attributes: { canary } }],
    }),
  (canary) =>
    json({
      Records: [{ kinesis: { partitionKey: canary, data: base64(inside({ [canary]: canary })) } }],
    }),
  (canary) =>
    json({
      records: {
        [canary]: [
          {
            topic: canary,
            key: canary,
            value: base64(inside({ [canary]: canary })),
            headers: [{ [canary]: canary }],
          },
        ],
      },
    }),
  (canary) =>
    json({
      specversion: "1.0",
      type: EVENT,
      id: "1",
      source: "/",
      data_base64: base64(json({ [canary]: canary })),
    }),
  (canary) =>
    json({
      Message: json({
        Message: inside({ contract_identifier: json({ [canary]: base64(canary) }) }),
      }),
    }),
  (canary) => json({ Records: [{ body: canary }, { body: `{"${canary}` }] }),
  // what is not a message
  (canary) => canary,
  (canary) => `{"type":"${EVENT}","payload":{"${canary}`,
  (canary) => json({ [canary]: canary }),
  // names that look like those of the contract
  (canary) => inside({ [looksLikeAName(canary)]: canary }),
  (canary) => json({ type: `account.${looksLikeAName(canary)}-v1`, payload: { [canary]: canary } }),
];

test(`none of ${CANARIES} canaries is told`, async () => {
  const random = seeded(63);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const forbidden: string[] = [];
  const kept: string[] = [];
  async function* messages() {
    for (let index = 0; index < CANARIES; index += 2) {
      const canary = Array.from({ length: 16 }, () => letters[random(letters.length)]).join("");
      const digits = Array.from({ length: 16 }, () => 1 + random(9)).join("");
      forbidden.push(canary, digits);
      kept.push(looksLikeAName(canary));
      const message = POSITIONS[(index / 2) % POSITIONS.length]?.(canary, digits);
      yield Buffer.from(`${message}\n`);
    }
  }
  const { out: document } = await runCommand(observe, ["-"], { stdin: messages() });
  const reports = await Promise.all(
    [[], ["--format", "json"], ["--format", "markdown"]].map(async (format) => {
      const stdin = (async function* () {
        yield Buffer.from(document);
      })();
      return (await runCommand(observe, ["--report", "-", ...format], { stdin })).out;
    }),
  );
  const told = reports.join("\n");
  const halves = (canary: string) => [canary.slice(0, 8), canary.slice(8)];
  expect(forbidden.flatMap(halves).filter((half) => document.includes(half))).toEqual([]);
  expect([...forbidden, ...kept].flatMap(halves).filter((half) => told.includes(half))).toEqual([]);
  // What looks like a name is kept, some of it. So canaries came as far as that.
  expect(kept.filter((name) => document.includes(name)).length).toBeGreaterThan(50);
  expect(document.match(/\d{4}-\d\d-\d\d[^"]/g)).toBeNull();
});
