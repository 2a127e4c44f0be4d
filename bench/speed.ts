import { join } from "node:path";
import { type Figure, median } from "./measure.ts";
import { BY_NAME, labelOf, RIVALS } from "./rivals.ts";
import { runNode } from "./run-node.ts";
import type { Speed } from "./speed-of.ts";
import { type Claim, type Grid, type Table, times } from "./table.ts";

const PAYLOADS = {
  "a small payload": "account.created-v1",
  "a nested payload": "contract-groups.version-created-v1",
  "a large payload": "meterpoint.gas.backfill-v1",
};

/** Events that are typical of many: of few fields and of many, flat, nested and with lists. */
const EVENTS = [
  ...Object.values(PAYLOADS),
  "account_user.psr_records_updated-v1",
  "agreement.created-v1",
  "auth_server.account_user.logged_in-v1",
  "billing.final_bill-v1",
  "billing.ledger.entry_posted-v2",
  "contracts.journeys.variation.started-v1",
  "ink.messages.inbound-message-created-v1",
  "lifecycle.join-supplier.agreement.created-v1",
  "lifecycle.join-supplier.requested-v1",
];

const PROCESSES = 3;
const KINDS = ["isAtFirst", "is", "validate", "issues"] as const;
type Kind = (typeof KINDS)[number];
const COLUMNS = ["`is()` at first", "`is()`", "`validate()`", "`validate()`, invalid"];

export function measureSpeed(): Table {
  const speeds = EVENTS.map((event) => ({ event, ...measure(event) }));
  const sized = Object.entries(PAYLOADS).flatMap(([size, event]) =>
    speeds.filter((speed) => speed.event === event).map((speed) => ({ size, ...speed })),
  );
  const faults = speeds.map(({ fault, event }) => `${fault} (${event})`);
  return {
    title: "Checking a payload",
    says: "How many times as long as this package others take to check the same payload: below 1 they are faster. On what is valid it stands with the libraries that make code of a schema, and far before zod and valibot; on what is invalid it stands with ajv.",
    grids: [...sized.map(toGrid), toMeans(speeds)],
    claims: toClaims(speeds),
    notes: [
      'All columns but "at first" are taken after every library has seen every fault of the payload, because a check that has only ever seen valid payloads is faster than in a service that needs it. `is()` is the fastest yes or no of each library; `validate()` is what answers the value or all issues, and every issue\'s place and words are read.',
      `The last table has the geometric means of ${EVENTS.length} events, and for each library the event on which it is fastest and slowest beside this package; a number in brackets is that of the events on which its code runs.`,
      `The invalid payload has one fault: ${faults.join(", ")}.`,
      `Each library gets the event's JSON Schema, or what it takes instead of one, made from it. All were held to the fixture and every fault of each event; ${disagreementsOf(speeds)}.`,
      RIVALS.flatMap(({ name, note }) => (note ? [`- ${name}: ${note}.`] : [])).join("\n"),
    ],
  };
}

function disagreementsOf(speeds: readonly Measured[]): string {
  const disputes = speeds.flatMap(({ event, disagreements }) =>
    disagreements.flatMap((labels, index) =>
      labels.map((label) => `${RIVALS[index]?.name} on ${label} (${event})`),
    ),
  );
  return disputes.length === 0 ? "they agreed on each" : `there disagreed ${disputes.join(", ")}`;
}

type Measured = Speed & { readonly event: string };

/**
 * The median of what several processes measured: engines do not always make the same of the same
 * code.
 */
function measure(event: string): Speed {
  const speeds = Array.from(
    { length: PROCESSES },
    (): Speed => JSON.parse(runNode([join(import.meta.dirname, "speed-of.ts"), event])),
  );
  const [first] = speeds;
  if (!first) throw new Error("Nothing was measured.");
  const typical = (kind: Kind): Figure[] =>
    first[kind].map(({ name }, index) => ({
      name,
      ratio: median(speeds.map((speed) => speed[kind][index]?.ratio ?? Number.NaN)),
      nanoseconds: median(speeds.map((speed) => speed[kind][index]?.nanoseconds ?? Number.NaN)),
    }));
  return {
    ...first,
    isAtFirst: typical("isAtFirst"),
    is: typical("is"),
    validate: typical("validate"),
    issues: typical("issues"),
  };
}

