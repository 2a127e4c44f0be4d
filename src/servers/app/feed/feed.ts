// Server-Sent Events tell what happens on a server. Their messages have ids, so that a reader who
// comes back learns what it has missed.

import type { FeedMessages } from "../../../../generated/server-types.ts";
import type { Bytes } from "../../http/fetch.ts";

/** A message that was published. Its text is made for those who read it. */
interface Published {
  readonly number: number;
  readonly name: keyof FeedMessages;
  readonly data: FeedMessages[keyof FeedMessages];
}

/** This many messages are kept for readers who come back. */
const MOST_KEPT = 1000;
/** A reader who is this many messages behind is cut off. It may come back for what is kept. */
const MOST_UNREAD = 2000;

/** A feed publishes messages to all readers of the stream. */
export class Feed {
  /** Tells the ids of this server from those of any other. */
  readonly #serverId = crypto.randomUUID().slice(0, 8);
  readonly #encoder = new TextEncoder();
  readonly #readers = new Set<ReadableStreamDefaultController<Bytes>>();
  readonly #kept: Published[] = [];
  #count = 0;

  /** Sends a message to all readers, and keeps it for those who come back. */
  publish<Name extends Exclude<keyof FeedMessages, "connected">>(
    name: Name,
    data: FeedMessages[Name],
  ): void {
    this.#count += 1;
    const message = { number: this.#count, name, data };
    this.#kept.push(message);
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    if (this.#readers.size === 0) return;
    const text = this.#text(message);
    for (const reader of this.#readers) this.#send(reader, text);
  }

  /** The stream begins now, or behind the message with this id. */
  read(lastId: string | null): ReadableStream<Bytes> {
    const from = lastId ?? this.#id(this.#count);
    let reader: ReadableStreamDefaultController<Bytes> | undefined;
    return new ReadableStream<Bytes>(
      {
        // The answer to a HEAD request is never read, and is no reader.
        pull: (controller) => {
          if (reader) return;
          reader = controller;
          this.#readers.add(reader);
          const { missed, later } = this.#since(from);
          const first = { number: this.#count, name: "connected", data: { missed } } as const;
          this.#send(reader, [first, ...later].map((message) => this.#text(message)).join(""));
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

  /** Returns the messages after this one that are kept, and how many are lost. */
  #since(lastId: string): { missed: number | null; later: readonly Published[] } {
    const [server, text = ""] = lastId.split("-");
    const last = Number(text);
    if (server !== this.#serverId || !/^\d+$/.test(text) || last > this.#count)
      return { missed: null, later: [...this.#kept] };
    const later = this.#kept.filter(({ number }) => number > last);
    return { missed: this.#count - last - later.length, later };
  }

  #id(number: number): string {
    return `${this.#serverId}-${number}`;
  }

  #text({ number, name, data }: Published): string {
    return `id: ${this.#id(number)}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  }

  #send(reader: ReadableStreamDefaultController<Bytes>, text: string): void {
    reader.enqueue(this.#encoder.encode(text));
    if (-(reader.desiredSize ?? 0) <= MOST_UNREAD) return;
    this.#readers.delete(reader);
    reader.close();
  }
}
