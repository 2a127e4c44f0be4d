// Relays in their own processes are killed again and again, and the receiver refuses 5 percent.
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { EventEnvelope } from "../../../src/library/envelopes/write-envelope.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { seeded } from "../../seeded.ts";
import { ENGINES, figure, openPlace } from "./engines.ts";
import { runProcess } from "./run-process.ts";
import { addEvent } from "./sample-data.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const random = seeded(8);
const SUBJECTS = 10;
const KILLS = Number(process.env.RELAY_KILLS ?? 3);
const TIMEOUT = 300_000 + KILLS * 5_000;
/** So many of each subject that they do not come to their end before the last kill. */
const EVENTS = KILLS * 2;
const ALL = Array.from({ length: EVENTS }, (_, index) => index + 1);

/** The receiver, and what it has accepted. */
interface Receiver {
  readonly url: string;
  /** By subject, the sequences of its events as they came, including repeats. */
  readonly taken: Map<string, number[]>;
  failures: number;
  close(): void;
}

const receivers: Receiver[] = [];
afterEach(() => {
  for (const receiver of receivers.splice(0)) receiver.close();
});

describe.each(ENGINES)("relays that are killed, %s", (engine, freshPlace) => {
  test("lose no event and deliver those of a subject in order", { timeout: TIMEOUT }, async () => {
    const place = await freshPlace();
    const store = await openPlace(place);
    const receiver = await openReceiver();
    const sink = `webhook:${receiver.url}`;
    await store.outbox.addSink(sink);
    const killing = killRelays(place, receiver.url);
    await addEvents(store);
    await killing;
    const last = await runProcess("carry-events.ts", [place, receiver.url]);
    while ((await store.outbox.countPending(sink)) > 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await last.kill();
    expect([...receiver.taken.keys()].length).toBe(SUBJECTS);
    for (const places of receiver.taken.values()) expect(withoutRepeats(places)).toEqual(ALL);
    const received = [...receiver.taken.values()].flat().length;
    expect(receiver.failures).toBeGreaterThan(0);
    figure(
      `relays, ${engine}: ${SUBJECTS * EVENTS} events of ${SUBJECTS} subjects, ${KILLS} kills of 2 relays, ${receiver.failures} refusals; 0 lost, 0 out of order, ${received - SUBJECTS * EVENTS} came again`,
    );
    await store.close();
  });
});

test("a relay into a file, killed again and again, leaves whole lines of every event in order", {
  timeout: TIMEOUT,
}, async () => {
  const place = temporaryDirectory();
  const file = join(temporaryDirectory(), "events.ndjson");
  const store = await openPlace(place);
  await store.outbox.addSink(`file:${file}`);
  const adding = addEvents(store);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const size = sizeOf(file);
    const relay = await runProcess("carry-to-file.ts", [place, file]);
    await relay.nextLine();
    // It is killed after it has written events and before it has settled them.
    while (sizeOf(file) <= size && (await store.outbox.countPending(`file:${file}`)) > 0)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await relay.kill();
  }
  await adding;
  const last = await runProcess("carry-to-file.ts", [place, file]);
  while ((await store.outbox.countPending(`file:${file}`)) > 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await last.kill();
  const events = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): EventEnvelope => JSON.parse(line));
  const places = Map.groupBy(events, ({ subject }) => subject);
  expect(places.size).toBe(SUBJECTS);
  for (const envelopes of places.values())
    expect(withoutRepeats(envelopes.map(({ sequence }) => sequence))).toEqual(ALL);
  figure(
    `relay into a file, SQLite: ${SUBJECTS * EVENTS} events, ${KILLS} kills; 0 lost, 0 torn, ${events.length - SUBJECTS * EVENTS} came again`,
  );
  await store.close();
});

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Keeps two relays running, and kills one of them at random moments. */
async function killRelays(place: string, url: string): Promise<void> {
  const start = async () => {
    const relay = await runProcess("carry-events.ts", [place, url]);
    await relay.nextLine();
    return relay;
  };
  const relays = await Promise.all([start(), start()]);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, random(100)));
    await relays.shift()?.kill();
    relays.push(await start());
  }
  for (const relay of relays) await relay.kill();
}

async function addEvents(store: Store): Promise<void> {
  for (let event = 0; event < EVENTS; event += 1) {
    const subjects = Array.from({ length: SUBJECTS }, (_, index) => `subject ${index}`);
    await Promise.all(
      subjects.map((subject) => store.write((writer) => addEvent(writer, subject))),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function openReceiver(): Promise<Receiver> {
  const taken = new Map<string, number[]>();
  let requests = 0;
  const server = createServer(async (request, response) => {
    const body = (await request.toArray().catch(() => undefined))?.join("");
    if (body === undefined) return; // a relay that is killed breaks off
    requests += 1;
    if (requests % 20 === 0) {
      receiver.failures += 1;
      response.writeHead(503).end();
      return;
    }
    const { subject, sequence }: EventEnvelope = JSON.parse(body);
    taken.set(subject, [...(taken.get(subject) ?? []), sequence]);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const receiver: Receiver = { url: `http://127.0.0.1:${port}/`, taken, failures: 0, close };
  receivers.push(receiver);
  return receiver;
}

/** What remains for a receiver that remembers event ids, and skips those it has seen. */
const withoutRepeats = (places: readonly number[]): readonly number[] => [...new Set(places)];
