// Processes its own accounts, as many at once as the limit allows. Each lease that is granted is a
// line, and is held until the test writes to standard input. Then each account is a line: from when
// to when it had the lease, and what came of it.
import { once } from "node:events";
import { seeded } from "../../../seeded.ts";
import { keyOf, stage } from "../sample-data.ts";
import { finish } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

const [place = "", run = "", accounts = "0", limit = "0"] = process.argv.slice(2);
const store = await openPlace(place);
const random = seeded(Number(run));
const told = once(process.stdin, "data");
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function call(number: string): Promise<void> {
  const key = keyOf(number);
  await stage(store, number);
  for (;;) {
    const claim = await store.write((writer) => writer.claim(key, Number(limit), 60_000));
    if (typeof claim !== "string") {
      const start = process.hrtime.bigint();
      process.stdout.write("held\n");
      await told;
      await wait(100);
      // One clock for all processes of the machine.
      process.stdout.write(
        `${start} ${process.hrtime.bigint()} ${await finish(store, key, claim)}\n`,
      );
      return;
    }
    await wait(50 + random(150));
  }
}

await Promise.all(Array.from({ length: Number(accounts) }, (_, index) => call(`${run}-${index}`)));
process.stdin.destroy();
await store.close();
