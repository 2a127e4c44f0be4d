// Streams text that is made while it is sent, such as a long JSON array.
import type { Bytes } from "./fetch.ts";

/** Browsers lack `setImmediate`, so they get a timer, which takes a millisecond or more. */
const { setImmediate: inTurn = (resume) => setTimeout(resume, 0) } = globalThis as {
  setImmediate?: (resume: () => void) => unknown;
};

/** Gives other work a turn. A store that never waits would otherwise block that work for long. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => inTurn(resolve));

export type Failed = (error: unknown) => void;

/** Streams pieces of text on demand. A failure breaks the stream off without details. */
export function streamText(pieces: AsyncGenerator<string>, failed?: Failed) {
  const encoder = new TextEncoder();
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const next = await pieces.next().catch((error: unknown) => {
          failed?.(error);
          throw new Error("The server failed in the middle of this answer.");
        });
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

type Lists = Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>;

/** Writes a JSON array in pieces, one for each list of its items. Other work runs in between. */
export async function* arrayText(lists: Lists): AsyncGenerator<string, undefined> {
  let before = "[";
  for await (const items of lists) {
    if (items.length === 0) continue;
    yield before + JSON.stringify(items).slice(1, -1);
    before = ",";
    await nextTurn();
  }
  yield before === "[" ? "[]" : "]";
}
