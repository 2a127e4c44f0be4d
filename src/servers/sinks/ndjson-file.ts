// This sink is a file with an event on each line. Only one process at a time may write it. It may
// be moved away or emptied meanwhile.
import type { BigIntStats } from "node:fs";
import { type FileHandle, mkdir, open, stat, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import { toEnvelope } from "../../library/envelopes/write-envelope.ts";
import { codeOf } from "../../library/text/system-error.ts";
import type { StoredEvent } from "../stores/store.ts";
import { type Sink, SinkError } from "./sink.ts";

const NEWLINE = 0x0a;
const CHUNK = 64 * 1024;
/** Every line begins with this. */
const BEGINNING = new TextEncoder().encode('{"event_id":"');

/** An open file, and the end of its last whole line. */
interface OpenFile {
  readonly handle: FileHandle;
  /** Distinguishes it from another file of the same name. */
  readonly identity: string;
  end: number;
}

/** Opens the file without an incomplete last line, whose event was not settled and comes again. */
export async function openNdjsonFile(path: string): Promise<Sink> {
  let file = await openFile(path);
  return {
    name: `file:${path}`,
    batchSize: 100,
    retries: { delays: [100, 1_000, 5_000, 30_000], afterwards: "repeat" },
    async deliver(events) {
      if ((await identityAt(path)) !== file.identity) {
        // The file was deleted, moved away or replaced.
        const { handle } = file;
        file = await openFile(path);
        await handle.close();
      }
      await checkNobodyElseWrites(file, path);
      const lines = new TextEncoder().encode(events.map(toLine).join(""));
      await append(file, lines, path);
      return events.map(() => null);
    },
    close: () => file.handle.close(),
  };
}

export const toLine = (event: StoredEvent): string => `${JSON.stringify(toEnvelope(event))}\n`;

/** Opens in append mode: if another process writes too, by mistake, nothing is overwritten. */
async function openFile(path: string): Promise<OpenFile> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const isNew = (await identityAt(path)) === undefined;
  const handle = await open(path, "a+", 0o600);
  try {
    const stats = await handle.stat({ bigint: true });
    if (!stats.isFile())
      throw new SinkError(
        `${path} is not a file that can be cut to its last whole line. Name another one.`,
      );
    const end = await repair(handle, path);
    if (isNew) await syncFolder(folder);
    return { handle, identity: identify(stats), end };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const identityAt = (path: string): Promise<string | undefined> =>
  stat(path, { bigint: true }).then(identify, (error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });

const identify = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;

/** The entry of a new file has to reach the disk, too. Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Two processes would write their lines between each other's. */
async function checkNobodyElseWrites(file: OpenFile, path: string): Promise<void> {
  const { size } = await file.handle.stat();
  if (size === 0) file.end = 0; // someone has emptied it, after a copy
  if (size === file.end) return;
  throw new Error(
    `${path} has ${size} bytes, and this process has written up to ${file.end}. Something else changes the file; give each process its own.`,
  );
}

async function append(file: OpenFile, bytes: Uint8Array, path: string): Promise<void> {
  try {
    for (let done = 0; done < bytes.length; )
      done += (await file.handle.write(bytes, done, bytes.length - done)).bytesWritten;
    await file.handle.datasync();
    file.end += bytes.length;
  } catch (error) {
    // Readers of the file should see no half line. If the cut fails too, the next start makes it.
    await Promise.allSettled([cut(file.handle, path, file.end)]);
    throw error;
  }
}

/** Cuts the file after its last whole line, and returns that end; refuses any other file. */
async function repair(file: FileHandle, path: string): Promise<number> {
  const { size } = await file.stat();
  const start = new Uint8Array(BEGINNING.length);
  const { bytesRead } = await file.read(start, 0, start.length, 0);
  const beginning = start.subarray(0, bytesRead);
  // A machine that lost power may have left zeros instead of a line.
  if (!beginning.every((byte, index) => byte === BEGINNING[index] || byte === 0))
    throw new SinkError(`${path} is not a file of events. Name another one.`);
  const end = await endOfLastLine(file, size);
  if (end < size) await cut(file, path, end);
  return end;
}

/** On Windows, a file that is open for appending can't be cut. */
const cut = (file: FileHandle, path: string, length: number): Promise<void> =>
  process.platform === "win32" ? truncate(path, length) : file.truncate(length);

/** Searches the end of the last whole line from the end of the file. */
async function endOfLastLine(file: FileHandle, size: number): Promise<number> {
  let end = size;
  while (end > 0) {
    const start = Math.max(0, end - CHUNK);
    const { buffer } = await file.read(new Uint8Array(end - start), 0, end - start, start);
    const newline = buffer.lastIndexOf(NEWLINE);
    if (newline >= 0) return start + newline + 1;
    end = start;
  }
  return 0;
}
