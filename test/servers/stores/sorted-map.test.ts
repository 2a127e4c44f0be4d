// The sorted map of the memory store, beside an array that is sorted each time.

import { expect, onTestFinished, test, vi } from "vitest";
import {
  byCodePoint,
  countUpTo,
  find,
  insert,
  remove,
  type SortedMap,
  sizeOf,
  slice,
} from "../../../src/servers/stores/memory/sorted-map.ts";
import fc, { anyCharacter } from "../../fast-check.ts";

const everything = <Value>(map: SortedMap<Value>) => slice(map, 0, sizeOf(map));

/** A change: a key that comes in with a value, or goes out. */
const changes = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 400 }), fc.nat()), {
  minLength: 200,
  maxLength: 2_000,
  size: "max",
});

test("holds what an array would, in its order, whatever comes and goes", () => {
  fc.assert(
    fc.property(changes, fc.nat({ max: 400 }), fc.nat({ max: 100 }), (steps, key, limit) => {
      let map: SortedMap<number>;
      const model = new Map<number, number>();
      for (const [comes, number, value] of steps) {
        map = comes ? insert(map, number, value) : remove(map, number);
        if (comes) model.set(number, value);
        else model.delete(number);
      }
      const sorted = [...model].sort(([left], [right]) => left - right);
      const values = sorted.map(([, value]) => value);
      expect(everything(map)).toEqual(values);
      expect(sizeOf(map)).toBe(sorted.length);
      expect(find(map, key)).toBe(model.get(key));
      expect(countUpTo(map, key)).toBe(sorted.filter(([number]) => number <= key).length);
      expect(slice(map, key, limit)).toEqual(values.slice(key, key + limit));
    }),
    { numRuns: 60 },
  );
});

test("sorts texts by their code points", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: anyCharacter, maxLength: 4 })), (texts) => {
      let map: SortedMap<string>;
      for (const text of texts) map = insert(map, text, text);
      const inUtf8 = [...texts].sort((left, right) =>
        Buffer.compare(Buffer.from(left), Buffer.from(right)),
      );
      expect(everything(map)).toEqual(inUtf8);
      expect([...texts].sort(byCodePoint)).toEqual(inUtf8);
    }),
  );
});

test("stays as it was when another is made from it", () => {
  let map: SortedMap<number>;
  const moments: SortedMap<number>[] = [];
  for (let number = 0; number < 500; number++) {
    moments.push(map);
    map = insert(map, (number * 7) % 500, (number * 7) % 500);
  }
  for (let number = 0; number < 500; number++) map = remove(map, number);
  expect(sizeOf(map)).toBe(0);
  expect(everything(insert(map, 1, 1))).toEqual([1]);
  expect(moments.map(sizeOf)).toEqual(moments.map((_, index) => index));
  expect(everything(moments[3])).toEqual([0, 7, 14]);
});

test("is a queue of any length, with keys that come at its end and go at its start", () => {
  let map: SortedMap<number>;
  for (let number = 0; number < 5_000; number++) {
    map = insert(map, number, number);
    if (number >= 300) map = remove(map, number - 300);
  }
  expect(everything(map)).toEqual(Array.from({ length: 300 }, (_, index) => 4_700 + index));
});

test("looks at few keys, however many it has", () => {
  const MANY = 50_000; // keys of one character, which a comparison reads once each
  const keys = Array.from({ length: MANY }, (_, code) => String.fromCharCode(code));
  let map: SortedMap<number>;
  for (const [code, key] of keys.entries()) map = insert(map, key, code);
  const reads = vi.spyOn(String.prototype, "charCodeAt");
  onTestFinished(() => reads.mockRestore());
  const comparisonsOf = (work: () => unknown): number => {
    reads.mockClear();
    work();
    return reads.mock.calls.length / 2;
  };
  for (const key of ["\0", "a", "\u4000", keys.at(-1) ?? ""])
    for (const work of [find, countUpTo, remove])
      expect(
        comparisonsOf(() => work(map, key)),
        `${work.name} of ${key}`,
      ).toBeLessThan(25);
  expect(comparisonsOf(() => insert(map, "\u4000!", 0))).toBeLessThan(25);
  expect(comparisonsOf(() => slice(map, 40_000, 2))).toBe(0);
  expect(countUpTo(map, "\u4000")).toBe(0x4001);
  expect(slice(map, 40_000, 2)).toEqual([40_000, 40_001]);
});
