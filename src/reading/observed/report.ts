// What a document of `observe` says of the contract.
import { NEUTRAL, NEUTRAL_FIELDS } from "../../library/names/neutral.ts";
import { splitName, suggestName } from "../../library/names/versions.ts";
import { nearest } from "../../library/text/did-you-mean.ts";
import type { CatalogueEvent, Field } from "../model/description.ts";
import { placesOf, rightOf, sumOf } from "./field-counts.ts";
import type { EventCounts, Observed, UnknownNames } from "./observed.ts";

/** How often something is seen before a report names it, or says that it is never otherwise. */
export const ENOUGH = 20;

type ContractField = Pick<Field, "path" | "type" | "required">;

export interface ObservedContract {
  readonly events: readonly Pick<CatalogueEvent, "name" | "incomplete">[];
  fieldsOf(event: string): readonly ContractField[];
}

export type FindingCode =
  | ("missing" | "null" | "type" | "never_there" | "always_there" | "one_form")
  | ("unknown_field" | "beyond_cut_off" | "unknown_event" | "unknown_version")
  | ("no_name" | "version_beside");

export interface Finding {
  readonly code: FindingCode;
  /** Empty for what is not about an event of the contract. */
  readonly event: string;
  readonly path: string;
  /** The type, the form or the name that came. Names that are not shown have none. */
  readonly what?: string | undefined;
  /** The nearest name of the contract. */
  readonly near?: string | undefined;
  readonly count: number;
  readonly of: number;
}

export type Report = ReturnType<typeof reportOf>;

export function reportOf(observed: Observed, contract: ObservedContract) {
  const { events = {}, unknown_events: unknown, messages = {}, versions = {} } = observed;
  const names = contract.events.map(({ name }) => name);
  const types = contract.events.map(({ name }) => splitName(name)?.type);
  const finding = (code: FindingCode, count = 0, what?: string): Finding => {
    const near = what && suggestName(what, names);
    return { code, event: "", path: "", what, near, count, of: sumOf(messages) };
  };
  const codeOf = (name: string) =>
    types.includes(splitName(name)?.type) ? "unknown_version" : "unknown_event";
  const all = Object.entries(events);
  const findings = [
    finding("no_name", messages.missing_event_name),
    finding("version_beside", versions.beside),
    ...all
      .filter(([name]) => !names.includes(name))
      .map(([name, counts]) => finding(codeOf(name), messagesOf(counts), name)),
    ...(["unknown_event", "unknown_version"] as const).flatMap((code) => {
      const kept = Object.entries(unknown?.names ?? {}).filter(([name]) => codeOf(name) === code);
      const all = { count: messages[code] ?? 0, names: Object.fromEntries(kept) };
      return shownIn(all).map(([count, name]) => finding(code, count, name));
    }),
    ...contract.events.flatMap((event) => findingsOf(event, events[event.name], contract)),
  ].filter(({ count }) => count > 0);
  const assumptions = Object.entries(ASKS).map(([id, { count, is, shows }]) => {
    const places = findings.filter(is);
    const seen = count(observed, contract);
    const otherwise = seen > 0 && shows !== "confirmed" ? "confirmed" : "not seen";
    return { id, answer: places.length > 0 ? shows : otherwise, count: seen, places };
  });
  const days = all.flatMap(([, { first = [], last = [] }]) => [first, last].flat()).sort();
  return {
    /** The first and the last day; empty without one. */
    days: days.length > 0 ? [days[0], days.at(-1)] : [],
    findings,
    never_seen: names.filter((name) => !events[name]),
    assumptions,
  };
}

/** Counts the names that came often enough to be shown, and all others together. */
function shownIn({ count, names = {} }: UnknownNames): [number, string?][] {
  const shown = Object.entries(names).filter(([, often = 0]) => often >= ENOUGH);
  const others = count - sumOf(Object.fromEntries(shown));
  return [...shown.map(([name, often = 0]): [number, string] => [often, name]), [others]];
}

function findingsOf(
  { name: event, incomplete }: ObservedContract["events"][number],
  counts: EventCounts | undefined,
  { fieldsOf }: ObservedContract,
): Finding[] {
  if (!counts) return [];
  const fields = [{ path: "", type: "object", required: true }, ...fieldsOf(event)];
  const code = incomplete ? "beyond_cut_off" : "unknown_field";
  const unknown = Object.entries(counts.unknown ?? {}).flatMap(([path, names]) =>
    shownIn(names).map(([count, what]): Finding => {
      const near = what && nearest(what, namesIn(path, fields));
      return { code, event, path, what, near, count, of: rightOf(counts, path) };
    }),
  );
  return [...fields.flatMap((field) => ofField(event, counts, field)), ...unknown];
}

