import { useEffect, useState } from "preact/hooks";
import type { Index } from "../data.ts";
import { contractsOf } from "./contracts.ts";
import { type Judged, judgeText } from "./judge-text.ts";
import { knownEvent } from "./known-event.ts";
import type { Source } from "./source.ts";

/** How long nobody has to type before a text is judged. */
const pauseFor = (text: string): number => (text.length > 100_000 ? 500 : 150);

/** What the text comes to, when nobody has typed for a moment. */
export function useJudged({ text, file }: Source, event: string, index: Index): Judged | undefined {
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        const task = { event, fileEvent: knownEvent(file, index), events: index.events };
        void judgeText(text, task, contractsOf).then((result) => isCurrent && setJudged(result));
      },
      judged === undefined ? 0 : pauseFor(text),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, file, event, index]);
  return judged;
}
