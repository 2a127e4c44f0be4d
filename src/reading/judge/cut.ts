// Cuts the bytes of an input into messages as they come: lines of NDJSON, items of an array, or one
// document.
import { ArrayReader } from "../messages/array-reader.ts";
import { type Layout, layoutOf, showsLayout } from "../messages/layout.ts";
import { LARGEST_DOCUMENT } from "../messages/limits.ts";
import { joined, type LineOptions, LineReader } from "../messages/line-reader.ts";
import { describeBreak } from "../messages/words.ts";

/** The text of a message as it stands in an input. */
export interface MessageText {
  readonly text: string;
  /** Where the text begins, from 1. */
  readonly line: number;
  readonly column: number;
  /** Whether it is a line: the next one is read, whatever is wrong with this one. */
  readonly isLine?: boolean;
  /** Why there is no text. */
  readonly lost?: string | undefined;
}

/** A fault of an input, or of the text of a message. */
export interface InputFault {
  readonly verdict: "invalid" | "unreadable";
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly detail: string;
}

/** Receives what an input is cut into. */
export interface Receiver {
  /** Returns whether what follows the message can be read. Lines are read in any case. */
  message(source: MessageText): boolean;
  /** Called where an input can be read no further. */
  refuse(fault: InputFault): void;
}

/** What is known of an input before it is read. */
export interface CutOptions extends LineOptions {
  /** Otherwise the first bytes show it. */
  readonly layout?: Layout | undefined;
  /** Whether a list is one message. */
  readonly takesList?: boolean | undefined;
}

/** Takes an input piece by piece. */
interface Reader<Piece> {
  push(piece: Piece): void;
  end(): void;
  /** Whether to read no further. */
  readonly stopped: boolean;
}

/** A byte order mark has three bytes. */
const MARK = [0xef, 0xbb, 0xbf];

/** The bytes behind a byte order mark. */
export const withoutByteOrderMark = (bytes: Uint8Array): Uint8Array =>
  MARK.every((byte, at) => bytes[at] === byte) ? bytes.subarray(MARK.length) : bytes;

/** Cuts an input. */
export class Cutter implements Reader<Uint8Array> {
  readonly #receiver: Receiver;
  readonly #options: CutOptions;
  /** What came before the layout was known. */
  #first: Uint8Array = new Uint8Array();
  #reader: Reader<Uint8Array> | undefined;

  constructor(receiver: Receiver, options: CutOptions = {}) {
    this.#receiver = receiver;
    this.#options = options;
  }

  get stopped(): boolean {
    return this.#reader?.stopped ?? false;
  }

  push(bytes: Uint8Array): void {
    if (this.#reader) {
      this.#reader.push(bytes);
      return;
    }
    this.#first = joined([this.#first, bytes]);
    const { layout } = this.#options;
    const isEnough = layout
      ? this.#first.length >= MARK.length
      : showsLayout(new TextDecoder().decode(this.#first));
    if (isEnough) this.#begin();
  }

  end(): void {
    const reader = this.#reader ?? this.#begin();
    if (!reader.stopped) reader.end();
  }

  #begin(): Reader<Uint8Array> {
    const { takesList } = this.#options;
    const first = withoutByteOrderMark(this.#first);
    const layout = this.#options.layout ?? layoutOf(new TextDecoder().decode(first));
    this.#reader =
      layout === "lines"
        ? cutLines((source) => this.#receiver.message(source), this.#options)
        : decoded(this.#receiver, READERS[takesList ? "document" : layout](this.#receiver));
    this.#reader.push(first);
    this.#first = new Uint8Array();
    return this.#reader;
  }
}

/** Cuts an input of which it is known that each line is a message. */
export const cutLines = (onMessage: Receiver["message"], options: LineOptions): LineReader =>
  new LineReader((text = "", line, reason) => {
    const lost = text === "" ? `the line is ${reason}` : undefined;
    onMessage({ text, line, column: 1, isLine: true, lost });
  }, options);

const READERS: Readonly<Record<Exclude<Layout, "lines">, (receiver: Receiver) => Reader<string>>> =
  {
    array: (receiver) =>
      new ArrayReader(
        (text, line, column) => {
          const lost = text === undefined ? "the item is too long" : undefined;
          return receiver.message({ text: text ?? "", line, column, lost });
        },
        (line, column, expected, came) =>
          receiver.refuse(breakAt(line, column, describeBreak(expected, came))),
      ),
    document: documentReader,
  };

/** Where text is not JSON. */
export const breakAt = (line: number, column: number, detail: string): InputFault => ({
  verdict: "unreadable",
  line,
  column,
  code: "invalid_json",
  detail,
});

/** Keeps a whole document. */
function documentReader(receiver: Receiver): Reader<string> {
  const pieces: string[] = [];
  let length = 0;
  return {
    get stopped() {
      return length > LARGEST_DOCUMENT;
    },
    push(text) {
      pieces.push(text);
      length += text.length;
      if (length <= LARGEST_DOCUMENT) return;
      const most = LARGEST_DOCUMENT / 1024 / 1024;
      const detail = `the document is larger than ${most} MB; only arrays and NDJSON may be`;
      receiver.refuse({ ...breakAt(1, 1, detail), code: "unreadable" });
    },
    end: () => void receiver.message({ text: pieces.join(""), line: 1, column: 1 }),
  };
}

/** Decodes bytes for a reader of text, up to the first that is not UTF-8. */
function decoded(receiver: Receiver, reader: Reader<string>): Reader<Uint8Array> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let line = 1;
  let isText = true;
  const decode = (bytes: Uint8Array | undefined): string | undefined => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  };
  const push = (bytes: Uint8Array | undefined): void => {
    const text = decode(bytes);
    if (text === undefined) {
      isText = false;
      receiver.refuse(breakAt(line, 1, "the input is not UTF-8"));
    } else {
      reader.push(text);
      line += text.split("\n").length - 1;
    }
  };
  return {
    get stopped() {
      return !isText || reader.stopped;
    },
    push,
    end() {
      push(undefined);
      if (!this.stopped) reader.end();
    },
  };
}
