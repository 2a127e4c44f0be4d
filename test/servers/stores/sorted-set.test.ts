// The sorted set of the memory store, beside an array that is sorted each time.

import { expect, test } from "vitest";
import { SortedSet } from "../../../src/servers/stores/memory/sorted-set.ts";
import fc from "../../fast-check.ts";

const empty = () => new SortedSet<number>((left, right) => left - right);
const everything = <Key>(set: SortedSet<Key>) => set.slice(0, set.size);

/** A change: a key that comes in, or goes out. */
const changes = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 400 })), {
  minLength: 200,
  maxLength: 2_000,
  size: "max",
});

test("holds what an array would, in its order, whatever comes and goes", () => {
  fc.assert(
    fc.property(changes, fc.nat({ max: 400 }), fc.nat({ max: 100 }), (steps, key, limit) => {
      let set = empty();
      const model = new Set<number>();
      for (const [comes, number] of steps) {
        set = comes ? set.with(number) : set.without(number);
        if (comes) model.add(number);
        else model.delete(number);
      }
      const sorted = [...model].sort((left, right) => left - right);
      expect(everything(set)).toEqual(sorted);
      expect(set.size).toBe(sorted.length);
      expect(set.countUpTo(key)).toBe(sorted.filter((number) => number <= key).length);
      expect(set.slice(key, limit)).toEqual(sorted.slice(key, key + limit));
    }),
    { numRuns: 60 },
  );
});

test("stays as it was when another is made from it", () => {
  let set = empty();
  const moments: SortedSet<number>[] = [];
  for (let number = 0; number < 500; number++) {
    moments.push(set);
    set = set.with((number * 7) % 500);
  }
  for (let number = 0; number < 500; number++) set = set.without(number);
  expect(set.size).toBe(0);
  expect(everything(set.with(1))).toEqual([1]);
  expect(moments.map(({ size }) => size)).toEqual(moments.map((_, index) => index));
  expect(everything(moments[3] ?? empty())).toEqual([0, 7, 14]);
});

test("is a queue of any length, with keys that come at its end and go at its start", () => {
  let set = empty();
  for (let number = 0; number < 5_000; number++) {
    set = set.with(number);
    if (number >= 300) set = set.without(number - 300);
  }
  expect(everything(set)).toEqual(Array.from({ length: 300 }, (_, index) => 4_700 + index));
});

test("compares a key with few others, however many it has", () => {
  let comparisons = 0;
  let set = new SortedSet<number>((left, right) => {
    comparisons += 1;
    return left - right;
  });
  for (let number = 0; number < 50_000; number++) set = set.with(number);
  comparisons = 0;
  set = set.with(25_000.5).without(100);
  expect(set.countUpTo(25_000.5)).toBe(25_001);
  expect(set.slice(40_000, 2)).toEqual([40_000, 40_001]);
  expect(comparisons).toBeLessThan(100);
});
