// Streams text that is made while it is sent, such as a long JSON array.
import type { Bytes } from "./fetch.ts";

/** Browsers lack `setImmediate`, so they get a timer, which takes a millisecond or more. */
const { setImmediate: inTurn = (resume) => setTimeout(resume, 0) } = globalThis as {
  setImmediate?: (resume: () => void) => unknown;
};

/** Gives other work a turn. A store that never waits would otherwise block that work for long. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => inTurn(resolve));

export type Failed = (error: unknown) => void;

/** Streams a JSON array, batch by batch on demand. A failure breaks it off without details. */
export function streamItems(batches: AsyncIterable<readonly unknown[]>, failed?: Failed) {
  return streamText(toPieces(batches), (error) => {
    failed?.(error);
    throw new Error("The server failed in the middle of this answer.");
  });
}

/** Streams pieces of text on demand. `failed` gets an error, and throws what the reader gets. */
export function streamText(pieces: AsyncGenerator<string>, failed?: (error: unknown) => never) {
  const encoder = new TextEncoder();
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next().catch(failed);
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* toPieces(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const items of batches) {
    if (items.length === 0) continue;
    yield before + JSON.stringify(items).slice(1, -1);
    before = ",";
    await nextTurn();
  }
  yield before === "[" ? "[]" : "]";
}
