import { fstatSync, writeSync } from "node:fs";
import { codeOf, isSystemError } from "../library/text/system-error.ts";

/** More than this does not wait for what follows. */
const SHORT = 64 * 1024;

/**
 * What one turn prints is written together, and waits for the reader. Who has something to do
 * meanwhile needs the stream, which keeps what is not read and which Node takes longer to make.
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

  /** The stream, which has got everything that was written. From now on nothing else is used. */
  get stream(): NodeJS.WriteStream {
    this.#stream ??= this.#open().on("error", this.#fail);
    this.#send(this.#stream);
    return this.#stream;
  }

  /** Returns false if the reader falls behind. */
  write(text: string | Uint8Array): boolean {
    if (typeof text !== "string") {
      this.flush();
      this.#write(text);
      return this.#stream?.writableNeedDrain !== true;
    }
    this.#pending += text;
    if (this.#pending.length > SHORT) this.flush();
    else this.#timer ??= setImmediate(() => this.flush());
    return this.#stream?.writableNeedDrain !== true;
  }

  flush(): void {
    if (this.#stream) this.#send(this.#stream);
    else this.#write(Buffer.from(this.#take()));
  }

  #write(bytes: Uint8Array): void {
    if (this.#stream) {
      this.#stream.write(bytes.slice());
      return;
    }
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(1, bytes, written);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      if (codeOf(error) === "EAGAIN") this.stream.write(bytes.slice(written));
      else this.#fail(error);
    }
  }

  #send(stream: NodeJS.WriteStream): void {
    const text = this.#take();
    if (text !== "") stream.write(text);
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