function toGrid({ size, event, ...speed }: Measured & { readonly size: string }): Grid {
  const cell = ({ ratio, nanoseconds }: Figure, index: number) =>
    index === 0
      ? `1 (${nanoseconds.toFixed(0)} ns)`
      : Number.isNaN(ratio)
        ? "throws"
        : times(ratio);
  return {
    columns: [`${size}, \`${event}\``, ...COLUMNS],
    rows: RIVALS.map((rival, index) => [
      labelOf(rival) + (speed.disagreements[index]?.length ? " (disagrees)" : ""),
      ...KINDS.map((kind) => cell(speed[kind][index] as Figure, index)),
    ]),
  };
}

/** The geometric mean of all events, with the event of the least and of the greatest ratio. */
function toMeans(speeds: readonly Measured[]): Grid {
  const cell = (kind: Kind, index: number): string => {
    const figures = speeds
      .map((speed) => ({ event: speed.event, ratio: speed[kind][index]?.ratio ?? Number.NaN }))
      .filter(({ ratio }) => !Number.isNaN(ratio))
      .sort((a, b) => a.ratio - b.ratio);
    const mean = meanOf(figures.map(({ ratio }) => ratio));
    const ends = [figures[0], figures.at(-1)].map(
      (end) => end && `${times(end.ratio)} ${end.event}`,
    );
    const count = figures.length < speeds.length ? ` (${figures.length})` : "";
    return index === 0 ? "1" : [`**${times(mean)}**${count}`, ...ends].join("<br>");
  };
  return {
    columns: [`${speeds.length} events`, ...COLUMNS],
    rows: RIVALS.map((rival, index) => [labelOf(rival), ...KINDS.map((kind) => cell(kind, index))]),
  };
}

const meanOf = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);

function toClaims(speeds: readonly Measured[]): Claim[] {
  const ratios = (kinds: readonly Kind[], names: (name: string) => boolean) =>
    speeds.flatMap((speed) =>
      kinds.flatMap((kind) =>
        speed[kind]
          .filter(({ name, ratio }) => names(name) && !Number.isNaN(ratio))
          .map(({ ratio }) => ratio),
      ),
    );
  const valid = ["isAtFirst", "is", "validate"] as const;
  const walkers = (name: string) => name === "zod" || name === "valibot";
  const others = (name: string) => name !== BY_NAME;
  const withAllErrors = meanOf(ratios(["issues"], (name) => name === "ajv, all errors"));
  return [
    {
      text: "`is()` takes no longer than with the fastest library, within 3 %, on each of the events.",
      holds: Math.min(...ratios(["is"], others)) >= 0.97,
    },
    {
      text: "An invalid payload takes at most 1.1 times as long as with ajv and all errors, in the mean.",
      holds: withAllErrors >= 1 / 1.1,
    },
    {
      text: "The same by the contract that `loadEvent` finds by a name takes at most 1.6 times as long, in the mean.",
      holds: meanOf(ratios(["issues"], (name) => name === BY_NAME)) <= 1.6 * withAllErrors,
    },
    {
      text: "A valid payload takes no longer than with ajv, within a tenth.",
      holds: Math.min(...ratios(valid, (name) => name.startsWith("ajv"))) >= 0.9,
    },
    {
      text: "A valid payload takes at most a third of the time that zod and valibot take.",
      holds: Math.min(...ratios(valid, walkers)) >= 3,
    },
    {
      text: "A valid payload takes at most three times as long as with the fastest library.",
      holds: Math.min(...ratios(valid, others)) >= 1 / 3,
    },
    {
      text: "An invalid payload takes no longer than with zod and valibot.",
      holds: Math.min(...ratios(["issues"], walkers)) >= 1,
    },
  ];
}
