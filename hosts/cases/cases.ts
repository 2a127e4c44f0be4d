// The small set as it is written, and the hash of what a judge says. README.md tells both.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Judged } from "../../src/judge.ts";

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

/** The text that is hashed of a message. */
export function textOf({ verdict, event, faults, faultCount }: Judged): string {
  const lines = faults.map(
    ({ code, attr, detail, at, record }) => `${code}\t${attr}\t${detail}\t${at}\t${record ?? -1}\n`,
  );
  return `${verdict}\t${event ?? ""}\t${faultCount}\n${lines.join("")}`;
}

export function hashOf(rows: readonly Judged[]): string {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(textOf(row));
  return hash.digest("hex");
}
