// Whether two parts of documents are equal with their references put in. A schema that contains
// itself is equal if nothing differs on the way to where it begins again.
import { isObject } from "../../library/json/pointer.ts";
import { INNER, NAMED } from "../documents/keywords.ts";
import {
  type DocumentNode,
  type JsonObject,
  SILENT,
  schemaAt,
  schemasByKey,
  targetOf,
  targetSchema,
} from "./document-node.ts";
import { stable } from "./words.ts";

/** Keywords whose values are texts for people, or open lists of values. */
export const NOTES: ReadonlySet<string> = new Set([
  ..."title description summary examples example $comment deprecated externalDocs".split(" "),
  ..."readOnly writeOnly x-usually-not-before x-evidence x-codes x-go-type".split(" "),
]);
/** Keywords whose values are compared as they are: what looks like a reference there is none. */
const DATA = /^(enum|const|default|examples?|required|type|names|discriminator|x-.*)$/;
/** Lists whose order means nothing. */
const SETS = /^(required|type|enum|names)$/;

type Pairs = WeakMap<object, WeakSet<object>>;
/** The pairs that are equal, by their documents: with texts for people, and without them. */
const EQUAL = new WeakMap<object, WeakMap<object, readonly [Pairs, Pairs]>>();

interface How {
  /** True if texts for people are compared, too. */
  readonly texts: boolean;
}
interface Walk extends How {
  /** True if a pair is known to be equal. A pair that is met again is taken to be. */
  readonly isMet: (old: object, now: object) => boolean;
}

export const isSameSchema = (old: DocumentNode, now: DocumentNode, how: How): boolean =>
  compared(old, now, how, (walk) => areSchemas(old, now, walk));

/** Compares the values of a key of two nodes. The value of `schema` is a schema. */
export const isSameAt = (old: DocumentNode, now: DocumentNode, key: string, how: How): boolean =>
  compared(old, now, how, (walk) => areParts(old, now, key, walk));

function compared(
  { root: before }: DocumentNode,
  { root: after }: DocumentNode,
  { texts }: How,
  compare: (walk: Walk) => boolean,
): boolean {
  const byDocument = EQUAL.get(before) ?? new WeakMap<object, readonly [Pairs, Pairs]>();
  const both = byDocument.get(after) ?? [new WeakMap(), new WeakMap()];
  EQUAL.set(before, byDocument.set(after, both));
  const pairs = texts ? both[0] : both[1];
  const assumed: (readonly [object, object])[] = [];
  const isMet = (old: object, now: object): boolean => {
    const partners = pairs.get(old) ?? new WeakSet();
    if ((old === now && before === after) || partners.has(now)) return true;
    pairs.set(old, partners.add(now));
    assumed.push([old, now]);
    return false;
  };
  const isSame = compare({ texts, isMet });
  // One difference, and nothing that was assumed on the way holds.
  if (!isSame) for (const [old, now] of assumed) pairs.get(old)?.delete(now);
  return isSame;
}

function areSchemas(before: DocumentNode, after: DocumentNode, walk: Walk): boolean {
  const [old, now] = [referred(before), referred(after)];
  if (walk.isMet(old.value, now.value)) return true;
  return Object.keys({ ...old.value, ...now.value }).every(
    (key) => SILENT.has(key) || (!walk.texts && NOTES.has(key)) || areKeywords(old, now, key, walk),
  );
}

/** Goes to the target of a schema that says nothing but where it is. */
export function referred(node: DocumentNode, steps = 0): DocumentNode {
  const isOnly = Object.keys(node.value).every((key) => key === "$ref" || SILENT.has(key));
  const target = isOnly ? targetSchema(node) : undefined;
  return target && steps < 100 ? referred(target, steps + 1) : node;
}

function areKeywords(old: DocumentNode, now: DocumentNode, key: string, walk: Walk): boolean {
  const [was, is] = [old.value[key], now.value[key]];
  if (was === undefined || is === undefined) return was === is;
  if (key === "$ref") {
    const [one, other] = [targetSchema(old), targetSchema(now)];
    return one && other ? areSchemas(one, other, walk) : !one && !other && was === is;
  }
  if (INNER.has(key) || NAMED.has(key)) {
    const [inner, others] = [schemasByKey(old, key), schemasByKey(now, key)];
    const isPaired = ([name, schema]: readonly [string, DocumentNode]): boolean => {
      const other = others.get(name);
      return other !== undefined && areSchemas(schema, other, walk);
    };
    if (inner.size > 0) return inner.size === others.size && [...inner].every(isPaired);
  }
  if (SETS.test(key)) return ordered(was) === ordered(is);
  if (DATA.test(key)) return stable(was) === stable(is);
  // What a keyword that nobody knows says may depend on the dialect.
  return (!isObject(was) || old.dialect === now.dialect) && areParts(old, now, key, walk);
}

const ordered = (value: unknown): string => stable([value].flat().map(stable).sort());

/** Compares the values of a key in parts that are no schemas. */
function areParts(old: DocumentNode, now: DocumentNode, key: string, walk: Walk): boolean {
  const [was, is] = [old.value[key], now.value[key]];
  const isText = !walk.texts && /^(description|summary)$/.test(key);
  if (isText && !isObject(was ?? is)) return true;
  if (!isObject(was) || !isObject(is)) return stable(was) === stable(is);
  // Who writes the value is not known here, so it has to be the same in requests and in answers.
  if (key === "schema")
    return ([undefined, "readOnly", "writeOnly"] as const).every((unsent) =>
      areSchemas(schemaAt({ ...old, unsent }, key), schemaAt({ ...now, unsent }, key), walk),
    );
  const [one, other] = [inside(old, was, key), inside(now, is, key)];
  if (Array.isArray(one.value) !== Array.isArray(other.value)) return false;
  const haveSame = (a: DocumentNode, b: DocumentNode) =>
    Object.keys({ ...a.value, ...b.value }).every((name) => areParts(a, b, name, walk));
  if (!haveSame(besides(old, was), besides(now, is))) return false;
  return walk.isMet(one.value, other.value) || haveSame(one, other);
}

/** What stands beside a reference. */
function besides(around: DocumentNode, { $ref, ...value }: JsonObject): DocumentNode {
  return { ...around, value: typeof $ref === "string" ? value : {} };
}

/** The object or list under a key, and for a reference its target. */
function inside({ root, keys }: DocumentNode, value: JsonObject, key: string): DocumentNode {
  const { $ref } = value;
  const target = typeof $ref === "string" ? targetOf(root, $ref) : undefined;
  return target ?? { root, keys: [...keys, key], value };
}
