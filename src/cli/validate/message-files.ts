// Writes messages unchanged: valid ones to the file of --valid, others to the file of --invalid.
import { isUtf8 } from "node:buffer";
import type { CheckedIssue } from "../../reading/judge/check-payload.ts";
import { FileWriter } from "../file-writer.ts";

/** The verdict of a message with all of its records. */
export interface Outcome {
  readonly isValid: boolean;
  readonly isJson: boolean;
  readonly issues: readonly CheckedIssue[];
}

const KINDS = ["valid", "invalid"] as const;

/** The paths of both files, or `-` for standard output. */
export type MessageTargets = Partial<Record<(typeof KINDS)[number], string>>;

const NEWLINE = 10;
/** A byte of a text that is not UTF-8 is its number plus this: a lone surrogate, which UTF-8 lacks. */
const DAMAGED = 0xdc00;
/** A file with this ending has the issues of each message beside the message. */
const WITH_ISSUES = /\.faults\.ndjson$/;

/** Returns a text of bytes that may not be UTF-8. Each byte of such a text stays what it is. */
function textOf(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return Buffer.from(bytes).toString();
  const codes = Array.from(bytes, (byte) => (byte < 0x80 ? byte : DAMAGED + byte));
  return codes.map((code) => String.fromCharCode(code)).join("");
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

  take(message: string | Uint8Array, file: string, { isValid, isJson, issues }: Outcome): void {
    const writer = this.#writers.get(isValid ? "valid" : "invalid");
    if (!writer) return;
    if (isValid || !this.#hasIssues) {
      writer.write(message);
      writer.write("\n");
      return;
    }
    const text = typeof message === "string" ? message : textOf(message);
    const head = JSON.stringify({ file, issues }).slice(0, -1);
    // In JSON, a line break can only stand between two values, so it can be removed.
    const told = isJson ? text.replaceAll(/[\r\n]+/g, "") : JSON.stringify(text);
    writer.write(`${head},"${isJson ? "message" : "text"}":${told}}\n`);
  }

  close(): void {
    for (const writer of this.#writers.values()) writer.close();
  }
}
