// Whether two parts of documents are equal with their references put in. A schema that contains
// itself is equal if nothing differs on the way to where it begins again.
import { isJsonObject, isObject, valueAt } from "../../library/json/pointer.ts";
import { INNER, NAMED } from "../documents/keywords.ts";
import {
  asSchema,
  type DocumentNode,
  type JsonObject,
  MEANING_NOTHING,
  SILENT,
  schemaAt,
  targetOf,
  targetSchema,
} from "./document-node.ts";
import { stable } from "./words.ts";

/** Keywords whose values are texts for people, or open lists of values. */
export const NOTES: ReadonlySet<string> = new Set([
  ..."title description summary examples example $comment deprecated externalDocs".split(" "),
  ..."readOnly writeOnly x-usually-not-before x-evidence x-codes x-go-type".split(" "),
  MEANING_NOTHING,
]);
/** Keywords whose values are compared as they are: what looks like a reference there is none. */
const DATA = /^(enum|const|default|examples?|required|type|names|x-.*)$/;
/** Lists whose order means nothing. */
const SETS = /^(required|type|enum|names)$/;

const UNSENT = [undefined, "readOnly", "writeOnly"] as const;

type Pairs = WeakMap<object, WeakSet<object>>;
/** The pairs that are known to be equal, by their documents: with texts, and without them. */
const PROVEN = new WeakMap<object, WeakMap<object, readonly [Pairs, Pairs]>>();

export interface How {
  /** True if texts for people are compared, too. */
  readonly texts: boolean;
}

export const isSameSchema = (old: DocumentNode, now: DocumentNode, how: How): boolean =>
  compared(old, now, how, (compare) => compare.schemas(old, now));

/** Compares the values of a key of two nodes. The value of `schema` is a schema. */
export const isSameAt = (old: DocumentNode, now: DocumentNode, key: string, how: How): boolean =>
  compared(old, now, how, (compare) => compare.parts(old, now, key));

/** Compares with an assumption: a pair that is met again is equal. If all is equal, it holds. */
function compared(
  { root: before }: DocumentNode,
  { root: after }: DocumentNode,
  how: How,
  call: (compare: ReturnType<typeof comparer>) => boolean,
): boolean {
  const assumed: (readonly [object, object])[] = [];
  const pairs: Pairs = new WeakMap();
  const byDocument = PROVEN.get(before) ?? new WeakMap<object, readonly [Pairs, Pairs]>();
  const both = byDocument.get(after) ?? [new WeakMap(), new WeakMap()];
  PROVEN.set(before, byDocument.set(after, both));
  const proven = how.texts ? both[0] : both[1];
  const isKnown = (old: object, now: object): boolean => {
    if (old === now && before === after) return true;
    if (proven.get(old)?.has(now) || pairs.get(old)?.has(now)) return true;
    note(pairs, old, now);
    assumed.push([old, now]);
    return false;
  };
  const isSame = call(comparer(how, isKnown));
  if (isSame) for (const [old, now] of assumed) note(proven, old, now);
  return isSame;
}

function note(pairs: Pairs, old: object, now: object): void {
  const partners = pairs.get(old) ?? new WeakSet();
  pairs.set(old, partners.add(now));
}

