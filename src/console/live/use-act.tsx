import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Answer, codeOf, isDone } from "../frame/ask.ts";
import { Sentences } from "../parts/sentences.tsx";

export type Changed = () => Promise<void>;

/** Waits for the answer to a request. Shows its status; with `done`, that text or a refusal. */
export function useAct(changed?: Changed) {
  const [said, setSaid] = useState<ComponentChildren>();
  const act = async (request: Promise<Answer>, done?: string): Promise<boolean> => {
    if (done === undefined) setSaid("waiting for the answer");
    const answer = await request;
    const isRefused = done !== undefined && !isDone(answer);
    setSaid(isRefused ? <Refusal answer={answer} /> : (done ?? codeOf(answer)));
    if (isDone(answer)) await changed?.();
    return isDone(answer);
  };
  const words = (
    <div role="status" class="small">
      {said}
    </div>
  );
  return [act, words] as const;
}

export const Refusal = ({ answer }: Readonly<{ answer: Answer }>) => (
  <div class="bad">
    <p>{codeOf(answer)}</p>
    <Sentences body={answer.body} of={null} />
  </div>
);
