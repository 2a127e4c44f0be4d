// Writes messages unchanged: valid ones to the file of --valid, others to that of --invalid.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MessageText } from "../../reading/judge/cut.ts";
import type { JudgedIssue } from "../../reading/judge/judge.ts";
import { accessFile } from "../access-file.ts";
import { FileWriter } from "../file-writer.ts";

/** The verdict of a message with all of its records. */
export interface Outcome {
  readonly isValid: boolean;
  readonly isJson: boolean;
  readonly issues: readonly JudgedIssue[];
}

/** The paths of both files, or `-` for standard output. */
export interface MessageTargets {
  readonly valid?: string | undefined;
  readonly invalid?: string | undefined;
}

const NEWLINE = 10;
/** A file with this ending has the issues of each message beside the message. */
const WITH_ISSUES = /\.faults\.ndjson$/;

/** Restores the bytes of a text that was not UTF-8. The reader kept each byte as half of a pair. */
function damagedBytes(text: string): Uint8Array {
  const pieces = text.split(/(\p{Cs}+)/u);
  return Buffer.concat(
    pieces.map((piece, index) => Buffer.from(piece, index % 2 ? "latin1" : "utf8")),
  );
}

export class MessageFiles {
  readonly #valid: FileWriter | undefined;
  readonly #invalid: FileWriter | undefined;
  readonly #hasIssues: boolean;
  readonly #targets: MessageTargets;
  /** The folders for the parts that threads write, by the path of the whole file. */
  readonly #folders = new Map<string, string>();

  constructor(targets: MessageTargets, print?: (bytes: Uint8Array) => void) {
    const { valid, invalid } = targets;
    this.#targets = targets;
    // Opens a new file for a thread, which nobody else may read.
    const open = (target: string) => new FileWriter(target, target, print ? "w" : "wx", print);
    this.#valid = valid === undefined ? undefined : open(valid);
    this.#invalid = invalid === undefined ? undefined : open(invalid);
    this.#hasIssues = WITH_ISSUES.test(invalid ?? "");
  }

  accept(messages: Uint8Array): void {
    this.#valid?.write(messages);
    if (messages.at(-1) !== NEWLINE) this.#valid?.write("\n");
  }

  take({ text, lost }: MessageText, file: string, { isValid, isJson, issues }: Outcome): void {
    const sink = isValid ? this.#valid : this.#invalid;
    if (!sink) return;
    if (!isValid && this.#hasIssues) {
      const head = JSON.stringify({ file, issues }).slice(0, -1);
      // In JSON, a line break can only stand between two values, so it can be removed.
      const message = isJson ? text.replaceAll(/[\r\n]+/g, "") : JSON.stringify(text);
      sink.write(`${head},"${isJson ? "message" : "text"}":${message}}\n`);
    } else if (lost === undefined) sink.write(`${text}\n`);
    else sink.write(Buffer.concat([damagedBytes(text), Buffer.from("\n")]));
  }

  /** Names the files for a thread's part of the messages, which are later appended in order. */
  part(index: number): MessageTargets {
    const part = (target: string | undefined, ending: string) => {
      if (target === undefined) return undefined;
      const name = target === "-" ? join(tmpdir(), "energy-contracts") : target;
      const make = () => mkdtempSync(`${name}-`); // nobody else looks into it
      const folder = this.#folders.get(target) ?? accessFile(name, "written", make);
      this.#folders.set(target, folder);
      return join(folder, `${index}.${ending}`);
    };
    const { valid, invalid } = this.#targets;
    const ending = this.#hasIssues ? "faults.ndjson" : "invalid";
    return { valid: part(valid, "valid"), invalid: part(invalid, ending) };
  }

  append({ valid, invalid }: MessageTargets): void {
    if (valid !== undefined) this.#valid?.append(valid);
    if (invalid !== undefined) this.#invalid?.append(invalid);
  }

  removeParts(): void {
    for (const folder of this.#folders.values()) rmSync(folder, { recursive: true, force: true });
  }

  close(): void {
    this.#valid?.close();
    this.#invalid?.close();
  }
}
