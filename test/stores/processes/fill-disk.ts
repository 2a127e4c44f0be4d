// Stages accounts in a directory whose files may not grow beyond a limit, and prints the number of each that was acknowledged and of each that failed.
import { openSqliteStore } from "../../../src/stores/sqlite/sqlite-store.ts";
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
process.exit();
