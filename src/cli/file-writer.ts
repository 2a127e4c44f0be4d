// Writes a file or standard output in large pieces, as the content comes.
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { accessFile } from "./access-file.ts";

const SIZE = 1024 * 1024;
/** A piece of at least this many bytes is sent without a copy into the buffer. */
const LONG = 16 * 1024;
/** The largest number of UTF-8 bytes for each unit of a string's `length`. */
const MOST_BYTES = 3;

export class FileWriter {
  readonly #buffer = Buffer.allocUnsafeSlow(SIZE);
  #filled = 0;
  readonly #send: (bytes: Uint8Array) => void;
  readonly #descriptor: number | undefined;

  /** Makes missing folders. Opens a file empty (`w`) or at its end (`a`). `-` is `print`. */
  constructor(
    name: string,
    path: string,
    flags: "w" | "a" = "w",
    print?: (bytes: Uint8Array) => void,
  ) {
    if (name === "-" && print) {
      this.#send = print;
      return;
    }
    const descriptor = accessFile(name, "written", () => {
      mkdirSync(dirname(path), { recursive: true });
      return openSync(path, flags);
    });
    this.#descriptor = descriptor;
    this.#send = (bytes) =>
      accessFile(name, "written", () => {
        for (let start = 0; start < bytes.length; ) start += writeSync(descriptor, bytes, start);
      });
  }

  write(piece: Uint8Array | string): void {
    if (typeof piece === "string" && piece.length * MOST_BYTES < SIZE - this.#filled) {
      this.#filled += this.#buffer.write(piece, this.#filled);
      return;
    }
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    const isLong = bytes.length >= LONG;
    if (isLong || this.#filled + bytes.length > SIZE) this.#flush();
    if (isLong) this.#send(bytes);
    else {
      this.#buffer.set(bytes, this.#filled);
      this.#filled += bytes.length;
    }
  }

  #flush(): void {
    const bytes = this.#buffer.subarray(0, this.#filled);
    this.#filled = 0;
    if (bytes.length > 0) this.#send(bytes);
  }

  close(): void {
    try {
      this.#flush();
    } finally {
      if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    }
  }
}
