// node hosts/cases/landing.ts FOLDER COUNT MUTANTS [SEED]: writes so many good payloads of each event, and
// so many mutants that are valid, in every carrier. landed.py reads from tables what was sent.
import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { EVENT_NAMES } from "../../src/events.ts";
import { fixture, fixtures } from "../../src/fixtures.ts";
import { openJudge } from "../../src/judge.ts";
import { mutate } from "../../test/reading/scanner/mutants.ts";
import { randomOf } from "../../test/seeded.ts";

/** An event, the id of its message, the JSON of its payload, and the message. */
type Sent = readonly [event: string, id: string, payload: string, message: string];
type Wrap = (text: string, event: string, id: string) => string;

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const json = JSON.stringify;

/** Payloads are texts, since a value would lose how its numbers and keys are written. */
const ENVELOPES: readonly Wrap[] = [
  (payload, type, id) => `{"type":${json(type)},"event_id":"${id}","payload":${payload}}`,
  (data, type, id) => `{"source":"/x","id":"${id}","type":${json(type)},"data":${data}}`,
  (data, type, id) => json({ source: "/x", id, type, data_base64: base64(data) }),
  (detail, type, id) => `{"id":"${id}","detail-type":${json(type)},"detail":${detail}}`,
];
const CARRIERS: readonly ((text: string) => object)[] = [
  (body) => ({ messageId: "1", body }),
  (Body) => ({ MessageId: "1", Body }),
  (Message) => ({ Type: "Notification", Message }),
  (Message) => ({ Sns: { Message } }),
  (Message) => ({ body: json({ Message }) }),
  (text) => ({ kinesis: { data: base64(text) } }),
  (text) => ({ recordId: "1", data: base64(text) }),
  (text) => ({ SequenceNumber: "1", Data: base64(text) }),
  (body) => ({ Records: [{ body }] }),
  (text) => ({ records: [{ data: base64(text) }] }),
];
/** Each envelope by itself, and in each carrier. */
const WAYS: readonly Wrap[] = ENVELOPES.flatMap((envelope) => [
  envelope,
  ...CARRIERS.map(
    (carry): Wrap =>
      (...sent) =>
        json(carry(envelope(...sent))),
  ),
]);

function send(payload: string, event: string, number: number): Sent {
  const way = WAYS[number % WAYS.length] as Wrap;
  return [event, `${number}`, payload, way(payload, event, `${number}`)];
}

function* goodPayloads(count: number, seed: number): Generator<Sent> {
  let number = 0;
  for (const event of EVENT_NAMES)
    for (const payload of fixtures(event, { count, seed }))
      yield send(json(payload), event, number++);
}

const module = readFileSync(new URL("../../generated/judge.wasm", import.meta.url));
/** Half of a pair, which has no room in a table, and what lies before a JSON text and is not part of it. */
const IS_ODD = /^[\0\ufeff]|\\ud[89a-f]/i;

/** Mutants of examples that are valid with integers of 64 bits. */
async function* validMutants(count: number, seed: number): AsyncGenerator<Sent> {
  const judge = await openJudge({ module, integers: "int64" });
  const random = randomOf(seed);
  for (let number = 0; number < count; ) {
    const event = EVENT_NAMES[number % EVENT_NAMES.length] as string;
    let text = json(fixture(event), undefined, random(4) ? 0 : 1);
    for (let left = 1 + random(3); left > 0; left--) text = mutate(text, random);
    const sent = send(text, event, number);
    // A mutant may also end the object that it lies in.
    const judged = judge.judge([text, sent[3]], [event, null]);
    if (IS_ODD.test(text) || judged.some(({ verdict }) => verdict !== "valid")) continue;
    yield sent;
    number++;
  }
}

async function write(file: string, all: Iterable<Sent> | AsyncIterable<Sent>): Promise<void> {
  const out = createWriteStream(file);
  for await (const sent of all) if (!out.write(`${json(sent)}\n`)) await once(out, "drain");
  out.end();
  await once(out, "close");
}

const [folder, ...numbers] = process.argv.slice(2);
const [count = 0, mutants = 0, seed = 1] = numbers.map(Number);
if (folder === undefined) {
  process.stderr.write("Say where: node hosts/cases/landing.ts FOLDER COUNT MUTANTS [SEED]\n");
  process.exitCode = 2;
} else {
  await write(join(folder, "good.ndjson"), goodPayloads(count, seed));
  await write(join(folder, "mutants.ndjson"), validMutants(mutants, seed));
}
