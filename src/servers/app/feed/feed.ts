// The feed reports over Server-Sent Events what happens on a server. A reader who reconnects reads
// everything anew, as at the beginning.
import type { FeedMessages } from "../../../../generated/server-types.ts";
import type { Bytes } from "../../http/fetch.ts";

/** The largest number of unread messages. A slower reader is disconnected, and may reconnect. */
const MOST_UNREAD = 2000;

type Reader = ReadableStreamDefaultController<Bytes>;

export class Feed {
  readonly #encoder = new TextEncoder();
  readonly #readers = new Set<Reader>();

  publish<Name extends keyof FeedMessages>(name: Name, data: FeedMessages[Name]): void {
    if (this.#readers.size > 0) this.#send(this.#readers, name, data);
  }

  /** Opens a stream of the messages from now on. */
  read(): ReadableStream<Bytes> {
    let reader: Reader | undefined;
    return new ReadableStream<Bytes>(
      {
        // Adds the reader at the first read, because the stream for a HEAD request is never read.
        pull: (controller) => {
          if (reader) return;
          reader = controller;
          this.#readers.add(reader);
          this.#send([reader], "connected", {});
        },
        cancel: () => void (reader && this.#readers.delete(reader)),
      },
      { highWaterMark: 0 },
    );
  }

  close(): void {
    for (const reader of this.#readers) reader.close();
    this.#readers.clear();
  }

  #send(readers: Iterable<Reader>, name: string, data: object): void {
    const bytes = this.#encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    for (const reader of readers) {
      reader.enqueue(bytes);
      if (-(reader.desiredSize ?? 0) <= MOST_UNREAD) continue;
      this.#readers.delete(reader);
      reader.close();
    }
  }
}
