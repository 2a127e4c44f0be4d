// Reads a document of `observe`. What is not exactly of its form is refused, with the place of it.
import { ENVELOPES } from "../../library/envelopes/read-envelope.ts";
import { escapeKey, isJsonObject } from "../../library/json/pointer.ts";
import { FORMAT, VERDICTS } from "../../library/judge/lists.ts";
import { isDate } from "../../library/runtime/formats.ts";
import { printable, startOf } from "../../library/text/printable.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { rightOf, sumOf } from "./field-counts.ts";
import { KINDS, type Observed, TEXT_FORMS, type UnknownNames } from "./observed.ts";

/** The names that a document may keep of what the contract does not have, and how many of them. */
const [MOST_FIELDS, MOST_EVENTS] = [32, 64];
const FIELD = /^[a-z][a-z0-9_]{0,39}$/;
const EVENT = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*-(?:v\d+|\d+\.\d+\.\d+)$/;
const UNKNOWN_EVENT = /^(?=.{1,80}$)[a-z0-9_-]+(?:\.[a-z0-9_-]+)*-(?:v\d+|\d+\.\d+\.\d+)$/;
const PATH = /^(?:\w+(?:\[\])?(?:\.\w+(?:\[\])?)*)?$/;
const HASH = /^[0-9a-f]{8,64}$/;

/** Says what is wrong with a value, beginning with its place; undefined if nothing is. */
type Check = (value: unknown) => string | undefined;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const count: Check = (value) => (isCount(value) ? undefined : " is not a count");
const day: Check = (value) => (isDate(String(value)) ? undefined : " is not a day");
const format: Check = (value) => (value === FORMAT ? undefined : ` is not "${FORMAT}"`);

function object(
  checkOf: (key: string) => Check | undefined,
  most = Number.POSITIVE_INFINITY,
): Check {
  return (value) => {
    if (!isJsonObject(value)) return " is not an object";
    const fields = Object.entries(value);
    if (fields.length === 0) return " is empty";
    if (fields.length > most) return ` has more than ${most} names`;
    for (const [key, inner] of fields) {
      const check = checkOf(key);
      const fault = check ? check(inner) : " is not known";
      if (fault) return `/${startOf(printable(escapeKey(key)), 100)}${fault}`;
    }
    return undefined;
  };
}

const fields = (checks: Readonly<Record<string, Check>>): Check =>
  object((key) => (Object.hasOwn(checks, key) ? checks[key] : undefined));
const keyed = (key: RegExp, check: Check, most?: number): Check =>
  object((name) => (key.test(name) ? check : undefined), most);
const countsOf = (names: readonly string[]): Check =>
  object((key) => (names.includes(key) ? count : undefined));

/** Names that the contract does not have: all of them are counted, and some are named. */
function unknown(key: RegExp, most: number): Check {
  const check = fields({ count, names: keyed(key, count, most) });
  return (value) => {
    const fault = check(value);
    if (fault) return fault;
    const { count: all = 0, names } = value as Partial<UnknownNames>;
    return sumOf(names) <= all ? undefined : " has more names than it counts";
  };
}

const FIELD_COUNTS = fields({
  ...{ absent: count, null: count, items: count },
  other: countsOf(KINDS),
  texts: countsOf(TEXT_FORMS),
});
const EVENT_COUNTS = fields({
  ...{ valid: count, invalid: count, sampled: count, first: day, last: day },
  fields: keyed(PATH, FIELD_COUNTS),
  unknown: keyed(PATH, unknown(FIELD, MOST_FIELDS)),
});
const DOCUMENT = fields({
  format,
  contracts: keyed(HASH, count),
  envelopes: countsOf([...ENVELOPES.map((fields) => fields.join(", ")), "none"]),
  events: keyed(EVENT, EVENT_COUNTS),
  messages: countsOf(VERDICTS),
  unknown_events: unknown(UNKNOWN_EVENT, MOST_EVENTS),
  versions: countsOf(["joined", "beside"]),
});

type ReadObserved =
  | { readonly observed: Observed; readonly fault?: undefined }
  | { readonly observed?: undefined; readonly fault: string };

/** Returns the document, or the end of a sentence that says why the text is none. */
export function readObserved(text: string): ReadObserved {
  const value = unlessThrown(SyntaxError, () => JSON.parse(text) as Observed);
  if (value === undefined) return { fault: "it is not JSON" };
  const wrong = DOCUMENT(value) ?? (value.format ? tooMuchIn(value) : " has no format");
  return wrong === undefined ? { observed: value } : { fault: wrong.replace(/^ /, "it ") };
}

/** Finds a field that was wrong more often than it could be there. */
function tooMuchIn({ events = {} }: Observed): string | undefined {
  for (const [name, event] of Object.entries(events))
    for (const path of Object.keys(event.fields ?? {}))
      if (rightOf(event, path) < 0)
        return `/events/${name}/fields/${path} counts more than there was`;
  return undefined;
}
