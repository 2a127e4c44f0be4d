// The feed reports over Server-Sent Events what happens on a server. Each message has an id, so a
// reader who reconnects gets the messages that it has missed.
import type { FeedMessages } from "../../../../generated/server-types.ts";
import type { Bytes } from "../../http/fetch.ts";

/** A published message. Its text is made only if somebody reads it. */
interface Published {
  readonly number: number;
  readonly name: keyof FeedMessages;
  readonly data: FeedMessages[keyof FeedMessages];
}

const MOST_KEPT = 1000;
/** The largest number of unread messages. A slower reader is disconnected, and may reconnect. */
const MOST_UNREAD = 2000;

export class Feed {
  /** Distinguishes the ids of this server from the ids of other servers. */
  readonly #serverId = crypto.randomUUID().slice(0, 8);
  readonly #encoder = new TextEncoder();
  readonly #readers = new Set<ReadableStreamDefaultController<Bytes>>();
  readonly #kept: Published[] = [];
  #count = 0;

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

  /** Opens a stream of the messages after `lastId`. If it is null, only new messages follow. */
  read(lastId: string | null): ReadableStream<Bytes> {
    const from = lastId ?? this.#id(this.#count);
    let reader: ReadableStreamDefaultController<Bytes> | undefined;
    return new ReadableStream<Bytes>(
      {
        // Adds the reader at the first read, because the stream for a HEAD request is never read.
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

  /** Returns the kept messages after the message `lastId`, and the number of lost messages. */
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
