import { join } from "node:path";
import { type Figure, median } from "./measure.ts";
import { labelOf, RIVALS } from "./rivals.ts";
import { runNode } from "./run-node.ts";
import type { Speed } from "./speed-of.ts";
import { type Claim, type Grid, type Table, times } from "./table.ts";

const PAYLOADS = {
  "a small payload": "account.created-v1",
  "a nested payload": "contract-groups.version-created-v1",
  "a large payload": "meterpoint.gas.backfill-v1",
};

const PROCESSES = 3;
type Kind = "isAtFirst" | "is" | "validate" | "issues";

export function measureSpeed(): Table {
  const speeds = Object.entries(PAYLOADS).map(([size, event]) => ({
    size,
    event,
    ...measure(event),
  }));
  const faults = speeds.map(({ fault, event }) => `${fault} (${event})`);
  return {
    title: "Checking a payload",
    says: "How many times as long as this package others take to check the same payload: below 1 they are faster. On what is valid it stands with the libraries that make code of a schema, and far before zod and valibot; faults are told sooner by ajv, in fewer words.",
    grids: speeds.map(toGrid),
    claims: toClaims(speeds),
    notes: [
      'All columns but "at first" are taken after every library has seen every fault of the payload, because a check that has only ever seen valid payloads is faster than in a service that needs it. `is()` is the fastest yes or no of each library; `validate()` is what answers the value or all issues, and every issue\'s place and words are read.',
      `The invalid payload has one fault: ${faults.join(", ")}.`,
      `Each library gets the event's JSON Schema, or what it takes instead of one, made from it. All were held to the fixture and every fault of each event; ${disagreementsOf(speeds)}.`,
      RIVALS.flatMap(({ name, note }) => (note ? [`- ${name}: ${note}.`] : [])).join("\n"),
    ],
  };
}

function disagreementsOf(speeds: readonly Measured[]): string {
  const found = speeds.flatMap(({ event, disagreements }) =>
    disagreements.flatMap((labels, at) =>
      labels.map((label) => `${RIVALS[at]?.name} on ${label} (${event})`),
    ),
  );
  return found.length === 0 ? "they agreed on each" : `there disagreed ${found.join(", ")}`;
}

type Measured = Speed & { readonly size: string; readonly event: string };

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
    first[kind].map(({ name }, at) => ({
      name,
      ratio: median(speeds.map((speed) => speed[kind][at]?.ratio ?? Number.NaN)),
      nanoseconds: median(speeds.map((speed) => speed[kind][at]?.nanoseconds ?? Number.NaN)),
    }));
  return {
    ...first,
    isAtFirst: typical("isAtFirst"),
    is: typical("is"),
    validate: typical("validate"),
    issues: typical("issues"),
  };
}

function toGrid({ size, event, isAtFirst, is, validate, issues, disagreements }: Measured): Grid {
  const cell = ({ ratio, nanoseconds }: Figure, at: number) =>
    at === 0 ? `1 (${nanoseconds.toFixed(0)} ns)` : times(ratio);
  return {
    columns: [
      `${size}, \`${event}\``,
      "`is()` at first",
      "`is()`",
      "`validate()`",
      "`validate()`, invalid",
    ],
    rows: RIVALS.map((rival, at) => [
      labelOf(rival) + (disagreements[at]?.length ? " (disagrees)" : ""),
      ...[isAtFirst, is, validate, issues].map((figures) => cell(figures[at] as Figure, at)),
    ]),
  };
}

function toClaims(speeds: readonly Measured[]): Claim[] {
  const ratios = (kinds: readonly Kind[], names: (name: string) => boolean) =>
    speeds.flatMap((speed) =>
      kinds.flatMap((kind) =>
        speed[kind].filter(({ name }) => names(name)).map(({ ratio }) => ratio),
      ),
    );
  const valid = ["isAtFirst", "is", "validate"] as const;
  const walkers = (name: string) => name === "zod" || name === "valibot";
  return [
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
      holds: Math.min(...ratios(valid, () => true)) >= 1 / 3,
    },
    {
      text: "An invalid payload takes no longer than with zod and valibot.",
      holds: Math.min(...ratios(["issues"], walkers)) >= 1,
    },
  ];
}
