// Some text is made while it is sent, such as a JSON array of any length.
import type { Bytes } from "./fetch.ts";

/** Browsers have nothing but timers, which take a millisecond and more. */
const { setImmediate: inTurn = (resume) => setTimeout(resume, 0) } = globalThis as {
  setImmediate?: (resume: () => void) => unknown;
};

/** Lets other work have its turn: a store that never waits would keep it out for long. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => inTurn(resolve));

export type Failed = (error: unknown) => void;

/**
 * Streams a JSON array whose items come in batches, each as one piece of text. A batch is read when
 * it is asked for, and none once the reader is gone. If reading fails, the stream breaks off:
 * `failed` receives the error, and the reader learns no more than that.
 */
export function streamItems(
  batches: AsyncIterable<readonly unknown[]>,
  failed?: Failed,
): ReadableStream<Bytes> {
  return streamText(toPieces(batches), (error) => {
    failed?.(error);
    throw new Error("The server failed in the middle of this answer.");
  });
}

/** Streams each piece of text when it is asked for. `failed` throws the error for the reader. */
export function streamText(
  pieces: AsyncGenerator<string>,
  failed?: (error: unknown) => never,
): ReadableStream<Bytes> {
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
