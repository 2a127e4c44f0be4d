// Traffic that satisfies the contract, but for twelve drifts of each event, and what a report has to
// find in it, which is counted while it is made.
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { describeEvent } from "../../../src/cli/show/read-reference.ts";
import { ENOUGH, type FindingCode } from "../../../src/reading/observed/report.ts";
import { type Random, seeded } from "../../seeded.ts";

const DRIFTS = 12;
/** One message of so many has a drift, each drift in its turn; the others are as they should be. */
const TURN = 16;
/** One payload of so many is chosen for the forms of its texts. */
const SAMPLE = 64;
const ENOUGH_FOR_FORMS = 4 * ENOUGH * SAMPLE;

type Fields = Record<string, unknown>;

/** A field, with the fields that it has. */
interface Node {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly inner: Node[];
}

/** What a message of its turn has in place of what the contract says, and what is to be found. */
interface Drift {
  readonly code: FindingCode;
  readonly path: string;
  readonly what?: string;
  /** Changes a payload that has all fields. Returns how often. */
  readonly change?: (payload: Fields) => number;
  /** What all payloads of the event do with the field of the path. */
  readonly habit?: "always" | "never" | "date";
  /** The name and the payload that are sent in place of the event's own. */
  readonly name?: string;
  readonly payload?: unknown;
}

/** What a report has to find, and how often; of forms only that it is found. */
export type Expected = Map<string, number>;
export const keyOf = (code: FindingCode, event: string, path: string, what = ""): string =>
  [code, event, path, what].join(" ");

function treeOf(event: string): Node[] {
  const nodesByPath = new Map<string, Node>();
  const roots: Node[] = [];
  for (const { path, name, type, required } of describeEvent(event, new Map()).fields) {
    const node = { path, name, type, required, inner: [] };
    nodesByPath.set(path, node);
    const outer = path.slice(0, -name.length).replace(/(\[\])?\.$/, "");
    (nodesByPath.get(outer)?.inner ?? roots).push(node);
  }
  return roots;
}

const allOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...allOf(node.inner)]);

const DAY = "2026-11-28";
const TEXTS = ["", "7", "7.5", DAY, `${DAY}T10:00:00Z`, `${DAY}T10:00`, 'Zürich "20" €'];

/** Makes payloads that satisfy the contract, with the habits of some fields. */
class Payloads {
  readonly #habits: ReadonlyMap<string, Drift["habit"]>;
  readonly #random: Random;

  constructor(habits: ReadonlyMap<string, Drift["habit"]>, random: Random) {
    this.#habits = habits;
    this.#random = random;
  }

  make(nodes: readonly Node[], isFull: boolean): Fields {
    const payload: Fields = {};
    for (const node of nodes) {
      const habit = this.#habits.get(node.path);
      const isThere = node.required || isFull || habit === "always" || this.#random(2) === 0;
      if (isThere && habit !== "never") payload[node.name] = this.#value(node, node.type, isFull);
    }
    return payload;
  }

  #value(node: Node, type: string, isFull: boolean): unknown {
    const random = this.#random;
    if (type.endsWith("[]"))
      return Array.from({ length: isFull ? 1 + random(2) : random(3) }, () =>
        this.#value(node, type.slice(0, -2), isFull),
      );
    if (type === "object") return this.make(node.inner, isFull);
    if (type === "boolean") return random(2) === 0;
    if (type === "integer") return random(1000);
    if (type === "number") return random(1000) / 4;
    if (this.#habits.get(node.path) === "date")
      return `20${10 + random(90)}-0${1 + random(9)}-${10 + random(18)}`;
    return random(2) === 0 ? `text ${random(1e9)}` : TEXTS[random(TEXTS.length)];
  }
}

/** Calls a function with each object that may have the field of a path. Returns how many there are. */
function inEach(
  holder: unknown,
  path: string,
  change: (holder: Fields, name: string) => void = () => {},
): number {
  const [name = "", ...rest] = path.split(".");
  if (Array.isArray(holder))
    return holder.reduce<number>((sum, one) => sum + inEach(one, path, change), 0);
  if (typeof holder !== "object" || holder === null) return 0;
  const fields = holder as Fields;
  if (rest.length > 0) return inEach(fields[name.replace("[]", "")], rest.join("."), change);
  change(fields, name);
  return 1;
}

const set = (path: string, value: unknown) => (payload: Fields) =>
  inEach(payload, path, (holder, name) => {
    holder[name] = value;
  });
const leaveOut = (path: string) => (payload: Fields) =>
  inEach(payload, path, (holder, name) => {
    delete holder[name];
  });

/** A value that is not of a type, and the type that it has. */
const OTHER: Readonly<Record<string, readonly [value: unknown, what: string]>> = {
  string: [7, "number"],
  integer: [1.5, "number"],
  number: ["7", "string"],
  boolean: ["true", "string"],
  object: [true, "boolean"],
};

const other = (type: string) => OTHER[type] ?? [{}, "object"];
const isList = ({ type }: Node) => type.endsWith("[]");
const isInner = ({ path }: Node) => path.includes(".");
const isOptional = ({ required }: Node) => !required;
const isText = ({ type }: Node) => type === "string";

