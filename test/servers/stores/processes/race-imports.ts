// Processes the same accounts again and again in random order, many at once, in one transaction or
// in two, and prints how often each outcome occurred.
import { seeded } from "../../../seeded.ts";
import { keyOf } from "../sample-data.ts";
import { importAccount, importAtOnce } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

const STRANDS = 16;
const [place = "", run = "0", accounts = "0", calls = "0"] = process.argv.slice(2);
const store = await openPlace(place);
const numbers = Array.from(
  { length: Number(accounts) * Number(calls) },
  (_, index) => `${index % Number(accounts)}`,
);
const random = seeded(Number(run));
const answers: Record<string, number> = {};

async function call(): Promise<void> {
  while (numbers.length > 0) {
    const [number = ""] = numbers.splice(random(numbers.length), 1);
    const importOne = random(2) === 0 ? importAtOnce : importAccount;
    const answer = await importOne(store, keyOf(number), null, 60_000);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: STRANDS }, call));
process.stdout.write(`${JSON.stringify(answers)}\n`);
await store.close();
