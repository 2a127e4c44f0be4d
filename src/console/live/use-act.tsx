import { useState } from "preact/hooks";
import { type Answer, isDone, refusalOf } from "./ask.ts";

/** Calls back when something was changed. */
export type Changed = () => Promise<void>;

/** Does something, and says what the server has against it, or else what was done. */
export function useAct(changed: Changed) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const act = async (request: Promise<Answer>, done: string): Promise<boolean> => {
    const answer = await request;
    setIsRefused(!isDone(answer));
    setSaid(isDone(answer) ? [done] : refusalOf(answer));
    if (isDone(answer)) await changed();
    return isDone(answer);
  };
  const words = (
    <div role="status" class={`small${isRefused ? " bad" : ""}`}>
      {said.slice(0, MOST_SAID).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {said.length > MOST_SAID && <p>and {said.length - MOST_SAID} more</p>}
    </div>
  );
  return [act, words] as const;
}

const MOST_SAID = 20;