/** Lists the names of the fields that an object has. */
function namesIn(path: string, fields: readonly ContractField[]): string[] {
  const prefix = path === "" ? "" : `${path}.`;
  const inner = fields.filter((field) => field.path.startsWith(prefix));
  return inner.map((field) => field.path.slice(prefix.length)).filter((name) => /^\w+$/.test(name));
}

function ofField(event: string, counts: EventCounts, field: ContractField): readonly Finding[] {
  const { path, type, required } = field;
  const of = placesOf(counts, path);
  const { absent = 0, null: nulls = 0, other = {}, texts = {} } = counts.fields?.[path] ?? {};
  const finding = (code: FindingCode, count = 0, what?: string): Finding => {
    return { code, event, path, what, count, of };
  };
  const isClear = !required && of >= ENOUGH;
  const [form = "other", ...forms] = Object.keys(texts);
  const sampled = sumOf(texts);
  const isOne = form !== "other" && forms.length === 0 && sampled >= ENOUGH;
  const item = { path: `${path}[]`, type: type.slice(0, -2), required: true };
  return [
    finding("missing", required ? absent : 0),
    finding("never_there", isClear && absent === of ? of : 0),
    finding("always_there", isClear && absent === 0 ? of : 0),
    finding(path === "" ? "type" : "null", nulls, path === "" ? "null" : undefined),
    ...Object.entries(other).map(([kind, count]) => finding("type", count, kind)),
    { ...finding("one_form", isOne ? sampled : 0, form), of: sampled },
    ...(type.endsWith("[]") ? ofField(event, counts, item) : []),
  ];
}

interface Ask {
  /** Returns how many payloads could show that the assumption is wrong. */
  readonly count: (observed: Observed, contract: ObservedContract) => number;
  /** True for a finding that is about the assumption. */
  readonly is: (finding: Finding) => boolean;
  /** What such findings show. Of one that allows something, they confirm that it came. */
  readonly shows: "contradicted" | "in question" | "confirmed";
}

const messagesOf = (counts: EventCounts): number => placesOf(counts, "");
const sumIn = ({ events = {} }: Observed, count: (counts: EventCounts, name: string) => number) =>
  sumOf(Object.entries(events).map(([name, counts]) => count(counts, name)));

/** The fields that are named by a neutral word, and those that end like them and may be meant. */
const isNeutral = ({ code, event, path, what = path }: Finding): boolean =>
  (code === "missing" || code === "unknown_field") &&
  NEUTRAL_FIELDS[event]?.some((field) => what.endsWith(field.replace(NEUTRAL, ""))) === true;

/** How traffic answers an assumption. */
const ASKS: Readonly<Record<string, Ask>> = {
  "event-envelope": {
    count: ({ envelopes = {} }) => sumOf(envelopes) - (envelopes.none ?? 0),
    is: ({ code }) => code === "no_name",
    shows: "contradicted",
  },
  "event-name": {
    count: ({ versions }) => sumOf(versions),
    is: ({ code }) => code === "version_beside",
    shows: "contradicted",
  },
  "event-neutral-names": {
    count: (observed) =>
      sumIn(observed, (counts, name) => (NEUTRAL_FIELDS[name] ? messagesOf(counts) : 0)),
    is: isNeutral,
    shows: "contradicted",
  },
  "event-values": {
    count: (observed) => sumIn(observed, ({ sampled = 0 }) => sampled),
    is: ({ code }) => code === "one_form",
    // A narrower rule is likely then, and not proved.
    shows: "in question",
  },
  "event-unknown-fields": {
    count: (observed) => sumIn(observed, messagesOf),
    is: ({ code }) => code === "unknown_field",
    shows: "confirmed",
  },
  "event-null": {
    count: (observed) => sumIn(observed, messagesOf),
    is: ({ code }) => code === "null",
    shows: "contradicted",
  },
  "event-cut-off": {
    count: (observed, { events }) => {
      const names = events.filter(({ incomplete }) => incomplete).map(({ name }) => name);
      return sumIn(observed, (counts, name) => (names.includes(name) ? messagesOf(counts) : 0));
    },
    is: ({ code }) => code === "beyond_cut_off" || code === "unknown_event",
    shows: "contradicted",
  },
};
