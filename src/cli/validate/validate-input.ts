// Validates the messages of a stream.
import { openCutter } from "./open-cutter.ts";
import type { Reporter } from "./reporter.ts";
import { unpack } from "./unpack.ts";
import type { ValidateOptions } from "./validate-message.ts";

/** Validates every message of an input. Throws if the input can't be read. */
export async function validateInput(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: ValidateOptions,
  reporter: Reporter,
): Promise<void> {
  const { cutter, judge } = await openCutter(file, options, reporter);
  for await (const chunk of await unpack(counted(chunks, reporter))) {
    cutter.push(chunk);
    await judge();
  }
  cutter.end();
  await judge();
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  reporter: Reporter,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    reporter.read(chunk.length);
    yield chunk;
  }
}
