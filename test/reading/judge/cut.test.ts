// How much work it takes to cut text that is not JSON. The tests count work and take no time.
import { expect, test } from "vitest";
import { FrontCutter } from "../../../src/cli/validate/front-cutter.ts";
import type { Scanner } from "../../../src/cli/validate/scanner.ts";

const SIZE = 4096;

/** How many bytes were looked at or moved. */
let work = 0;
class Counted extends Uint8Array {
  override indexOf(byte: number, from = 0): number {
    const at = super.indexOf(byte, from);
    work += (at === -1 ? this.length : at) - from;
    return at;
  }
  override copyWithin(target: number, start: number, end: number): this {
    work += end - start;
    return super.copyWithin(target, start, end);
  }
}

/** A scanner that is never sure. */
function scannerOf(window: Uint8Array): Scanner {
  const scanner: Partial<Scanner> = {
    window,
    bytes: window,
    accept: (start) => start,
    count: { value: 0 },
    countedEnd: { value: 0 },
    endOf: () => 0,
    newlines: (start, end) => window.subarray(start, end).filter((byte) => byte === 10).length,
    lengthOf: (start, end) => end - start,
  };
  return scanner as Scanner;
}

const NO_JSON = ["x\n", "}\n", '"\n', " {\n", "x \n", "1234567,abc,9876,xy\n", "\\\n", "],\n"];

test.each(NO_JSON.flatMap((line) => [[line, ""] as const, [line, '{"a":1}\n'] as const]))(
  "lines of %j and %j behind them take little more work than their length",
  (line, last) => {
    const text = line.repeat(Math.ceil((20 * SIZE) / line.length)) + last;
    for (const size of [SIZE, 3 * SIZE, SIZE / 4]) {
      work = 0;
      let messages = "";
      const cutter = new FrontCutter(
        { message: ({ text: one }) => (messages += one), refuse: () => {}, accepted: () => {} },
        {},
        scannerOf(new Counted(SIZE)),
      );
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += size) cutter.push(bytes.subarray(at, at + size));
      cutter.end();
      expect(messages.replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
      expect(work).toBeLessThan(20 * bytes.length);
    }
  },
);
