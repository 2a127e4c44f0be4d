// Plans messages from the options alone: the same seed gives the same messages.
import { createHash } from "node:crypto";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { EventToSend } from "../../library/envelopes/write-envelope.ts";
import { faults, faultsOf } from "../../library/fixtures/faults.ts";
import { series } from "../../library/fixtures/series/series.ts";
import { valueAt } from "../../library/json/pointer.ts";
import { nextVersion } from "../../library/names/versions.ts";
import { packageVersion } from "../../servers/host/package-files.ts";
import type { OwnContracts } from "../contracts/own-events.ts";
import type { FaultLabel } from "../fixtures/labels.ts";
import { describeEvent } from "../show/read-reference.ts";

export interface Planned {
  readonly event: EventToSend;
  readonly of: string;
  /** The reason for the message: `fault: missing account_number`. */
  readonly label: string;
  /** The fault of the message; undefined if the message satisfies the contract. */
  readonly fault: FaultLabel | undefined;
}

export interface PlanOptions {
  readonly events: readonly string[];
  readonly ownEvents: OwnContracts;
  readonly seed: number;
  /** The beginning of each id, so that two runs send no message with the same id. */
  readonly run: string;
  readonly repeat: number;
  readonly has: (option: string) => boolean;
  readonly finish: (payload: unknown) => unknown;
}

type Draft = Pick<Planned, "label"> &
  Partial<Pick<Planned, "fault">> & { readonly payload: unknown; readonly type?: string };

const LATE_FIELD = "added_in_a_later_version";
/** The time of the first event. Each further event is a second later. */
const BEGINNING = Date.parse("2026-01-01T00:00:00Z");

export function* plan(options: PlanOptions): Generator<Planned> {
  // An event of the user's own without an example ends the run before a message of another is sent.
  for (const name of options.events) options.ownEvents.get(name)?.fixture();
  const sequences = new Map<string, number>();
  let index = 0;
  for (const of of options.events) {
    for (const { payload, label, fault, type = of } of drafts(of, options)) {
      const subject = subjectOf(payload, of);
      const sequence = (sequences.get(subject) ?? 0) + 1;
      sequences.set(subject, sequence);
      index++;
      const occurredAt = BEGINNING + index * 1000;
      const content = { type, subject, sequence, occurredAt, payload };
      const digest = createHash("sha256").update(JSON.stringify(content)).digest("hex");
      const event = { id: `${options.run}-${digest.slice(0, 16)}`, ...content };
      const message = { event, of, fault };
      yield { ...message, label };
      if (options.has("duplicate")) yield { ...message, label: `duplicate of ${label}` };
    }
  }
}

function* drafts(name: string, options: PlanOptions): Generator<Draft> {
  const { seed, repeat, finish, ownEvents, has } = options;
  const data = ownEvents.get(name)?.fixture();
  let valid: unknown;
  for (const { payload } of series(name, { count: repeat, seed, finish, data })) {
    valid ??= payload;
    yield { payload, label: "valid" };
  }
  if (has("variants"))
    for (const example of describeEvent(name, ownEvents).examples)
      yield { payload: finish(example.value), label: `example: ${example.name}` };
  if (has("late-field")) {
    const payload = { ...Object(valid), [LATE_FIELD]: packageVersion() };
    yield { payload, label: "late field" };
  }
  if (has("faults"))
    for (const fault of data ? faultsOf(data) : faults<string>(name))
      yield { payload: fault.payload, label: `fault: ${fault.label}`, fault };
  if (has("unknown-version")) {
    const type = nextVersion(name, [...EVENT_NAMES, ...ownEvents.keys()]);
    const label = `unknown version: ${type}`;
    yield { payload: valid, type, label, fault: { label, attr: "", code: "unknown_event" } };
  }
}

function subjectOf(payload: unknown, name: string): string {
  const number = valueAt(payload, ["account_number"]);
  return typeof number === "string" && number !== "" ? number : name;
}
