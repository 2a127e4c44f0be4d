// The moves of accounts, which handlers name, for those who follow the server.
import type { Move } from "../../../../generated/server-types.ts";
import type { AccountMove, Store } from "../../stores/store.ts";
import type { Leases } from "./leases.ts";

/** The store, with a report of every move of one request once it is stored. */
export function watchStore(
  store: Store,
  requestId: string,
  leases: Leases,
  moved: (move: Move) => void,
): Store {
  return {
    ...store,
    write: async (work) => {
      let moves: readonly AccountMove[] = [];
      const result = await store.write(async (writer) => {
        const done = await work(writer);
        // Work that collides with another writer begins again, with another writer.
        moves = writer.moves;
        return done;
      });
      for (const [index, move] of moves.entries()) {
        if (move.to === "in_progress" && index === moves.length - 1) leases.take(move, requestId);
        const isEnd = move.from === "in_progress" && moves[index - 1]?.to !== "in_progress";
        const from = isEnd && !leases.release(move, requestId) ? lateFrom(move) : move.from;
        if (from) moved({ ...move, from, request_id: requestId });
      }
      return result;
    },
  };
}

/**
 * Where the end of an attempt leads from whose lease had run out: that has led back already, and
 * only how the attempt ended is new. Undefined if nothing is.
 */
const lateFrom = ({ from, to, mark }: AccountMove): AccountMove["from"] | undefined => {
  if (to === "imported") return from;
  return mark && "staged";
};
