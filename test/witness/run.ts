// npm run witness -- --seed N --count M: random documents in every construct that a reader knows,
// with the reader's verdict beside that of ajv. --pair N repeats one pair of a seed, and --reader NAME
// takes the readers with that in their names alone.
import { parseArgs } from "node:util";
import { SEED } from "../seeded.ts";
import { findings } from "./reader.ts";
import { READERS } from "./readers.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(SEED) },
    count: { type: "string", default: "10000" },
    pair: { type: "string" },
    reader: { type: "string", default: "" },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
  throw new Error("--seed and --count are whole numbers.");
const pairs =
  values.pair === undefined ? Array.from({ length: count }).keys() : [Number(values.pair)];
const readers = READERS.filter(({ name }) => name.includes(values.reader));
if (readers.length === 0)
  throw new Error(`--reader is a part of: ${READERS.map(({ name }) => name).join(", ")}`);
const counts = { silent: 0, wrong: 0 };
for await (const { kind, reader, pair, text } of findings(readers, seed, pairs)) {
  counts[kind]++;
  if (counts[kind] <= 10)
    process.stdout.write(
      `${reader}, ${kind}; again by --seed ${seed} --pair ${pair}${values.reader && ` --reader "${values.reader}"`}\n${text.replaceAll(/^/gm, "  ")}\n\n`,
    );
}
const { silent, wrong } = counts;
process.stdout.write(
  `seed ${seed}: ${values.pair === undefined ? count : 1} pairs, ${silent} silent, ${wrong} wrong\n`,
);
if (silent + wrong > 0) process.exitCode = 1;
