// Receives the lines of a file, and keeps the ids that were seen in another one. Each handled
// message is a line of a third one. With "together", the handler itself writes the id with its
// work, in one step. After so many messages it waits to be killed.
import { once } from "node:events";
import { appendFileSync, createReadStream, existsSync, readFileSync } from "node:fs";
import { accountCreatedV1 } from "../../../../generated/events/account.created-v1.ts";
import { createReceiver, on } from "../../../../src/receive.ts";

const [input = "", seenFile = "", workFile = "", how = "", most = "Infinity"] =
  process.argv.slice(2);
const isTogether = how === "together";
const kept = isTogether ? workFile : seenFile;
const seen = new Set(existsSync(kept) ? readFileSync(kept, "utf8").split("\n") : []);

let handled = 0;
const receiver = createReceiver({
  events: [
    on(accountCreatedV1, async (_, { id }) => {
      appendFileSync(workFile, `${id}\n`);
      await new Promise((resolve) => setTimeout(resolve, 0));
      process.stdout.write(`${id}\n`);
      handled += 1;
      if (handled === Number(most)) await once(process.stdin, "data");
    }),
  ],
  unknown: () => "fail",
  invalid: () => "fail",
  seen: {
    has: (id) => seen.has(id),
    add: (id) => {
      seen.add(id);
      if (!isTogether) appendFileSync(seenFile, `${id}\n`);
    },
  },
});
await receiver.lines(createReadStream(input));
