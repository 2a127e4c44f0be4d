import { fstatSync, writeSync } from "node:fs";
import { codeOf, isSystemError } from "../host/system-error.ts";

/** More than this goes to the stream at once. */
const SHORT = 64 * 1024;

/**
 * Standard output. What a short run prints is written at its end, all at once: Node takes longer to
 * make the stream than to write to it.
 */
export class StandardOutput {
  readonly #open: () => NodeJS.WriteStream;
  readonly #fail: (error: Error) => void;
  #stream: NodeJS.WriteStream | undefined;
  #pending = "";
  #timer: NodeJS.Immediate | undefined;

  /** `open` returns the stream, and `fail` receives the error of a write. */
  constructor(open: () => NodeJS.WriteStream, fail: (error: Error) => void) {
    this.#open = open;
    this.#fail = fail;
  }

  /** The stream, which takes everything from now on. */
  get stream(): NodeJS.WriteStream {
    this.#stream ??= this.#open().on("error", this.#fail);
    const text = this.#take();
    if (text !== "") this.#stream.write(text);
    return this.#stream;
  }

  /** Returns false if the reader falls behind. */
  write(text: string): boolean {
    if (this.#stream) return this.#stream.write(text);
    this.#pending += text;
    if (this.#pending.length > SHORT) return !this.stream.writableNeedDrain;
    this.#timer ??= setImmediate(() => this.stream); // the run is not so short
    return true;
  }

  /** Writes what waits. */
  flush(): void {
    const bytes = Buffer.from(this.#take());
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(1, bytes, written);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      if (codeOf(error) === "EAGAIN") this.stream.write(bytes.subarray(written));
      else this.#fail(error);
    }
  }

  #take(): string {
    clearImmediate(this.#timer);
    this.#timer = undefined;
    const text = this.#pending;
    this.#pending = "";
    return text;
  }
}

/** Whether a descriptor may be a terminal. Node's stream knows for certain, but takes longer. */
export function mayBeTerminal(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice();
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}
