// Processes its own accounts, as many at once as the limit allows, and prints for each from when to
// when it had the lease.
import { keyOf, stage } from "../sample-data.ts";
import { finish } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

const [place = "", run = "", accounts = "0", limit = "0"] = process.argv.slice(2);
const store = await openPlace(place);
/** Until the limit is reached no lease is released, so that it is reached on a slow machine too. */
let isReached = false;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function call(number: string): Promise<void> {
  const key = keyOf(number);
  await stage(store, number);
  for (;;) {
    const claim = await store.write((writer) => writer.claim(key, Number(limit), 60_000));
    if (typeof claim !== "string") {
      const start = process.hrtime.bigint();
      do await wait(100);
      while (!isReached);
      // One clock for all processes of the machine.
      process.stdout.write(
        `${start} ${process.hrtime.bigint()} ${await finish(store, key, claim)}\n`,
      );
      return;
    }
    isReached ||= claim === "limit_reached";
    await wait(50 + Math.random() * 150);
  }
}

await Promise.all(Array.from({ length: Number(accounts) }, (_, index) => call(`${run}-${index}`)));
await store.close();
