import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openNdjsonFile } from "../../src/sinks/ndjson-file.ts";
import { temporaryDirectory } from "../stores/temporary-directory.ts";
import { eventOf } from "./given-event.ts";

const LINE =
  '{"event_id":"a-1","type":"account.created-v1","subject":"a","sequence":1,"occurred_at":"2025-09-01T08:30:00.000Z","payload":{"account_number":"A-1"}}\n';

test("writes an event on each line, in folders that it makes, for the eyes of its owner", async () => {
  const path = join(temporaryDirectory(), "folder", "events.ndjson");
  const sink = await openNdjsonFile({ path });
  expect(await sink.deliver([eventOf("a", 1), eventOf("b", 1)])).toEqual([null, null]);
  expect(await sink.deliver([eventOf("a", 2, { text: "line\nbreak" })])).toEqual([null]);
  await sink.close();
  const lines = readFileSync(path, "utf8").split("\n");
  expect(`${lines[0]}\n`).toBe(LINE);
  expect(lines.slice(0, 3).map((line) => JSON.parse(line).event_id)).toEqual(["a-1", "b-1", "a-2"]);
  expect(lines.slice(3)).toEqual([""]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each([
  ["the beginning of an event", LINE, '{"event_id":"a-'],
  ["an event without its line break", LINE.repeat(1_000), LINE.trimEnd()],
  ["nothing but the beginning of an event", "", "x".repeat(200_000)],
  ["nothing torn", LINE, ""],
  ["nothing at all", "", ""],
])("goes on after a file that ends with %s", async (_, whole, torn) => {
  const path = join(temporaryDirectory(), "events.ndjson");
  writeFileSync(path, whole + torn);
  const sink = await openNdjsonFile({ path });
  expect(readFileSync(path, "utf8")).toBe(whole);
  await sink.deliver([eventOf("a", 1)]);
  await sink.close();
  expect(readFileSync(path, "utf8")).toBe(whole + LINE);
});

test("takes nothing while something else changes the file", async () => {
  const path = join(temporaryDirectory(), "events.ndjson");
  const sink = await openNdjsonFile({ path });
  appendFileSync(path, "something\n");
  await expect(sink.deliver([eventOf("a", 1)])).rejects.toThrow(`${path} has 10 bytes, and this process has written up to 0.`);
  await sink.close();
  expect(readFileSync(path, "utf8")).toBe("something\n");
});

test("refuses what can't be cut to a length, such as a device", async () => {
  await expect(openNdjsonFile({ path: "/dev/full" })).rejects.toThrow(Error);
});
