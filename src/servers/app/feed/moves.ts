// The moves of accounts, which handlers name, for those who follow the server.
import type { Move } from "../../../../generated/server-types.ts";
import type { AccountMove, Store, Writer } from "../../stores/store.ts";
import type { Leases } from "./leases.ts";

/** The store, with a report of every move of one request once it is stored. */
export function watchStore(
  store: Store,
  requestId: string,
  leases: Leases,
  moved: (move: Move) => void,
): Store {
  const report = (moves: readonly AccountMove[]) => {
    for (const [index, move] of moves.entries()) {
      if (move.to === "in_progress" && index === moves.length - 1) leases.take(move, requestId);
      const isEnd = move.from === "in_progress" && moves[index - 1]?.to !== "in_progress";
      const from = isEnd && !leases.release(move, requestId) ? lateFrom(move) : move.from;
      if (from) moved({ ...move, from, request_id: requestId });
    }
  };
  /** Work that collides with another writer begins again, with another writer: the last one counts. */
  const watch = async <Result>(run: (seen: (writer: Writer) => void) => Promise<Result>) => {
    let moves: readonly AccountMove[] = [];
    const result = await run((writer) => {
      moves = writer.moves;
    });
    report(moves);
    return result;
  };
  return {
    ...store,
    write: (work) =>
      watch((seen) =>
        store.write((writer) => {
          seen(writer);
          return work(writer);
        }),
      ),
    change: (key, work) =>
      watch((seen) =>
        store.change(key, (writer, known) => {
          seen(writer);
          return work(writer, known);
        }),
      ),
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
