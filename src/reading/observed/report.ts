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
  readonly version: string;
  /** The hash by which documents name the contract. */
  readonly hash: string;
  readonly events: readonly Pick<CatalogueEvent, "name" | "type" | "incomplete">[];
  fieldsOf(event: string): readonly ContractField[];
}

export type FindingCode =
  | ("missing" | "null" | "type" | "never_there" | "always_there" | "one_form")
  | ("unknown_field" | "unknown_event" | "no_name" | "version_beside");

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

/** What the traffic says of an assumption. */
export interface Answer {
  readonly id: string;
  readonly answer: "confirmed" | "contradicted" | "not seen";
  /** How many messages could show it to be wrong. */
  readonly count: number;
  /** Where it is wrong; for one that allows something, where that came. */
  readonly places: readonly Finding[];
}

export interface Report {
  /** The first and the last day; empty without one. */
  readonly days: readonly string[];
  /** How many payloads were sampled for the forms of texts. */
  readonly sampled: number;
  readonly findings: readonly Finding[];
  readonly never_seen: readonly string[];
  readonly assumptions: readonly Answer[];
}

export function reportOf(observed: Observed, contract: ObservedContract): Report {
  const { events = {}, unknown_events: unknown, messages = {}, versions = {} } = observed;
  const names = contract.events.map(({ name }) => name);
  const finding = (code: FindingCode, count = 0, what?: string): Finding => {
    const near = what && suggestName(what, names);
    return { code, event: "", path: "", what, near, count, of: sumOf(messages) };
  };
  const all = Object.entries(events);
  const others = all.filter(([name]) => !names.includes(name));
  const findings = [
    finding("no_name", messages.missing_event_name),
    finding("version_beside", versions.beside),
    ...others.map(([name, counts]) => finding("unknown_event", placesOf(counts, ""), name)),
    ...shownIn(unknown).map(([name, count]) => finding("unknown_event", count, name)),
    ...all
      .filter((one) => !others.includes(one))
      .flatMap(([name, counts]) => findingsOf(name, counts, contract.fieldsOf(name))),
  ].filter(({ count }) => count > 0);
  const assumptions = Object.entries(ANSWERS).map(([id, ask]): Answer => {
    const { count, places, allows } = ask(observed, findings, contract);
    if (places.length > 0 && !allows) return { id, answer: "contradicted", count, places };
    return { id, answer: count > 0 ? "confirmed" : "not seen", count, places };
  });
  const days = all.flatMap(([, { first, last }]) =>
    [first, last].filter((day) => day !== undefined),
  );
  return {
    days: days.sort().filter((_, index) => index === 0 || index === days.length - 1),
    sampled: sampledIn(observed),
    never_seen: names.filter((name) => !events[name]),
    findings,
    assumptions,
  };
}

/** Finds the names that came often enough to be shown, and behind them how many others came. */
function shownIn(
  { count, names = {} }: UnknownNames = { count: 0 },
): [string | undefined, number][] {
  const shown = Object.entries(names as Record<string, number>).filter(
    ([, often]) => often >= ENOUGH,
  );
  return [...shown, [undefined, count - sumOf(Object.fromEntries(shown))]];
}

function findingsOf(event: string, counts: EventCounts, fields: readonly ContractField[]) {
  const whole = { path: "", type: "object", required: true };
  const unknown = Object.entries(counts.unknown ?? {}).flatMap(([path, names]) =>
    shownIn(names).map(([what, count]): Finding => {
      const near = what && nearest(what, namesIn(path, fields));
      return { code: "unknown_field", event, path, what, near, count, of: rightOf(counts, path) };
    }),
  );
  return [...[whole, ...fields].flatMap((field) => ofField(event, counts, field)), ...unknown];
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
    finding("null", nulls),
    ...Object.entries(other).map(([kind, count]) => finding("type", count, kind)),
    { ...finding("one_form", isOne ? sampled : 0, form), of: sampled },
    ...(type.endsWith("[]") ? ofField(event, counts, item) : []),
  ];
}

type Ask = (
  observed: Observed,
  findings: readonly Finding[],
  contract: ObservedContract,
) => { count: number; places: readonly Finding[]; allows?: true };

const sampledIn = ({ events = {} }: Observed): number =>
  sumOf(Object.values(events).map(({ sampled = 0 }) => sampled));
const messagesOf = ({ events = {} }: Observed, isMeant = (_: string): boolean => true): number =>
  sumOf(Object.entries(events).map(([name, one]) => (isMeant(name) ? placesOf(one, "") : 0)));

/** How traffic answers an assumption. What only allows something is confirmed where that comes. */
const ANSWERS: Readonly<Record<string, Ask>> = {
  "event-envelope": ({ envelopes = {} }, findings) => ({
    count: sumOf(envelopes) - (envelopes.none ?? 0),
    places: findings.filter(({ code }) => code === "no_name"),
  }),
  "event-name": ({ versions = {} }, findings) => ({
    count: sumOf(versions),
    places: findings.filter(({ code }) => code === "version_beside"),
  }),
  "event-neutral-names": (observed, findings) => {
    const isMeant = ({ code, event, path, what = path }: Finding) =>
      (code === "missing" || code === "unknown_field") &&
      NEUTRAL_FIELDS[event]?.some((field) => what.endsWith(field.replace(NEUTRAL, "")));
    const count = messagesOf(observed, (event) => NEUTRAL_FIELDS[event] !== undefined);
    return { count, places: findings.filter(isMeant) };
  },
  "event-values": (observed, findings) => ({
    count: sampledIn(observed),
    places: findings.filter(({ code }) => code === "one_form"),
  }),
  "event-unknown-fields": (_, findings, { events }) => {
    const isOpen = (event: string) => events.some((one) => one.name === event && one.incomplete);
    const places = findings.filter((one) => one.code === "unknown_field" && !isOpen(one.event));
    return { count: sumOf(places.map(({ count }) => count)), places, allows: true };
  },
  "event-null": (observed, findings) => ({
    count: messagesOf(observed),
    places: findings.filter(({ code, path }) => code === "null" && path !== ""),
  }),
  "event-cut-off": (observed, findings, { events }) => {
    const isOpen = (event: string) => events.some((one) => one.name === event && one.incomplete);
    const isNew = ({ code, event, what = "" }: Finding) =>
      (code === "unknown_field" && isOpen(event)) ||
      (code === "unknown_event" && !events.some(({ type }) => type === splitName(what)?.type));
    return { count: messagesOf(observed, isOpen), places: findings.filter(isNew) };
  },
};
