// The sink for a file with one event on each line. Only one process at a time may write the file.
// The file may be moved away or emptied meanwhile.
import type { BigIntStats } from "node:fs";
import { type FileHandle, mkdir, open, stat, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import { toEnvelope } from "../../library/envelopes/write-envelope.ts";
import { codeOf } from "../../library/text/system-error.ts";
import type { StoredEvent } from "../stores/store.ts";
import { type Sink, SinkError } from "./sink.ts";

const NEWLINE = 0x0a;
const CHUNK = 64 * 1024;
const BEGINNING = new TextEncoder().encode('{"event_id":"');

/** Opens the file. An incomplete last line is cut, because its event is delivered again. */
export async function openNdjsonFile(path: string): Promise<Sink> {
  let file = await openFile(path);
  return {
    name: `file:${path}`,
    batchSize: 100,
    retries: { delays: [100, 1_000, 5_000, 30_000], afterwards: "repeat" },
    async deliver(events) {
      if ((await identityAt(path)) !== file.identity) {
        // Opens the file again if it was deleted, moved away or replaced.
        const before = file;
        file = await openFile(path);
        await before.close();
      }
      await file.append(new TextEncoder().encode(events.map(toLine).join("")));
      return events.map(() => null);
    },
    close: () => file.close(),
  };
}

export const toLine = (event: StoredEvent): string => `${JSON.stringify(toEnvelope(event))}\n`;

/** Opens in append mode, so that another process that writes by mistake loses nothing. */
async function openFile(path: string) {
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
    /** The offset after the last whole line. */
    let end = await repair(handle, path);
    // Writes the folder's entry of a new file to the disk. Windows can't open folders.
    if (isNew && process.platform !== "win32") {
      const opened = await open(folder, "r");
      await opened.sync().finally(() => opened.close());
    }
    return {
      /** Distinguishes this file from a later file with the same name. */
      identity: identify(stats),
      /** Appends lines. Refuses a file that another process writes: the lines of both would mix. */
      async append(lines: Uint8Array): Promise<void> {
        const { size } = await handle.stat();
        if (size === 0) end = 0; // someone has copied and emptied the file
        if (size !== end)
          throw new Error(
            `${path} has ${size} bytes, and this process has written up to ${end}. Something else changes the file; give each process its own.`,
          );
        try {
          for (let done = 0; done < lines.length; )
            done += (await handle.write(lines, done, lines.length - done)).bytesWritten;
          await handle.datasync();
          end += lines.length;
        } catch (error) {
          // Cuts the half line of a failed write. If this fails, the next start cuts the line.
          await Promise.allSettled([cut(handle, path, end)]);
          throw error;
        }
      },
      close: () => handle.close(),
    };
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

/** Cuts a file of events after its last whole line, and returns its end. Refuses other files. */
async function repair(file: FileHandle, path: string): Promise<number> {
  const { size } = await file.stat();
  const start = new Uint8Array(BEGINNING.length);
  const { bytesRead } = await file.read(start, 0, start.length, 0);
  const beginning = start.subarray(0, bytesRead);
  // A machine that lost power may have left zeros in place of a line.
  if (!beginning.every((byte, index) => byte === BEGINNING[index] || byte === 0))
    throw new SinkError(`${path} is not a file of events. Name another one.`);
  const end = await endOfLastLine(file, size);
  if (end < size) await cut(file, path, end);
  return end;
}

/** Cuts a file. Windows can't cut a file that is open for appending, so it is opened again. */
const cut = (file: FileHandle, path: string, length: number): Promise<void> =>
  process.platform === "win32" ? truncate(path, length) : file.truncate(length);

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
