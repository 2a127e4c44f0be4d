import { unlessThrown } from "../text/unless-thrown.ts";

const SKIPPING = new TextDecoder("utf-8", { fatal: true });
const KEEPING = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Undefined if it is not UTF-8. A byte order mark is skipped, or with `keepMark` kept. */
export const decodeUtf8 = (bytes: Uint8Array, { keepMark = false } = {}): string | undefined =>
  unlessThrown(TypeError, () => (keepMark ? KEEPING : SKIPPING).decode(bytes));

/** A text whose bytes come in pieces, none of which is kept. */
export class ArrivingText {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #text: string | undefined = "";

  add(bytes?: Uint8Array): void {
    if (this.#text === undefined) return;
    const decode = () => this.#decoder.decode(bytes, { stream: bytes !== undefined });
    const more = unlessThrown(TypeError, decode);
    this.#text = more === undefined ? undefined : this.#text + more;
  }

  /** Gives the text away; null if the bytes are not UTF-8. */
  end(): string | null {
    this.add();
    const text = this.#text ?? null;
    this.#text = undefined;
    return text;
  }
}
