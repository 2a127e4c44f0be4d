import { readOutline } from "../../library/runtime/outline.ts";
import { amount } from "../../library/text/printable.ts";
import type { IndexedEvent } from "../data.ts";

/** The guessed events of a payload: one event, several events that fit equally well, or none. */
export type Guess = Readonly<{ events: readonly string[]; why: string }>;

type Candidate = ReturnType<typeof candidateOf>;

const MOST_SHOWN = 8;

export function guessEvent(payload: unknown, events: readonly IndexedEvent[]): Guess {
  if (typeof payload !== "object" || payload === null || Array.isArray(payload))
    return { events: [], why: "Only an object has fields to guess an event by." };
  const keys = Object.keys(payload);
  const candidates = events
    .map(([event, , , outline]) => candidateOf(event, outline, keys))
    .filter(({ hits }) => hits > 0)
    .sort(byFit);
  const [best] = candidates;
  if (!best || best.hits * 2 < keys.length)
    return { events: [], why: "No event has most of these fields." };
  const equal = candidates.filter((candidate) => byFit(best, candidate) === 0);
  if (equal.length > 1)
    return {
      events: equal.slice(0, MOST_SHOWN).map(({ event }) => event),
      why: `${equal.length} events fit these fields equally well.`,
    };
  const { event, hits, required, missing } = best;
  const ofKeys = `It has ${hits} of these ${amount(keys.length, "field")}`;
  const ofRequired = `${required - missing} of its ${required} required ones are here`;
  return { events: [event], why: `${ofKeys}, and ${ofRequired}; no other event fits so well.` };
}

function candidateOf(event: string, outline: string, keys: readonly string[]) {
  const { names, optional } = readOutline(`{${outline}}`);
  const required = names.filter((_, index) => !optional[index]);
  return {
    event,
    hits: keys.filter((key) => names.includes(key)).length,
    required: required.length,
    missing: required.filter((name) => !keys.includes(name)).length,
    fields: names.length,
  };
}

/** Sorts candidates: most known fields, then fewest missing fields, then fewest fields in all. */
const byFit = (a: Candidate, b: Candidate): number =>
  b.hits - a.hits || a.missing - b.missing || a.fields - b.fields;
