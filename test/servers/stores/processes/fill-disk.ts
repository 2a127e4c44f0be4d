// Stages accounts in a directory whose files can't grow beyond a limit, and prints for each whether
// it was kept or failed.
import { openSqliteStore } from "../../../../src/servers/stores/sqlite/sqlite-store.ts";
import { payloadOf } from "../sample-data.ts";

const [directory = "", count = "0"] = process.argv.slice(2);
const store = await openSqliteStore({ directory });
for (let number = 0; number < Number(count); number += 1) {
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
const isReady = await store.probe().then(
  () => true,
  () => false,
);
process.stdout.write(`ready ${isReady}\n`);
process.exit();
