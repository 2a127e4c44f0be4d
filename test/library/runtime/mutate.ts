// Payloads that are nearly valid, with the faults that JSON often has. The tests that compare
// engines use them.
import { join } from "node:path";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { readEvents } from "../../../scripts/source/read-events.ts";
import fc, { anyCharacter } from "../../fast-check.ts";
import { SEED } from "../../seeded.ts";

interface Body {
  readonly $ref?: string;
  readonly content?: {
    readonly "application/json": {
      readonly examples: Readonly<Record<string, { $ref?: string; value?: unknown }>>;
    };
  };
}

/** The component that a reference leads to, or the node itself if it is not a reference. */
const resolve = <Node extends { readonly $ref?: string }>(node: Node): Node =>
  node.$ref === undefined ? node : (valueAt(openApi, node.$ref.split("/").slice(1)) as Node);

/** Every example in the sources by contract: of each event and of each request body. */
export const EXAMPLES: ReadonlyMap<string, readonly unknown[]> = new Map([
  ...readEvents(join(import.meta.dirname, "../../../events")).events.map(
    ({ name, examples }) => [name, examples.map(({ payload }) => payload)] as const,
  ),
  ...Object.values(openApi.paths)
    .flatMap((item) => Object.values(item) as { operationId: string; requestBody?: Body }[])
    .flatMap(({ operationId, requestBody }) => {
      const examples = requestBody && resolve(requestBody).content?.["application/json"].examples;
      return examples
        ? [[operationId, Object.values(examples).map((example) => resolve(example).value)] as const]
        : [];
    }),
]);

/** The keys and indexes that lead to a value. */
type Path = readonly string[];
/** One change to a payload at one path; `other` is a second path for changes that need one. */
type Edit = (payload: unknown, at: Path, other: Path) => unknown;

const REMOVED = Symbol("removed");

/** Own keys that a careless validator confuses with something else. */
const ODD_KEYS = [
  ["__proto__", "constructor", "toString", "hasOwnProperty", "length"],
  ["0", "", "a.b", "a/b", "a~b", "%", "Ünïcode", "\ud800"],
].flat();
const NUMBERS = [
  0,
  -1,
  0.5,
  -2.75,
  1e21,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 31,
  99999999999999.9,
];
const TEXTS = [
  ["", " ", "0", "-13.07", "12,50", "1e5", "true", "null"],
  ["Zählerstand", "😀", "\ud83d", "\udc00x", "\u0000", "e\u0301", "x\u2028y"],
].flat();
/**
 * Texts near the formats of the REST contract, and only those about which the standards are clear.
 */
const FORMATS = [
  [
    "2024-02-29",
    "2023-02-29",
    "1900-02-29",
    "2024-13-01",
    "2024-2-9",
    "24-02-09",
    " 2024-02-29",
    "2024-02-29\n",
  ],
  [
    "2024-02-29T09:15:00Z",
    "2024-02-29t09:15:00.25z",
    "2024-02-29T09:15:00+02:00",
    "2024-02-29T09:15:00",
    "2023-02-29T09:15:00Z",
  ],
  [
    "2024-02-29T24:00:00Z",
    "2016-12-31T23:59:60Z",
    "2016-12-31T12:59:60Z",
    "2024-02-29T09:15Z",
    "2024-02-29T09:15-0530",
    "2024-02-29 09:15:00Z",
    "2024-02-29T09:15:00+24:00",
  ],
  [
    "notes/2025/a b.pdf",
    "/etc/passwd",
    "../a",
    "a/../b",
    "a/.. /b",
    "a//b",
    "a\\b",
    "C:/a",
    "a%2fb",
    "..pdf",
    "a\nb",
    "\u2028/../b",
  ],
  ["x".repeat(1024), "x".repeat(1025), "😀".repeat(1024), "😀".repeat(1025)],
].flat();

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [{}], [null], { a: { b: [] } }),
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(...TEXTS),
  fc.constantFrom<unknown>(...FORMATS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: anyCharacter }),
  fc.jsonValue({ maxDepth: 3 }),
);

const oddKey = fc.constantFrom(...ODD_KEYS);
const retype = (value: unknown): unknown =>
  typeof value === "number" ? String(value) : (JSON.stringify(value)?.length ?? 0);

