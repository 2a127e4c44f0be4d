// Processes accounts of its own all at once, as far as the limit lets it, and prints for each from when to when it had the right.
import { keyOf, stage } from "../sample-data.ts";
import { finish } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

const [place = "", run = "", accounts = "0", limit = "0"] = process.argv.slice(2);
const store = await openPlace(place);
/** Until the limit is met nobody gives the right back, so that it is met however slow the machine is. */
let isMet = false;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function call(number: string): Promise<void> {
  const key = keyOf(number);
  await stage(store, number);
  for (;;) {
    const claim = await store.write((writer) => writer.claim(key, Number(limit), 60_000));
    if (typeof claim !== "string") {
      const start = process.hrtime.bigint();
      do await wait(100);
      while (!isMet);
      // One clock for all processes of the machine.
      process.stdout.write(
        `${start} ${process.hrtime.bigint()} ${await finish(store, key, claim)}\n`,
      );
      return;
    }
    isMet ||= claim === "limit_reached";
    await wait(50 + Math.random() * 150);
  }
}

await Promise.all(Array.from({ length: Number(accounts) }, (_, index) => call(`${run}-${index}`)));
await store.close();
