// Values that no producer of events means to send, and that a library has to survive all the same.

/** What getters and proxies throw. Code that runs inside of data may throw, data itself does not. */
export class Thrown extends Error {}
const fail = (): never => {
  throw new Thrown("from within the value");
};

/** A value, or code in place of one. Each call makes a new one. */
export interface Hostile {
  readonly name: string;
  readonly make: () => unknown;
  /** Whether reading it runs code that throws. */
  readonly throws?: boolean;
}

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};
const circle = (): unknown => {
  const value: Record<string, unknown> = { list: [] };
  value.self = value;
  (value.list as unknown[]).push(value);
  return value;
};
const circularList = (): unknown => {
  const list: unknown[] = [];
  list.push(list);
  return list;
};
const sparse = (length: number): unknown => {
  const list: unknown[] = [];
  list[length - 1] = "x";
  return list;
};
/** A list that claims to be fine. */
const liar = (): unknown => Object.assign(["a", 1], { every: () => true, map: fail, length: 2 });
class Account {
  readonly account_number = 1;
  toString(): string {
    return fail();
  }
}
const withGetter = (get: () => unknown): unknown => Object.defineProperty({}, "x", { get });
const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const SCALARS: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -0, 1.5, -1, 1e308, 5e-324, 2 ** 53, Number.NaN],
  ...[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 7n, -(2n ** 70n), Symbol("x")],
  ...[Symbol.iterator, "", " ", "\0", "\ud800", "\udc00x", "😀", "__proto__", "2025-02-30"],
  ...["x".repeat(5_000), "'; --", "<script>", "\u202e", "[object Object]", "9".repeat(400)],
];

const OBJECTS: readonly (readonly [string, () => unknown])[] = [
  ["an object", () => ({})],
  ["a list", () => []],
  ["an object without a prototype", () => Object.create(null)],
  ["an own __proto__", () => JSON.parse('{"__proto__":{"account_number":"A"},"constructor":1}')],
  ["own names of methods", () => JSON.parse('{"toString":1,"valueOf":1,"toJSON":1,"length":-1}')],
  ["own hasOwnProperty", () => ({ hasOwnProperty: 0, isPrototypeOf: null, __defineGetter__: 1 })],
  ["something like a promise", () => JSON.parse('{"then":1,"catch":{}}')],
  ["a class", () => new Account()],
  ["a function", () => () => fail()],
  ["a date", () => new Date(Number.NaN)],
  ["an expression", () => /x/g],
  ["an error", () => new Error("x")],
  ["a map", () => new Map([["account_number", "A"]])],
  ["a set", () => new Set([1])],
  ["a weak map", () => new WeakMap()],
  ["a promise", () => Promise.resolve({})],
  ["a generator", () => [][Symbol.iterator]()],
  ["a module", () => Reflect],
  ["bytes", () => new Uint8Array(4)],
  ["a buffer", () => new ArrayBuffer(4)],
  ["a boxed text", () => new String("A")],
  ["a boxed number", () => new Number(1)],
  ["a boxed boolean", () => new Boolean(false)],
  ["a boxed symbol", () => Object(Symbol("x"))],
  ["something like a list", () => ({ length: 2, 0: "a", 1: "b" })],
  ["a list with a field", () => Object.assign(["a"], { account_number: "A" })],
  ["a list that lies", liar],
  ["a list of holes", () => new Array(3)],
  ["a sparse list", () => sparse(300)],
  ["a long list", () => Array.from({ length: 300 }, (_, index) => index)],
  ["a list of lists", () => [[[[]]], [null], [{}]]],
  ["a circle", circle],
  ["a list in itself", circularList],
  ["1,000 objects in each other", () => nested(1_000, (a) => ({ a }))],
  ["1,000 lists in each other", () => nested(1_000, (a) => [a])],
  ["names that are symbols", () => ({ [Symbol("account_number")]: "A" })],
  ["a field that is hidden", () => Object.defineProperty({}, "x", { value: 1 })],
  ["a getter", () => withGetter(() => "A")],
  ["a proxy", () => new Proxy({}, {})],
  ["a proxy of a list", () => new Proxy(["a"], {})],
  ["odd names", () => ({ "": 1, "a.b": 1, "a/b": 1, "~0": 1, "\ud800": 1, "0": 1 })],
  ["300 fields", () => Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, at]))],
  ["the global object", () => globalThis],
];

const CODE: readonly (readonly [string, () => unknown])[] = [
  ["a getter that throws", () => withGetter(fail)],
  ["a proxy that throws", () => new Proxy({}, { get: fail, has: fail, ownKeys: fail })],
  ["a proxy of a list that throws", () => new Proxy(["a"], { get: fail })],
  ["a revoked proxy", revoked],
];

export const HOSTILE: readonly Hostile[] = [
  ...SCALARS.map((value) => ({
    name: typeof value === "string" ? JSON.stringify(value.slice(0, 20)) : String(value),
    make: () => value,
  })),
  ...OBJECTS.map(([name, make]) => ({ name, make })),
  ...CODE.map(([name, make]) => ({ name, make, throws: true })),
];
