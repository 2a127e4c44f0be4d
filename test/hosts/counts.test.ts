// What is counted adds up to the same bytes, whatever the order and the split. SPLITS says how many.
import { expect, test } from "vitest";
import { readCases } from "../../hosts/cases/cases.ts";
import { addCounts, openJudge } from "../../src/judge.ts";
import { type Random, seeded } from "../seeded.ts";

const SPLITS = Number(process.env.SPLITS ?? 20);
const event = "account.created-v1";
const messages: readonly Uint8Array[] = [
  ...readCases().flatMap(({ message }) => (message.length < 10_000 ? [message] : [])),
  ...Array.from({ length: 90 }, (_, number) =>
    Buffer.from(JSON.stringify({ type: event, payload: { [`u${number}`]: number } })),
  ),
  ...Array.from({ length: 90 }, (_, number) =>
    Buffer.from(JSON.stringify({ type: `new_${number}.event-v1`, payload: {} })),
  ),
];

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [all[last], all[other]] = [all[other] as Item, all[last] as Item];
  }
  return all;
}

test("counts of random splits add up to those of all", async () => {
  const judge = await openJudge({ counts: true });
  judge.judge(messages);
  const known = judge.counts();
  expect(Object.keys(JSON.parse(known).unknown_events.names)).toHaveLength(64);
  const random = seeded(63);
  for (let split = 0; split < SPLITS; split++) {
    let documents: string[] = [];
    for (let rest = shuffled(messages, random); rest.length > 0; ) {
      judge.judge(rest.splice(0, 1 + random(300)));
      documents.push(judge.counts());
      if (random(3) === 0) documents = [addCounts(...documents)];
    }
    expect(addCounts(...shuffled(documents, random))).toBe(known);
  }
});
