import type { Move } from "../../../../generated/server-types.ts";
import type { AccountMove, Store } from "../../stores/store.ts";

/** Returns a store that reports each move of one request, once the move is stored. */
export function reportMoves(store: Store, requestId: string, moved: (move: Move) => void): Store {
  // The store repeats work that collides. Only the moves of the last writer count.
  const reported = async <Result>(work: Promise<[Result, readonly AccountMove[]]>) => {
    const [result, moves] = await work;
    for (const move of moves) moved({ ...move, request_id: requestId });
    return result;
  };
  return {
    ...store,
    write: (work) => reported(store.write(async (writer) => [await work(writer), writer.moves])),
    change: (key, work) =>
      reported(
        store.change(key, async (writer, facts) => [await work(writer, facts), writer.moves]),
      ),
  };
}
