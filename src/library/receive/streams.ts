import { MessageCutter } from "../json/message-cutter.ts";

/** A stream of text, or of bytes in UTF-8. A `ReadableStream` must be iterable, as in Node. */
export type Chunks = AsyncIterable<Uint8Array | string> | { getReader(): unknown };

/** Calls `take` with each message of a stream: undefined if it is lost. Resolves with the count. */
export async function takeEach(
  chunks: Chunks,
  take: (text: string | undefined) => Promise<unknown>,
): Promise<number> {
  const decoder = new TextDecoder();
  const messages: (string | undefined)[] = [];
  let count = 0;
  const cutter = new MessageCutter((text) => void messages.push(text));
  const takeAll = async () => {
    for (const message of messages.splice(0)) {
      count++;
      await take(message);
    }
  };
  for await (const chunk of chunks as AsyncIterable<Uint8Array | string>) {
    cutter.push(typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }));
    await takeAll();
  }
  cutter.push(decoder.decode());
  cutter.end();
  await takeAll();
  return count;
}
