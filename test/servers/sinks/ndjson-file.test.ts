import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openNdjsonFile } from "../../../src/servers/sinks/ndjson-file.ts";
import { temporaryDirectory } from "../stores/temporary-directory.ts";
import { eventOf } from "./sample-event.ts";

const LINE =
  '{"event_id":"a-1","type":"account.created-v1","subject":"a","sequence":1,"occurred_at":"2025-09-01T08:30:00.000Z","payload":{"account_number":"A-1"}}\n';

const idsIn = (path: string): string[] =>
  readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).event_id);

test("writes an event on each line, in folders that it makes, readable only by its owner", async () => {
  const path = join(temporaryDirectory(), "folder", "events.ndjson");
  const sink = await openNdjsonFile(path);
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
  ["nothing but the beginning of an event", "", LINE.slice(0, 8)],
  ["nothing but an event without its line break", "", LINE.trimEnd()],
  ["a very long event without its line break", LINE, `${LINE.slice(0, 40)}${"x".repeat(200_000)}`],
  ["what a loss of power has left", LINE, "\0".repeat(4096)],
  ["nothing but what a loss of power has left", "", "\0".repeat(4096)],
  ["nothing torn", LINE, ""],
  ["nothing at all", "", ""],
])("goes on after a file that ends with %s", async (_, whole, torn) => {
  const path = join(temporaryDirectory(), "events.ndjson");
  writeFileSync(path, whole + torn);
  const sink = await openNdjsonFile(path);
  expect(readFileSync(path, "utf8")).toBe(whole);
  await sink.deliver([eventOf("a", 1)]);
  await sink.close();
  expect(readFileSync(path, "utf8")).toBe(whole + LINE);
});

test("delivers nothing while something else changes the file", async () => {
  const path = join(temporaryDirectory(), "events.ndjson");
  const sink = await openNdjsonFile(path);
  appendFileSync(path, "something\n");
  await expect(sink.deliver([eventOf("a", 1)])).rejects.toThrow(
    `${path} has 10 bytes, and this process has written up to 0.`,
  );
  await sink.close();
  expect(readFileSync(path, "utf8")).toBe("something\n");
});

test.each([
  ["a configuration", '{"apiKeys":["sk_1"]}'],
  ["a configuration over several lines", '{\n  "apiKeys": []\n}\n'],
  ["text", "Not events.\nWithout a line break at the end"],
])("refuses a file of something else, and leaves it alone: %s", async (_, text) => {
  const path = join(temporaryDirectory(), "events.ndjson");
  writeFileSync(path, text);
  await expect(openNdjsonFile(path)).rejects.toMatchObject({
    name: "SinkError",
    message: `${path} is not a file of events. Name another one.`,
  });
  expect(readFileSync(path, "utf8")).toBe(text);
});

describe("goes on with a new file where the old one was", () => {
  test.each([
    ["deleted", (path: string) => rmSync(path), undefined],
    ["moved away", (path: string) => renameSync(path, `${path}.1`), LINE],
    [
      "copied and emptied",
      (path: string) => {
        copyFileSync(path, `${path}.1`);
        truncateSync(path);
      },
      LINE,
    ],
    [
      "replaced by another file of events",
      (path: string) => {
        renameSync(path, `${path}.1`);
        writeFileSync(path, '{"event_id":"torn');
      },
      LINE,
    ],
  ])("%s", async (_, rotate, old) => {
    const path = join(temporaryDirectory(), "events.ndjson");
    const sink = await openNdjsonFile(path);
    await sink.deliver([eventOf("a", 1)]);
    rotate(path);
    expect(await sink.deliver([eventOf("a", 2), eventOf("b", 1)])).toEqual([null, null]);
    await sink.close();
    if (old !== undefined) expect(readFileSync(`${path}.1`, "utf8")).toBe(old);
    expect(idsIn(path)).toEqual(["a-2", "b-1"]);
  });
});

test("two sinks that write one file by mistake overwrite nothing", async () => {
  const path = join(temporaryDirectory(), "events.ndjson");
  const sinks = [await openNdjsonFile(path), await openNdjsonFile(path)];
  const outcomes = await Promise.allSettled(
    sinks.map((sink, index) => sink.deliver([eventOf("a", index)])),
  );
  const taken = outcomes.flatMap(({ status }, index) =>
    status === "fulfilled" ? [`a-${index}`] : [],
  );
  expect(idsIn(path).sort()).toEqual(taken);
  await expect(Promise.all(sinks.map((sink) => sink.deliver([eventOf("b", 1)])))).rejects.toThrow(
    "Something else changes the file",
  );
  await Promise.all(sinks.map((sink) => sink.close()));
});

describe("a line", () => {
  afterEach(() => vi.restoreAllMocks());
  /** The methods that all open files share. */
  const fileMethods = async (): Promise<FileHandle> => {
    const handle = await open(import.meta.filename);
    await handle.close();
    return Object.getPrototypeOf(handle);
  };

  test("is on the disk before it counts as delivered", async () => {
    const path = join(temporaryDirectory(), "events.ndjson");
    const sink = await openNdjsonFile(path);
    const sync = vi.spyOn(await fileMethods(), "datasync").mockImplementation(async () => {
      expect(readFileSync(path, "utf8")).toBe(LINE);
      throw new Error("The disk is broken.");
    });
    await expect(sink.deliver([eventOf("a", 1)])).rejects.toThrow("The disk is broken.");
    expect(sync).toHaveBeenCalledOnce();
    expect(readFileSync(path, "utf8")).toBe("");
    await sink.close();
  });

  test("that was written only in part is removed, and written once there is room", async () => {
    const path = join(temporaryDirectory(), "events.ndjson");
    const sink = await openNdjsonFile(path);
    await sink.deliver([eventOf("a", 1)]);
    vi.spyOn(await fileMethods(), "write").mockImplementationOnce(async () => {
      appendFileSync(path, LINE.slice(0, 20));
      throw new Error("No space left on device.");
    });
    await expect(sink.deliver([eventOf("a", 2)])).rejects.toThrow("No space left on device.");
    expect(readFileSync(path, "utf8")).toBe(LINE);
    await sink.deliver([eventOf("a", 2)]);
    expect(idsIn(path)).toEqual(["a-1", "a-2"]);
    await sink.close();
  });
});

test("refuses what can't be cut to a length, such as a device", async () => {
  await expect(openNdjsonFile("/dev/full")).rejects.toThrow(
    "/dev/full is not a file that can be cut",
  );
});
