// Imports one account after the other on each of several strands, and prints what was acknowledged.
// Half of the strands import in one transaction, the others in two. Runs until it is killed, or for a number of accounts.
import { keyOf, stage } from "../sample-data.ts";
import { importAccount, importAtOnce } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

/** High enough, and the lease short enough, that killed processes do not hold up the next one. */
const LIMIT = 200;
const LEASE_MILLISECONDS = 2_000;

const [place = "", run = "", strands = "1", most = "1000000"] = process.argv.slice(2);
const store = await openPlace(place);

async function load(strand: number): Promise<void> {
  const importOne = strand % 2 === 0 ? importAtOnce : importAccount;
  for (let index = 0; index < Number(most); index += 1) {
    const number = `${run}-${strand}-${index}`;
    await stage(store, number);
    process.stdout.write(`staged ${number}\n`);
    const answer = await importOne(store, keyOf(number), LIMIT, LEASE_MILLISECONDS);
    process.stdout.write(`${answer} ${number}\n`);
  }
}

await Promise.all(Array.from({ length: Number(strands) }, (_, strand) => load(strand)));
await store.close();
