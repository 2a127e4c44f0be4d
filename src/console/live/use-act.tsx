import type { ComponentChildren, RenderableProps } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Answer, codeOf, isDone } from "../frame/ask.ts";
import { Button } from "../parts/input.tsx";
import { Sentences } from "../parts/sentences.tsx";

export type Changed = () => Promise<void>;

/** Waits for the answer to a request. Shows the refusal, the text `done`, or the status. */
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

type QuestionProps = Readonly<{ act: string; onAct: () => void; onCancel: () => void }>;

/** Asks before an act that loses data. Cancel takes the focus, and returns it at the end. */
export function Question({ children, act, onAct, onCancel }: RenderableProps<QuestionProps>) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    cancel.current?.focus();
    return () => before?.focus();
  }, []);
  return (
    <fieldset
      class="question"
      aria-label="Are you sure?"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onCancel();
      }}
    >
      <p>{children}</p>
      <p class="controls">
        <Button act={onAct}>{act}</Button>
        <Button ref={cancel} act={onCancel}>
          Cancel
        </Button>
      </p>
    </fieldset>
  );
}
