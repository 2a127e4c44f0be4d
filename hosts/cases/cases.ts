// The small set as it is written, and the hash of what a judge says. README.md tells both.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Judge } from "../../src/judge.ts";

export interface Case {
  readonly what: string;
  /** The event that is given with the message. */
  readonly event?: string | undefined;
  /** The pieces of the message, and how often each comes; null for a null row. */
  readonly pieces: readonly Piece[] | null;
}
type Piece = readonly [bytes: Uint8Array, times: number];

export const MESSAGES = join(import.meta.dirname, "messages.txt");
export const HASHES = join(import.meta.dirname, "hashes.txt");

export function writeCase({ what, event = "", pieces }: Case): string {
  const parts = pieces?.map(([bytes, times]) => {
    const text = Buffer.from(bytes).toString("base64");
    return times === 1 ? text : `${times}*${text}`;
  });
  return `${what}\t${event}\t${parts?.join(" ") ?? "-"}\n`;
}

/** Reads the messages of the small set that are not null. */
export function readCases(text = readFileSync(MESSAGES, "utf8")) {
  const lines = text.trimEnd().split("\n");
  return lines.flatMap((line) => {
    const [what = "", event, message = ""] = line.split("\t");
    if (message === "-") return [];
    const pieces = message.split(" ").map((piece) => {
      const [base64 = "", times = "1"] = piece.split("*").reverse();
      return Buffer.from(base64, "base64").toString("latin1").repeat(Number(times));
    });
    return [{ what, event: event || null, message: Buffer.from(pieces.join(""), "latin1") }];
  });
}

/** Returns the text that is hashed, in pieces. */
export function* judgedText(
  judge: Judge,
  messages: readonly Uint8Array[],
  events?: readonly (string | null)[],
): Generator<string> {
  for (const { verdict, event, faultCount, faults } of judge.judge(messages, events)) {
    yield `${verdict}\t${event ?? ""}\t${faultCount}\n`;
    for (const { code, attr, detail, at, record } of faults)
      yield `${code}\t${attr}\t${detail}\t${at}\t${record ?? -1}\n`;
  }
}

export function hashOf(pieces: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}