/** Drifts in places of an event, of which none is taken twice, or lies in a field that is never there. */
class Drifts {
  readonly list: Drift[] = [];
  readonly #nodes: readonly Node[];
  readonly #taken = new Set<string>();

  constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
  }

  get isFull(): boolean {
    return this.list.length === DRIFTS;
  }

  take(is: (node: Node) => boolean, make: (node: Node) => Drift): void {
    const isNever = (path: string) =>
      this.list.some(({ habit, path: never }) => habit === "never" && path.startsWith(never));
    const node = this.#nodes.find(
      (one) => is(one) && !this.#taken.has(one.path) && !isNever(one.path),
    );
    if (!node || this.isFull) return;
    this.#taken.add(node.path);
    this.list.push(make(node));
  }

  add(make: (number: number) => Drift): void {
    if (!this.isFull) this.list.push(make(this.list.length));
  }
}

const items =
  (value: unknown, what?: string) =>
  ({ path }: Node): Drift => {
    const code = what === undefined ? "null" : "type";
    return { code, path: `${path}[]`, ...(what && { what }), change: set(path, [value]) };
  };
const missing = ({ path }: Node): Drift => ({ code: "missing", path, change: leaveOut(path) });
const nullIn = ({ path }: Node): Drift => ({ code: "null", path, change: set(path, null) });
const retyped = ({ path, type }: Node): Drift => {
  const [value, what] = other(type);
  return { code: "type", path, what, change: set(path, value) };
};

const CUT_OFF = "meterpoint.gas.disputed_closing_reading.queried.by_us-v1";

function unknownIn(event: string, path: string, number: number): Drift {
  const what = `drifted_${number}`;
  const change = set(path ? `${path}.${what}` : what, "new");
  return { code: event === CUT_OFF ? "beyond_cut_off" : "unknown_field", path, what, change };
}

/** Chooses the drifts of an event: of each kind in turn, as long as the event has a place for it. */
function driftsOf(event: string, roots: readonly Node[], count: number): Drift[] {
  const drifts = new Drifts(allOf(roots));
  drifts.take(isOptional, ({ path }) => ({ code: "never_there", path, habit: "never" }));
  drifts.take(isOptional, ({ path }) => ({ code: "always_there", path, habit: "always" }));
  if (count >= ENOUGH_FOR_FORMS)
    drifts.take(isText, ({ path }) => ({ code: "one_form", path, what: "date", habit: "date" }));
  drifts.take(isList, items(null));
  drifts.take(isList, (node) => items(...other(node.type.slice(0, -2)))(node));
  drifts.take((node) => isInner(node) && node.required, missing);
  drifts.take(
    ({ inner }) => inner.length > 0,
    (node) => unknownIn(event, isList(node) ? `${node.path}[]` : node.path, drifts.list.length),
  );
  for (let round = 0; !drifts.isFull; round++) {
    drifts.take((node) => !isInner(node) && node.required, missing);
    drifts.take(() => true, nullIn);
    drifts.take(() => true, retyped);
    drifts.add((number) => unknownIn(event, "", number));
    if (round > 0) continue;
    drifts.add(() => ({ code: "type", path: "", what: "array", payload: [] }));
    const name = event.replace(/-[^-]*$/, "-v100");
    drifts.add(() => ({ code: "unknown_version", path: "", what: name, name }));
  }
  return drifts.list;
}

/** Yields so many messages as NDJSON, every event in its turn, and adds what is to be found in them, and how often each new version came. */
export async function* driftingTraffic(count: number, expected: Expected, versions: Expected) {
  const share = Math.ceil(count / EVENT_NAMES.length);
  const makers = EVENT_NAMES.map((event, index) => {
    // A few events have enough messages for all drifts, however few there are.
    const messages = index % 100 === 0 ? Math.max(share, ENOUGH_FOR_FORMS) : share;
    return { messages, next: messagesOf(event, messages, seeded(index), expected, versions) };
  });
  for (let number = 0; makers.some(({ messages }) => number < messages); number++)
    yield Buffer.from(
      makers.map(({ messages, next }) => (number < messages ? next(number) : "")).join(""),
    );
}

function messagesOf(
  event: string,
  count: number,
  random: Random,
  expected: Expected,
  versions: Expected,
) {
  const roots = treeOf(event);
  const drifts = driftsOf(event, roots, count);
  const habits = drifts.filter(({ habit }) => habit !== undefined);
  const payloads = new Payloads(new Map(habits.map(({ path, habit }) => [path, habit])), random);
  const find = ({ code, path, what }: Drift, often: number): void => {
    const isVersion = code === "unknown_version";
    const key = isVersion ? keyOf(code, "", "") : keyOf(code, event, path, what);
    expected.set(key, (expected.get(key) ?? 0) + often);
    if (isVersion && what) versions.set(what, (versions.get(what) ?? 0) + often);
  };
  return (number: number): string => {
    const drift = drifts[number % TURN];
    const made = payloads.make(roots, drift !== undefined);
    if (drift?.habit === undefined && drift) find(drift, drift.change?.(made) ?? 1);
    const { name = event, payload = made } = drift ?? {};
    if (name === event) for (const habit of habits) find(habit, inEach(payload, habit.path));
    return `${JSON.stringify({ type: name, payload })}\n`;
  };
}
