// Takes the right to process an account, says so, and goes on when it is told to: between its two transactions, or inside of the second one.
import { once } from "node:events";
import { keyOf, lease } from "../sample-data.ts";
import { finish } from "./import-account.ts";
import { openPlace } from "./open-place.ts";

const [place = "", number = "", milliseconds = "", where = "between"] = process.argv.slice(2);
const store = await openPlace(place, 1);
const { until, token } = await lease(store, number, 1, Number(milliseconds));
const waitForWord = async () => {
  process.stdout.write(`${until}\n`);
  await once(process.stdin, "data");
};

const answer =
  where === "between"
    ? await waitForWord().then(() => finish(store, keyOf(number), { token, until }))
    : await store
        .write(async (writer) => {
          await writer.release(keyOf(number), token);
          await writer.createAccount(keyOf(number), "A-zombie");
          await waitForWord();
          return "created";
        })
        .catch(() => "lost");
process.stdout.write(`${answer}\n`);
process.exit();
