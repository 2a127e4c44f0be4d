// The witness for `diff` of contracts of one's own, in every dialect, in one file or in several.
import { findEvents } from "../../src/cli/contracts/find-events.ts";
import { openDocuments } from "../../src/cli/contracts/read-documents.ts";
import { selfContainedSchema } from "../../src/cli/contracts/self-contained-schema.ts";
import { compareEvents } from "../../src/reading/diff/compare-contracts.ts";
import type { Dialect } from "../../src/reading/documents/keywords.ts";
import type { Random } from "../seeded.ts";
import { toldOf, unnamed } from "./diff-schemas.ts";
import { inMemory } from "./files.ts";
import {
  ALL,
  chance,
  edited,
  type Features,
  pick,
  randomDocument,
  type Schema,
} from "./random-schema.ts";
import type { Reader } from "./reader.ts";
import { BY_DIALECT, inDialect } from "./write-dialect.ts";

const OWN = BY_DIALECT.filter(([dialect]) => dialect !== "OpenAPI 3.0");
/** What all dialects have, so that a schema may change its dialect. */
const COMMON: Features = new Set([...ALL].filter((name) => OWN.every(([, has]) => has.has(name))));

export const diffOwnContracts: Reader = {
  name: "diff of contracts of one's own",
  look(random) {
    const isMoved = chance(random, 30);
    const [dialect, all] = pick(random, OWN);
    const features = isMoved ? COMMON : all;
    const before = randomDocument({ random, features });
    const after = chance(random, 80) ? edited(before, { random, features }) : before;
    const [old, now] = [before, after].map((schema) =>
      readIn(schema, isMoved ? pick(random, OWN)[0] : dialect, random),
    );
    // A file that limits nothing is refused, as it may be no schema.
    if (!old || !now) return undefined;
    const [was, is] = [old, now].map((schema) => new Map([["order.placed-v1", schema]]));
    const changes = compareEvents(was ?? new Map(), is ?? new Map());
    return unnamed(before, after, random, toldOf(changes, ["producers", "stored"], ["consumers"]));
  },
};

const schemaOf = (dialect: Dialect): string =>
  dialect === "draft-07"
    ? "http://json-schema.org/draft-07/schema#"
    : `https://json-schema.org/draft/${dialect}/schema`;

function readIn(schema: Schema, dialect: Dialect, random: Random): object | undefined {
  const $schema = schemaOf(dialect);
  const own = (shape: string) => `#/$defs/${shape}`;
  const { $defs, ...root } = inDialect(schema, dialect, random, own);
  const at = (base: string, part: Schema): Schema =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"${base}`));
  const base = pick(random, ["#/$defs/", "shapes.json#/", "shapes.json#/definitions/"]);
  const isApart = base !== "#/$defs/";
  const shapes = at(base.replace("shapes.json", ""), $defs);
  const message = { ...at(base, root), ...(isApart ? {} : { $defs: at(base, $defs) }) };
  const asyncapi = {
    asyncapi: "3.0.0",
    channels: {
      orders: { messages: { placed: { $ref: "#/components/messages/order.placed-v1" } } },
    },
    components: { messages: { "order.placed-v1": { payload: { $schema, ...at(base, root) } } } },
  };
  const files = {
    "order.placed-v1.json": { $schema, ...message },
    "bus.json": asyncapi,
    "shapes.json": {
      $schema,
      ...(base.includes("definitions") ? { definitions: shapes } : shapes),
    },
  };
  const documents = openDocuments("/", inMemory(files));
  const isBus = isApart && chance(random, 40);
  const found = findEvents(documents.read(isBus ? "/bus.json" : "/order.placed-v1.json"));
  const [event] = typeof found === "string" ? [] : found;
  if (!event) return undefined;
  return selfContainedSchema(event, documents.budget);
}
