import { LineReader } from "./line-reader.ts";
import { openScanner } from "./open-scanner.ts";
import type { ValidateOptions } from "./validate-message.ts";
import { inputFault, reportInput, type Verdicts } from "./verdicts.ts";

/** A line that the scanner did not accept. */
interface UnsureLine {
  readonly text: string | undefined;
  readonly line: number;
  readonly payload: number;
  /** Why there is no text. */
  readonly reason: string;
}

/** Validates line by line. A broken line is one fault; the next line goes on. */
export class LineValidator {
  readonly #file: string;
  readonly #options: ValidateOptions;
  readonly #verdicts: Verdicts;
  readonly #reader: LineReader;
  #payloads = 0;
  #unsure: UnsureLine[] = [];
  #slow: Promise<typeof import("./validate-message.ts")> | undefined;

  constructor(file: string, options: ValidateOptions, verdicts: Verdicts) {
    this.#file = file;
    this.#options = options;
    this.#verdicts = {
      count: (verdict, findings, others) =>
        verdicts.count(verdict === "unreadable" ? "invalid" : verdict, findings, others),
      accept: (payloads) => verdicts.accept(payloads),
      room: () => verdicts.room(),
      report: (finding) => verdicts.report(finding),
    };
    this.#reader = new LineReader(
      (text, line, reason) =>
        this.#unsure.push({
          text,
          line,
          payload: this.#payloads++,
          reason: `the line is ${reason}`,
        }),
      (accepted) => {
        this.#payloads += accepted;
        verdicts.accept(accepted);
      },
      openScanner(options),
    );
  }

  /** How many lines have been read. */
  get lines(): number {
    return this.#reader.lines;
  }

  async push(chunk: Uint8Array): Promise<void> {
    this.#reader.push(chunk);
    await this.#judge();
  }

  async end(): Promise<void> {
    this.#reader.end();
    await this.#judge();
  }

  /** Validates the lines that the scanner left. What it takes is loaded with the first of them. */
  async #judge(): Promise<void> {
    if (this.#unsure.length === 0) return;
    this.#slow ??= import("./validate-message.ts");
    const { validateMessage } = await this.#slow;
    for (const { text, line, payload, reason } of this.#unsure) {
      const place = { file: this.#file, line, column: 1, payload };
      if (text !== undefined) validateMessage({ ...place, text }, this.#options, this.#verdicts);
      else {
        reportInput("invalid", inputFault(place, "invalid_json", reason), this.#verdicts);
      }
    }
    this.#unsure = [];
  }
}
