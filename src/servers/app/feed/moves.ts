// What happens to accounts on their way to the platform, seen at the store, so that no handler
// knows of it.
import { MARKS } from "../../../../generated/import-process.ts";
import type { ImportMark, Move } from "../../../../generated/server-types.ts";
import { namedBy } from "../../handlers/rules/import-key.ts";
import type { ImportKey, Store, Writer } from "../../stores/store.ts";
import type { Leases } from "./leases.ts";

type Step = Pick<Move, "from" | "to" | "mark" | "platform_account_number">;

/** What is found out about one account while a writer works. */
interface Traces {
  readonly key: ImportKey;
  /** What moved it outside of an attempt to process it. */
  readonly steps: Step[];
  /** For how many milliseconds the lease was taken; 0 if it was not. */
  claimed: number;
  /** Whether an attempt has ended. */
  isEnded: boolean;
  mark?: ImportMark;
  number?: string;
}

/** The store, with a report of every move once it is stored. */
export function watchStore(
  store: Store,
  requestId: string,
  leases: Leases,
  moved: (move: Move) => void,
): Store {
  return {
    ...store,
    write: async (work) => {
      let all = new Map<string, Traces>();
      const result = await store.write((writer) => {
        // Work that collides with another writer begins anew.
        all = new Map();
        return work(watchWriter(writer, all));
      });
      for (const traces of all.values()) {
        const { key, claimed, isEnded } = traces;
        if (claimed > 0 && !isEnded) leases.take(key, requestId, claimed);
        const isOver = isEnded && (claimed > 0 || leases.release(key, requestId));
        for (const step of stepsOf(traces, isOver))
          moved({ ...namedBy(key), ...step, request_id: requestId });
      }
      return result;
    },
  };
}

/** The moves of an account. `isOver` says that it was in progress until now. */
function stepsOf({ steps, claimed, mark, number }: Traces, isOver: boolean): readonly Step[] {
  const begun: Step[] = claimed > 0 ? [{ from: "staged", to: "in_progress" }] : [];
  if (number !== undefined)
    return [
      ...steps,
      ...begun,
      { from: "in_progress", to: "imported", platform_account_number: number },
    ];
  if (isOver)
    return [...steps, ...begun, { from: "in_progress", to: "staged", ...(mark && { mark }) }];
  // The end of the lease has led back already. How the attempt ended is known only now.
  return [...steps, ...begun, ...(mark ? [{ from: "staged", to: "staged", mark } as const] : [])];
}

function watchWriter(writer: Writer, all: Map<string, Traces>): Writer {
  let isRehearsal = false;
  const of = ({ supplier, externalNumber }: ImportKey): Traces => {
    const id = JSON.stringify([supplier, externalNumber]);
    const key = { supplier, externalNumber };
    const traces = all.get(id) ?? { key, steps: [], claimed: 0, isEnded: false };
    all.set(id, traces);
    return traces;
  };
  /** The account that the writer works on; it works on one at a time. */
  const current = (): Traces | undefined => [...all.values()].at(-1);
  const watched: Partial<Writer> = {
    async stage(payload) {
      const staged = await writer.stage(payload);
      const { import_supplier: supplier, external_account_number: externalNumber } = payload;
      const from = staged === "first" ? "not_staged" : "staged";
      of({ supplier, externalNumber }).steps.push({ from, to: "staged" });
      return staged;
    },
    async claim(key, limit, milliseconds) {
      const claim = await writer.claim(key, limit, milliseconds);
      if (typeof claim === "object") of(key).claimed = milliseconds;
      return claim;
    },
    release(key, token) {
      // A lease that ran out is released, too: the attempt is over.
      of(key).isEnded = true;
      return writer.release(key, token);
    },
    createAccount(key, ...created) {
      if (!isRehearsal) [of(key).number] = created;
      return writer.createAccount(key, ...created);
    },
    async setSkipped(key, isSkipped) {
      const [was, found] = await Promise.all([writer.isSkipped(key), writer.findImport(key)]);
      const otherwise = found ? "staged" : "not_staged";
      if (was !== isSkipped)
        of(key).steps.push(
          isSkipped ? { from: otherwise, to: "skipped" } : { from: "skipped", to: otherwise },
        );
      return writer.setSkipped(key, isSkipped);
    },
    addEvent(event) {
      const mark = MARKS[event.type];
      const traces = current();
      if (mark && traces) traces.mark = mark;
      return writer.addEvent(event);
    },
    async rehearse(work) {
      isRehearsal = true;
      try {
        return await writer.rehearse(work);
      } finally {
        isRehearsal = false;
      }
    },
  };
  return new Proxy(writer, {
    get(_, name) {
      const own = watched[name as keyof Writer] ?? writer[name as keyof Writer];
      // The methods of a store reach into what only the store itself can see.
      return typeof own === "function" && !(name in watched) ? own.bind(writer) : own;
    },
  });
}
