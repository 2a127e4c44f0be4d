import { MessageCutter } from "../json/message-cutter.ts";

/** A stream of text, or of bytes in UTF-8. Not every browser can iterate over a `ReadableStream`. */
export type Chunks = AsyncIterable<Uint8Array | string> | { getReader(): unknown };

/** The messages of a stream: lines, indented or one behind the other. What is too long is undefined. */
export async function* messagesOf(chunks: Chunks): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let messages: (string | undefined)[] = [];
  const cutter = new MessageCutter(
    (text) => messages.push(text),
    () => messages.push(undefined),
  );
  for await (const chunk of chunks as AsyncIterable<Uint8Array | string>) {
    cutter.push(typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }));
    yield* messages;
    messages = [];
  }
  cutter.push(decoder.decode());
  cutter.end();
  yield* messages;
}
