// Ends a call that takes too long, wherever it is: in a loop or in a regular expression. Nothing
// that outlasts the call may be changed in it, because a change may be left half done.
import { Script } from "node:vm";
import { amount, printable } from "../../library/text/printable.ts";
import { codeOf } from "../../library/text/system-error.ts";
import { listed } from "../../reading/diff/words.ts";
import type { Bounded } from "../../reading/own/contract.ts";
import { InputError } from "../command.ts";

/** The most milliseconds to judge a payload, and how many payloads may take longer in a run. */
export const MOST_MILLISECONDS = 1000;
const MOST_LOST = 10;

const script = new Script('globalThis[Symbol.for("energy-contracts.guarded")]()');
const CALL = Symbol.for("energy-contracts.guarded");
const globals: { [CALL]?: () => unknown } = globalThis as object;

/** Returns the result of a call; undefined if it takes longer. A call inside has no limit of its own. */
export function unlessLonger<Result>(milliseconds: number, call: () => Result): Result | undefined {
  if (globals[CALL]) return call();
  const before = process.cpuUsage();
  const result = runFor(milliseconds, call);
  const { user, system } = process.cpuUsage(before);
  // A busy machine may have given the call none of this time. Then the call has another chance.
  const isStarved = result === undefined && user + system < (1000 * milliseconds) / 2;
  return isStarved ? runFor(Math.ceil(milliseconds / 2), call) : result;
}

function runFor<Result>(milliseconds: number, call: () => Result): Result | undefined {
  globals[CALL] = call;
  try {
    return script.runInThisContext({ timeout: milliseconds, displayErrors: false }) as Result;
  } catch (error) {
    if (codeOf(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  } finally {
    delete globals[CALL];
  }
}

/** Returns a function that bounds the calls of a contract. If too many of a run are lost, it throws. */
export function openBounds() {
  const lost: string[] = [];
  return (name: string): Bounded =>
    (call) => {
      if (lost.length >= MOST_LOST) throw new InputError(describeLost(lost));
      const result = unlessLonger(MOST_MILLISECONDS, call);
      if (result === undefined) lost.push(name);
      return result;
    };
}

const describeLost = (names: readonly string[]): string =>
  `${amount(names.length, "payload")} took too long to judge: ${printable(listed([...new Set(names)]))}.`;
