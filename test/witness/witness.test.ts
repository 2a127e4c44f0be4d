// Every reader of foreign documents beside ajv, on few pairs. `npm run witness` takes many.
import { expect, test } from "vitest";
import { SEED } from "../seeded.ts";
import { findings } from "./reader.ts";
import { READERS } from "./readers.ts";

const PAIRS = Number(process.env.WITNESS_PAIRS ?? 250);

test.each(READERS)("$name: what ajv says of a payload is never passed over", async (reader) => {
  const found: string[] = [];
  for await (const { kind, pair, text } of findings([reader], SEED, Array(PAIRS).keys()))
    found.push(`${kind}, pair ${pair} of seed ${SEED}\n${text}`);
  expect(found).toEqual([]);
});
