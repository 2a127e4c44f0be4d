import { unlessThrown } from "../text/unless-thrown.ts";

const SKIPPING = new TextDecoder("utf-8", { fatal: true });
const KEEPING = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; undefined for bytes that are not UTF-8. `keepMark` keeps a byte order mark. */
export const decodeUtf8 = (bytes: Uint8Array, { keepMark = false } = {}): string | undefined =>
  unlessThrown(TypeError, () => (keepMark ? KEEPING : SKIPPING).decode(bytes));

/** A text whose bytes arrive in pieces. The pieces of bytes are not kept. */
export class ArrivingText {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #text: string | undefined = "";

  add(bytes?: Uint8Array): void {
    if (this.#text === undefined) return;
    const decode = () => this.#decoder.decode(bytes, { stream: bytes !== undefined });
    const more = unlessThrown(TypeError, decode);
    this.#text = more === undefined ? undefined : this.#text + more;
  }

  /** Returns the whole text; null if the bytes are not UTF-8. */
  end(): string | null {
    this.add();
    const text = this.#text ?? null;
    this.#text = undefined;
    return text;
  }
}
