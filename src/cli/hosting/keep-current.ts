import { resolve } from "node:path";
import { printable } from "../../library/text/printable.ts";
import { toFetch, toServe } from "../../servers/http/fetch.ts";
import { filesAt } from "../access-file.ts";
import { type Io, isUsageError } from "../command.ts";
import { changes } from "../validate/watch.ts";
import { finishing, type Running } from "./serve-until-ended.ts";

/** Makes a server, and makes a new one when a file changes. On failure, the old server stays. */
export async function keepCurrent<Server extends Running>(
  files: readonly string[],
  make: () => Promise<Server>,
  io: Io,
): Promise<Server & Required<Running>> {
  const stop = new AbortController();
  const list = async () => files.flatMap((file) => filesAt(resolve(io.cwd, file), file));
  const rounds = changes(list, io, stop.signal);
  await rounds.next();
  const first = await make();
  let current = finishing(first);
  const following = (async () => {
    for await (const _ of rounds) {
      const next = await make().catch((error: unknown) => tellFault(error, io));
      if (!next) continue;
      const last = current;
      current = finishing(next);
      io.err(`Read again: ${printable(files.join(", "))}. The server has started over.\n`);
      await last.close();
    }
  })();
  return {
    ...first,
    fetch: toFetch((request) => toServe(current.fetch)(request)),
    async close() {
      stop.abort();
      await following;
      await current.close();
    },
  };
}

function tellFault(error: unknown, io: Io): undefined {
  if (!isUsageError(error)) throw error;
  const [fault = "", ...more] = error.message.split("\n");
  const rest = more.length > 0 ? ` (and ${more.length} more)` : "";
  io.err(`Not reloaded: ${printable(fault)}${rest}\n`);
}
