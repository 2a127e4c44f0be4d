/** A stream of text, or of bytes in UTF-8. Not every browser can iterate over a `ReadableStream`. */
export type Chunks = AsyncIterable<Uint8Array | string> | { getReader(): unknown };

/** The lines of a stream. */
export async function* linesOf(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks as AsyncIterable<Uint8Array | string>) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest + decoder.decode();
}
