import { MessageCutter } from "../json/message-cutter.ts";

/** A stream of text, or of bytes in UTF-8. A `ReadableStream` must be iterable, as in Node. */
export type Chunks = AsyncIterable<Uint8Array | string> | { getReader(): unknown };

/** Calls `take` with each message of a stream. Resolves with the number of messages. */
export async function takeEach(
  chunks: Chunks,
  take: (text: string) => Promise<unknown>,
): Promise<number> {
  const decoder = new TextDecoder();
  const cutter = new MessageCutter();
  let count = 0;
  const takeAll = async (messages: readonly string[]) => {
    for (const message of messages) {
      count++;
      await take(message);
    }
  };
  for await (const chunk of chunks as AsyncIterable<Uint8Array | string>)
    await takeAll(
      cutter.push(typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true })),
    );
  await takeAll(cutter.push(decoder.decode(), true));
  return count;
}