const here =
  (edit: (value: unknown) => unknown): Edit =>
  (payload, at) =>
    change(payload, at, edit);

const replaced = anyValue.map((value) => here(() => value));
const nearAFormat = fc
  .constantFrom(...FORMATS)
  .map((text) => here((value) => (typeof value === "string" ? text : value)));
const withOddKey = fc
  .tuple(oddKey, anyValue)
  .map(([key, value]) => here((parent) => add(parent, key, value)));
const renamed = oddKey.map((key): Edit => {
  return (payload, at) => changeKey(payload, at, key);
});
const STRUCTURAL: readonly Edit[] = [
  here(() => REMOVED),
  here((value) => [value]),
  here((value) => (Array.isArray(value) ? value[0] : { value })),
  here(retype),
  (payload, at, other) => change(payload, at, () => valueAt(payload, other)),
  (payload, at, other) => swap(payload, at, other),
  (payload, at, other) => changeKey(payload, at, other.at(-1) ?? "other"),
  (payload, at) =>
    change(payload, at.slice(0, -1), (parent) =>
      add(parent, `${at.at(-1)}_copy`, valueAt(payload, at)),
    ),
];
const anyEdit = fc.oneof(
  replaced,
  renamed,
  withOddKey,
  { arbitrary: nearAFormat, weight: 4 },
  { arbitrary: fc.constantFrom(...STRUCTURAL), weight: STRUCTURAL.length },
);

/** An example with one to three edits, as `JSON.parse` would return it. */
export function mutationOf(examples: readonly unknown[]): fc.Arbitrary<unknown> {
  const step = fc.tuple(anyEdit, fc.nat(), fc.nat());
  return fc
    .tuple(fc.constantFrom(...examples), fc.array(step, { minLength: 1, maxLength: 3 }))
    .map(([example, steps]) => {
      let payload = example;
      for (const [edit, first, second] of steps) {
        const places = placesIn(payload);
        payload = edit(payload, pick(places, first), pick(places, second));
      }
      return JSON.parse(JSON.stringify(payload) ?? "null");
    });
}

/** `count` such payloads. `own` tells those who use it apart. */
export const mutations = (examples: readonly unknown[], count: number, own: number): unknown[] =>
  fc.sample(mutationOf(examples), { seed: SEED + own, numRuns: count });

const pick = (places: readonly Path[], index: number): Path => places[index % places.length] ?? [];

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function placesIn(value: unknown, at: Path = []): Path[] {
  return [
    at,
    ...(isContainer(value)
      ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))
      : []),
  ];
}

function valueAt(payload: unknown, at: Path): unknown {
  return at.reduce<unknown>(
    (value, key) =>
      isContainer(value) ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined,
    payload,
  );
}

/**
 * A copy with the value at a path changed. Only own entries count, so that `__proto__` is a key
 * like any other.
 */
function change(value: unknown, [key, ...rest]: Path, edit: (value: unknown) => unknown): unknown {
  if (key === undefined) return edit(value);
  if (!isContainer(value)) return value;
  const entries = Object.entries(value)
    .map(([name, inner]): [string, unknown] => [
      name,
      name === key ? change(inner, rest, edit) : inner,
    ])
    .filter(([, inner]) => inner !== REMOVED);
  return rebuild(value, entries);
}

function swap(payload: unknown, at: Path, other: Path): unknown {
  const [one, two] = [valueAt(payload, at), valueAt(payload, other)];
  const half = change(payload, at, () => two);
  return change(half, other, () => one);
}

function changeKey(payload: unknown, at: Path, to: string): unknown {
  const from = at.at(-1);
  return change(payload, at.slice(0, -1), (parent) => {
    if (!isContainer(parent)) return parent;
    const entries = Object.entries(parent).map(([name, inner]): [string, unknown] => [
      name === from ? to : name,
      inner,
    ]);
    return rebuild(parent, entries);
  });
}

const add = (parent: unknown, key: string, value: unknown): unknown =>
  isContainer(parent) ? rebuild(parent, [...Object.entries(parent), [key, value]]) : parent;

const rebuild = (like: object, entries: readonly (readonly [string, unknown])[]): unknown =>
  Array.isArray(like) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
