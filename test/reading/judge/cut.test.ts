// How much work it takes to cut text that is not JSON. The tests count work and take no time.
import { expect, test } from "vitest";
import type { JudgeModule } from "../../../src/library/judge/module.ts";
import { InputJudge } from "../../../src/reading/judge/input-judge.ts";

const SIZE = 256 * 1024;

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

/** A module that knows no message. */
const module = (memory: Uint8Array) =>
  ({
    memory,
    input: () => 0,
    text: (from: number) => ({ rows: 0, used: from, lines: 0 }),
  }) as unknown as JudgeModule;

const NO_JSON = ["x\n", "}\n", '"\n', " {\n", "x \n", "1234567,abc,9876,xy\n", "\\\n", "],\n"];

test.each(NO_JSON.flatMap((line) => [[line, ""] as const, [line, '{"a":1}\n'] as const]))(
  "lines of %j and %j behind them take little more work than their length",
  (line, last) => {
    const text = line.repeat(Math.ceil((3 * SIZE) / line.length)) + last;
    for (const size of [SIZE, SIZE / 4]) {
      work = 0;
      let messages = "";
      const memory = new Counted(SIZE);
      const cutter = new InputJudge(
        { text: ({ text: one }) => (messages += one), refuse: () => {}, rows: () => {} },
        module(memory),
        () => module(memory),
        { event: -1, prepare: () => {} },
      );
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += size) cutter.push(bytes.subarray(at, at + size));
      cutter.end();
      expect(messages.replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
      expect(work).toBeLessThan(20 * bytes.length);
    }
  },
);
