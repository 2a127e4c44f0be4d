// Writes messages unchanged: valid ones to the file of --valid, others to the file of --invalid.
import type { MessageText } from "../../reading/judge/cut.ts";
import type { JudgedIssue } from "../../reading/judge/judge.ts";
import { FileWriter } from "../file-writer.ts";

/** The verdict of a message with all of its records. */
export interface Outcome {
  readonly isValid: boolean;
  readonly isJson: boolean;
  readonly issues: readonly JudgedIssue[];
}

const KINDS = ["valid", "invalid"] as const;

/** The paths of both files, or `-` for standard output. */
export type MessageTargets = Partial<Record<(typeof KINDS)[number], string>>;

const NEWLINE = 10;
/** A file with this ending has the issues of each message beside the message. */
const WITH_ISSUES = /\.faults\.ndjson$/;

/** Restores the bytes of a text that was not UTF-8. Each wrong byte became a lone surrogate. */
function damagedBytes(text: string): Uint8Array {
  const pieces = text.split(/(\p{Cs}+)/u);
  return Buffer.concat(
    pieces.map((piece, index) => Buffer.from(piece, index % 2 ? "latin1" : "utf8")),
  );
}

export class MessageFiles {
  readonly #targets: MessageTargets;
  readonly #writers = new Map<keyof MessageTargets, FileWriter>();

  constructor(targets: MessageTargets, print: (bytes: Uint8Array) => void) {
    this.#targets = targets;
    for (const kind of KINDS) {
      const target = targets[kind];
      if (target === undefined) continue;
      this.#writers.set(kind, new FileWriter(target, target, "w", print));
    }
  }

  get #hasIssues(): boolean {
    return WITH_ISSUES.test(this.#targets.invalid ?? "");
  }

  accept(messages: Uint8Array): void {
    const writer = this.#writers.get("valid");
    writer?.write(messages);
    if (messages.at(-1) !== NEWLINE) writer?.write("\n");
  }

  take({ text, lost }: MessageText, file: string, { isValid, isJson, issues }: Outcome): void {
    const writer = this.#writers.get(isValid ? "valid" : "invalid");
    if (!writer) return;
    if (!isValid && this.#hasIssues) {
      const head = JSON.stringify({ file, issues }).slice(0, -1);
      // In JSON, a line break can only stand between two values, so it can be removed.
      const message = isJson ? text.replaceAll(/[\r\n]+/g, "") : JSON.stringify(text);
      writer.write(`${head},"${isJson ? "message" : "text"}":${message}}\n`);
    } else if (lost === undefined) writer.write(`${text}\n`);
    else writer.write(Buffer.concat([damagedBytes(text), Buffer.from("\n")]));
  }

  close(): void {
    for (const writer of this.#writers.values()) writer.close();
  }
}
