// The witness for `diff` of schemas: a payload that one side takes and the other does not breaks
// its writer or its reader, and the comparison has to name them.
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Change } from "../../src/reading/diff/change.ts";
import { compareEvents } from "../../src/reading/diff/compare-contracts.ts";
import type { Party } from "../../src/reading/diff/parties.ts";
import type { Random } from "../seeded.ts";
import { written } from "./payloads-of-writers.ts";
import { anyValue, payloadOf } from "./random-payload.ts";
import { ALL, edited, mapped, randomDocument, type Schema } from "./random-schema.ts";
import type { Finding, Reader } from "./reader.ts";

const PAYLOADS = 30;

export const diffSchemas: Reader = {
  name: "diff of schemas",
  look(random) {
    const before = randomDocument({ random, features: ALL });
    const after = edited(before, { random, features: ALL });
    const changes = compareEvents(new Map([["e-v1", before]]), new Map([["e-v1", after]]));
    return unnamed(before, after, random, toldOf(changes, ["producers", "stored"], ["consumers"]));
  },
};

type Told = (party: "writer" | "reader") => readonly string[] | undefined;

/** What was told, unless all parties that write or read a value are named. */
export function toldOf(
  changes: readonly Change[],
  writers: readonly Party[],
  readers: readonly Party[],
): Told {
  const broken = changes.flatMap(({ breaks }) => breaks);
  const told = changes.map(({ code, what, breaks }) => `${code}: ${what} (${breaks.join(", ")})`);
  return (party) =>
    (party === "writer" ? writers : readers).every((one) => broken.includes(one))
      ? undefined
      : told;
}

/**
 * Looks for a payload that breaks a party which is not named. `told` is undefined for a party that
 * is named, and else what was told.
 */
export function unnamed(
  before: Schema,
  after: Schema,
  random: Random,
  told: Told,
): Finding | undefined {
  const parties = (["writer", "reader"] as const).filter((party) => told(party));
  if (parties.length === 0) return undefined;
  const [isOld, isNew] = [judgeOf(before), judgeOf(after)];
  for (let index = 0; index < PAYLOADS; index++) {
    const payload =
      index % 5 === 4 ? anyValue(random, 2) : payloadOf(index % 2 === 0 ? before : after, random);
    const [was, is] = [isOld(payload), isNew(payload)];
    if (was === is || was === undefined || is === undefined) continue;
    const party = was ? "writer" : "reader";
    const sender = was ? before : after;
    if (!parties.includes(party) || !judgeOf(written(sender))(payload)) continue;
    const changes = told(party) ?? [];
    return {
      kind: changes.length === 0 ? "silent" : "wrong",
      text: [
        `breaks the ${party}: ${JSON.stringify(payload)}`,
        `before: ${JSON.stringify(before)}`,
        `after:  ${JSON.stringify(after)}`,
        `told:   ${changes.join(", ") || "nothing"}`,
      ].join("\n"),
    };
  }
  return undefined;
}

const ajv = () =>
  new Ajv2020({ strict: false, logger: false, validateSchema: false, ownProperties: true });

/** Beside `prefixItems`, the code that ajv makes of `contains` takes an empty list. */
function containsApart({ contains, minContains, maxContains, ...rest }: Schema): Schema {
  const group = { contains, minContains, maxContains };
  const defined = Object.fromEntries(
    Object.entries(group).filter(([, value]) => value !== undefined),
  );
  if (contains === undefined || !rest.prefixItems) return { ...rest, ...defined };
  return { ...rest, allOf: [...(rest.allOf ?? []), defined] };
}

/** Returns ajv's verdict; undefined where the code that ajv makes of `unevaluatedProperties` breaks. */
export const judgeOf = (schema: Schema): ((payload: unknown) => boolean | undefined) => {
  const judge = ajv().compile(mapped(schema, containsApart));
  return (payload) => {
    try {
      return judge(payload) === true;
    } catch (error) {
      if (
        error instanceof TypeError &&
        error.message.startsWith("Cannot set properties of undefined")
      )
        return undefined;
      throw error;
    }
  };
};
