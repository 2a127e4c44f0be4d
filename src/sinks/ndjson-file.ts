// A file with an event on each line. It belongs to one process at a time.
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import type { StoredEvent } from "../stores/store.ts";
import { toEnvelope } from "./event-envelope.ts";
import type { Sink } from "./sink.ts";

export interface NdjsonFileOptions {
  readonly path: string;
  /** The path by default. */
  readonly name?: string | undefined;
}

const NEWLINE = 0x0a;
const CHUNK = 64 * 1024;

/** Opens the file, and cuts off a last line that was not written to its end: its event has not been settled and comes again. */
export async function openNdjsonFile({ path, name = `file:${path}` }: NdjsonFileOptions): Promise<Sink> {
  await mkdir(dirname(path), { recursive: true });
  // Not in append mode: where the last write ended part of the way, the next one overwrites it.
  const file = await open(path, "r+").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return open(path, "wx+", 0o600);
  });
  let end = await repair(file);
  return {
    name,
    batchSize: 100,
    retries: { delays: [100, 1_000, 5_000, 30_000], afterwards: "repeat" },
    async deliver(events) {
      await checkNobodyElseWrites(file, path, end);
      const lines = new TextEncoder().encode(events.map(toLine).join(""));
      await writeAt(file, lines, end);
      await file.datasync();
      end += lines.length;
      return events.map(() => null);
    },
    close: () => file.close(),
  };
}

const toLine = (event: StoredEvent): string => `${JSON.stringify(toEnvelope(event))}\n`;

/** Two processes in one file would write over each other's lines. */
async function checkNobodyElseWrites(file: FileHandle, path: string, end: number): Promise<void> {
  const { size } = await file.stat();
  if (size === end) return;
  throw new Error(
    `${path} has ${size} bytes, and this process has written up to ${end}. Something else changes the file; give each process its own.`,
  );
}

async function writeAt(file: FileHandle, bytes: Uint8Array, start: number): Promise<void> {
  try {
    for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done, bytes.length - done, start + done)).bytesWritten;
  } catch (error) {
    // Nobody who reads the file meanwhile should find half of a line. Where this fails too, the next start does it.
    await Promise.allSettled([file.truncate(start)]);
    throw error;
  }
}

/** Cuts the file off after its last whole line, and answers where that is. */
async function repair(file: FileHandle): Promise<number> {
  try {
    const end = await endOfLastLine(file);
    await file.truncate(end);
    return end;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Where the last whole line ends, looked for from the end of the file. */
async function endOfLastLine(file: FileHandle): Promise<number> {
  let end = (await file.stat()).size;
  while (end > 0) {
    const start = Math.max(0, end - CHUNK);
    const { buffer } = await file.read(new Uint8Array(end - start), 0, end - start, start);
    const newline = buffer.lastIndexOf(NEWLINE);
    if (newline >= 0) return start + newline + 1;
    end = start;
  }
  return 0;
}
