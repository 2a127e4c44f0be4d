// How many of the messages that were seen a change touches, by the counts of `observe`. What they
// do not tell is not counted.
import { figure } from "../../library/text/printable.ts";
import { placesOf, sumOf } from "../observed/field-counts.ts";
import type { Counts, EventCounts, Observed, UnknownNames } from "../observed/observed.ts";
import type { Change, Seen } from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";

type Side = "before" | "after";

/** What counted an event, if that is one of the sides, and what it counted. */
interface Counted {
  readonly by: Side | undefined;
  readonly observed: Observed;
  readonly event: EventCounts | undefined;
}

/**
 * Returns a function that adds to a change of an event what was seen, or null where that is not
 * counted. `hashes` are those by which documents name the contracts before and after the change.
 */
export function countSeen(observed: Observed, ...hashes: readonly (string | undefined)[]) {
  const [hash, ...others] = Object.keys(observed.contracts ?? {});
  const [before, after] = hashes;
  const by = hash === before ? "before" : hash === after ? "after" : undefined;
  return (change: Change): Change => {
    if (change.half !== "events") return change;
    const event = observed.events?.[change.subject] ?? (by && {});
    // Of counts by several contracts it is not known which of them has a field.
    const isOne = hash !== undefined && others.length === 0;
    const seen = isOne ? TOUCHED[change.code]?.(change, { by, observed, event }) : undefined;
    return { ...change, seen: seen ?? null };
  };
}

/** Says what was seen: `0 of 1,204,113 had is_imported`. Empty if nobody asked. */
export function seenWords({ seen, path, subject }: Pick<Change, "seen" | "path" | "subject">) {
  if (seen === undefined) return "";
  if (seen === null) return "not counted";
  if (seen.of === 0) return "never seen";
  return `${figure(seen.touched)} of ${figure(seen.of)} ${seen.verb} ${path || subject}`;
}

/** Adds up what was seen at several places; null if it was not counted at one of them. */
export function seenTogether(all: readonly (Seen | null)[]): Seen | null {
  const seen = all.filter((one) => one !== null);
  const [first] = seen;
  if (!first || seen.length < all.length) return null;
  const [touched, of] = [seen.map((one) => one.touched), seen.map((one) => one.of)];
  return { touched: sumOf(touched), of: sumOf(of), verb: first.verb };
}

type Touched = (change: Change, counted: Counted) => Seen | undefined;

const messages =
  (side: Side): Touched =>
  ({ subject }, { by, observed, event }) => {
    const unknown = by === side ? { count: 0 } : observed.unknown_events;
    const touched = observed.events?.[subject]
      ? placesOf(event ?? {}, "")
      : namedIn(unknown, subject, by);
    return seenOf(touched, sumOf(observed.messages), "messages were");
  };

/** Counts objects that have a field, or lack it. `side` is the one that has it, if only one does. */
const fields =
  (verb: "had" | "lacked", side?: Side): Touched =>
  ({ value = "" }, { by, event }) => {
    if (!event || !COUNTED_PATH.test(value)) return undefined;
    const of = placesOf(event, value);
    const had = hadIn(event, value, by, side);
    return seenOf(verb === "had" || had === undefined ? had : of - had, of, verb);
  };

/** Counts values of the types that only one of two lists of types has. */
const types =
  (narrower: Side): Touched =>
  ({ value = "", types = [] }, { by, event }) => {
    if (!event || !COUNTED_PATH.test(value) || types.length === 0) return undefined;
    const { null: nulls = 0, other = {} } = event.fields?.[value] ?? {};
    const counts: Counts = { ...other, fraction: other.number ?? 0, integer: 0, null: nulls };
    // Without fractions, integers are not counted apart. Values that were right are not counted.
    const isCounted = (type: string) =>
      type === "null"
        ? isThere(event, value) || by !== undefined
        : by === narrower && (type !== "integer" || types.includes("fraction"));
    const touched = types.every(isCounted)
      ? types.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
      : undefined;
    const isNull = types.every((type) => type === "null");
    const verb = isNull ? "had null in" : "had another type in";
    return seenOf(touched, placesOf(event, value), verb);
  };

const TOUCHED: Readonly<Partial<Record<ChangeCode, Touched>>> = {
  event_added: messages("after"),
  event_removed: messages("before"),
  field_added: fields("had", "after"),
  required_field_added: fields("lacked", "after"),
  field_removed: fields("had", "before"),
  field_required: fields("lacked"),
  field_optional: fields("lacked"),
  type_changed: fields("had"),
  type_narrowed: types("after"),
  type_widened: types("before"),
};

/** Names and lists, and nothing that only stands for a name. */
const COUNTED_PATH = /^\w+(\[\])?(\.\w+(\[\])?)*$/;

const seenOf = (touched: number | undefined, of: number, verb: string): Seen | undefined =>
  touched === undefined ? undefined : { touched, of, verb };

/** True if the contract that counted has a field, as what was counted of it or in it shows. */
const isThere = ({ fields = {} }: EventCounts, path: string): boolean =>
  Object.keys(fields).some(
    (key) => key === path || key.startsWith(`${path}.`) || key.startsWith(`${path}[`),
  );

/** Returns how often a field was there; undefined if that is not counted. */
function hadIn(event: EventCounts, path: string, by: Side | undefined, side: Side | undefined) {
  const isKnown = isThere(event, path) || (by !== undefined && (side ?? by) === by);
  if (isKnown) return placesOf(event, path) - (event.fields?.[path]?.absent ?? 0);
  const end = path.lastIndexOf(".");
  const around = path.slice(0, Math.max(0, end));
  return namedIn(event.unknown?.[around], path.slice(end + 1), by);
}

/** Returns how often a name came. It did not come only if all that came are named. */
function namedIn(unknown: UnknownNames = { count: 0 }, name: string, by: Side | undefined) {
  const isWhole = by !== undefined && sumOf(unknown.names) === unknown.count;
  return unknown.names?.[name] ?? (isWhole ? 0 : undefined);
}
