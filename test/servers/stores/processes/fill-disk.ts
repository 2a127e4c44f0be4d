// Stages accounts in a directory whose files can't grow beyond a limit, the first half four at a
// time, and prints for each whether it was kept or failed.
import { openSqliteStore } from "../../../../src/servers/stores/sqlite/sqlite-store.ts";
import { payloadOf } from "../sample-data.ts";

const [directory = "", count = "0"] = process.argv.slice(2);
const store = await openSqliteStore({ directory });
async function stage(number: number): Promise<void> {
  const outcome = await store
    .write((writer) =>
      writer.stage(payloadOf(`${number}`, { billing_address1: "x".repeat(5_000) })),
    )
    .then(
      () => "kept",
      () => "failed",
    );
  process.stdout.write(`${outcome} ${number}\n`);
}
const half = Number(count) / 2;
for (let number = 0; number < half; number += 4)
  await Promise.all([0, 1, 2, 3].map((more) => stage(number + more)));
// One alone may find room where four together did not.
for (let number = half; number < Number(count); number += 1) await stage(number);
const isReady = await store.probe().then(
  () => true,
  () => false,
);
// A reader that is late has what was written before, too.
process.stdout.write(`ready ${isReady}\n`, () => process.exit());
