const SKIPPING = new TextDecoder("utf-8", { fatal: true });
const KEEPING = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Undefined if it is not UTF-8. A byte order mark is skipped, or with `keepMark` kept. */
export function decodeUtf8(bytes: Uint8Array, { keepMark = false } = {}): string | undefined {
  try {
    return (keepMark ? KEEPING : SKIPPING).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** A text whose bytes come in pieces, none of which is kept. */
export class ArrivingText {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #text: string | null = "";

  add(bytes?: Uint8Array): void {
    if (this.#text === null) return;
    try {
      this.#text += this.#decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.#text = null;
    }
  }

  /** Gives the text away; null if the bytes are not UTF-8. */
  end(): string | null {
    this.add();
    const text = this.#text;
    this.#text = null;
    return text;
  }
}
