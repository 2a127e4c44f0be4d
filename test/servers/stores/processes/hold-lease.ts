// Takes the lease on an account and prints its end. Then waits for a line of input: between its two
// transactions, or inside the second one.
import { once } from "node:events";
import { keyOf, lease } from "../sample-data.ts";
import { finish } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

const [place = "", number = "", milliseconds = "", where = "between"] = process.argv.slice(2);
// A short limit ends only what stays open: the machine may be slow between two statements.
const store = await openPlace(place, where === "inside" ? 3 : 60);
const { until, token } = await lease(store, number, 1, Number(milliseconds));
const waitForLine = async () => {
  process.stdout.write(`${until}\n`);
  await once(process.stdin, "data");
};

const answer =
  where === "between"
    ? await waitForLine().then(() => finish(store, keyOf(number), { token, until }))
    : await store
        .write(async (writer) => {
          await writer.release(keyOf(number), token);
          await writer.createAccount(keyOf(number), "A-zombie");
          await waitForLine();
          return "created";
        })
        .catch(() => "lost");
process.stdout.write(`${answer}\n`);
process.exit();