function comparer({ texts }: How, isKnown: (old: object, now: object) => boolean) {
  const isCompared = (key: string) => !SILENT.has(key) && (texts || !NOTES.has(key));
  const every = (old: object, now: object, isSame: (key: string) => boolean): boolean =>
    Object.keys({ ...old, ...now }).every((key) => !isCompared(key) || isSame(key));

  function schemas(before: DocumentNode, after: DocumentNode): boolean {
    const [old, now] = [withoutReference(before), withoutReference(after)];
    if (isKnown(old.value, now.value)) return true;
    return every(old.value, now.value, (key) => keyword(old, now, key));
  }

  function keyword(old: DocumentNode, now: DocumentNode, key: string): boolean {
    const [was, is] = [old.value[key], now.value[key]];
    const inner = (...keys: string[]) =>
      schemas(
        schemaAt(old, valueAt(was, keys), key, ...keys),
        schemaAt(now, valueAt(is, keys), key, ...keys),
      );
    if (was === undefined || is === undefined) return was === is;
    if (key === "$ref") {
      const [one, other] = [targetSchema(old), targetSchema(now)];
      return one && other ? schemas(one, other) : !one && !other && was === is;
    }
    if (INNER.has(key) || (NAMED.has(key) && isJsonObject(was) && isJsonObject(is))) {
      if (Array.isArray(was) !== Array.isArray(is)) return false;
      if (INNER.has(key) && !Array.isArray(was)) return inner();
      return haveSameKeys(was, is) && Object.keys(Object(was)).every((name) => inner(name));
    }
    if (key === "discriminator") return discriminators(old, now);
    if (SETS.test(key)) return ordered(was) === ordered(is);
    if (DATA.test(key)) return stable(was) === stable(is);
    // What a keyword that nobody knows says may depend on the dialect.
    return (!isObject(was) || old.dialect === now.dialect) && parts(old, now, key);
  }

  /** Compares discriminators. A mapping leads to schemas by their names or addresses. */
  function discriminators(old: DocumentNode, now: DocumentNode): boolean {
    const [was, is] = [old, now].map(({ value }) => Object(value.discriminator));
    const [from, to] = [Object(was.mapping), Object(is.mapping)];
    const formOf = ({ root }: DocumentNode, name: unknown) =>
      targetOf(root, `${name}`) ?? targetOf(root, `#/components/schemas/${name}`);
    const isEqual = (key: string): boolean => {
      const [one, other] = [formOf(old, from[key]), formOf(now, to[key])];
      return one && other ? schemas(asSchema(one), asSchema(other)) : from[key] === to[key];
    };
    return (
      stable({ ...was, mapping: null }) === stable({ ...is, mapping: null }) &&
      haveSameKeys(from, to) &&
      Object.keys(from).every(isEqual)
    );
  }

  /** Compares the values of a key in parts that are no schemas. */
  function parts(old: DocumentNode, now: DocumentNode, key: string): boolean {
    const [was, is] = [old.value[key], now.value[key]];
    if (!isObject(was) || !isObject(is)) return stable(was) === stable(is);
    // Who writes the value is not known here, so it has to be the same in requests and in answers.
    if (key === "schema")
      return UNSENT.every((unsent) =>
        schemas(schemaAt({ ...old, unsent }, was, key), schemaAt({ ...now, unsent }, is, key)),
      );
    const [one, other] = [inside(old, was, key), inside(now, is, key)];
    if (Array.isArray(one.value) !== Array.isArray(other.value)) return false;
    const haveSame = (a: DocumentNode, b: DocumentNode) =>
      Object.keys({ ...a.value, ...b.value }).every((name) => isEqual(a, b, name));
    if (!haveSame(besides(old, was), besides(now, is))) return false;
    return isKnown(one.value, other.value) || haveSame(one, other);
  }

  /** Compares two values of a name. A text is no list or object, which may have any name. */
  const isEqual = (old: DocumentNode, now: DocumentNode, name: string): boolean =>
    (!texts &&
      /^(description|summary)$/.test(name) &&
      !isObject(old.value[name] ?? now.value[name])) ||
    parts(old, now, name);

  return { schemas, parts };
}

const haveSameKeys = (old: unknown, now: unknown): boolean =>
  stable(Object.keys(Object(old)).sort()) === stable(Object.keys(Object(now)).sort());

const ordered = (value: unknown): string => stable([value].flat().map(stable).sort());

/** Goes to the target of a schema that says nothing but where it is. */
function withoutReference(node: DocumentNode, steps = 0): DocumentNode {
  const isOnly = Object.keys(node.value).every((key) => key === "$ref" || SILENT.has(key));
  const target = isOnly ? targetSchema(node) : undefined;
  return target && steps < 100 ? withoutReference(target, steps + 1) : node;
}

/** What stands beside a reference. */
function besides(around: DocumentNode, value: JsonObject): DocumentNode {
  const { $ref, ...beside } = value;
  return { ...around, value: typeof $ref === "string" ? beside : {} };
}

/** The object or list under a key, and for a reference its target. */
function inside({ root, keys }: DocumentNode, value: JsonObject, key: string): DocumentNode {
  const { $ref } = value;
  const target = typeof $ref === "string" ? targetOf(root, $ref) : undefined;
  return target ?? { root, keys: [...keys, key], value };
}
