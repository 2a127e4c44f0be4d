// Writes a file or standard output in large pieces, as the content comes.
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { accessFile } from "./access-file.ts";

const SIZE = 1024 * 1024;

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

  /** Writes a piece. Copies its bytes, because the caller uses them again. */
  write(piece: Uint8Array | string): void {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    if (this.#filled + bytes.length > SIZE) this.#flush();
    if (bytes.length > SIZE) this.#send(bytes);
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
