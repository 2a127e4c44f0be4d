// Processes the same accounts again and again in random order, many at once, in one transaction or
// in two, and prints how often each outcome occurred.
import { keyOf } from "../sample-data.ts";
import { importAccount, importAtOnce } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

const STRANDS = 16;
const [place = "", accounts = "0", calls = "0"] = process.argv.slice(2);
const store = await openPlace(place);
const numbers = Array.from(
  { length: Number(accounts) * Number(calls) },
  (_, index) => `${index % Number(accounts)}`,
);
numbers.sort(() => Math.random() - 0.5);
const answers: Record<string, number> = {};

async function call(): Promise<void> {
  for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
    const importOne = Math.random() < 0.5 ? importAtOnce : importAccount;
    const answer = await importOne(store, keyOf(number), null, 60_000);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: STRANDS }, call));
process.stdout.write(`${JSON.stringify(answers)}\n`);
await store.close();
