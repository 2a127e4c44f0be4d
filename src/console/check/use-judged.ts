import { useEffect, useState } from "preact/hooks";
import { eventOfFile } from "../../reading/messages/read-message.ts";
import type { Index } from "../data.ts";
import { contractsOf, loadContract } from "../frame/contract.ts";
import type { BodyJudge } from "../parts/fault.ts";
import { type Judged, judgeBody, judgeText } from "./judge-text.ts";

/** What is checked. */
export interface Source {
  readonly text: string;
  /** The file that it came from, or that is judged without the editor. */
  readonly file?: File | undefined;
  readonly isLarge: boolean;
}

/** The event of the catalogue that a file is called after. */
export function knownEvent(file: File | undefined, { events }: Index): string | undefined {
  const name = file && eventOfFile(file.name);
  return events.some(([event]) => event === name) ? name : undefined;
}

/** How long nobody has to type before a text is judged. */
const pauseFor = (text: string): number => (text.length > 100_000 ? 500 : 150);

/** What the text comes to, when nobody has typed for a moment: as a message, or as a body. */
export function useJudged({ text, file }: Source, name: string, index: Index): Judged | undefined {
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      const task = { event: name, fileEvent: knownEvent(file, index), events: index.events };
      const isBody = index.operations.some(({ operationId }) => operationId === name);
      const result = await (isBody ? judgeAs(name, text) : judgeText(text, task, contractsOf));
      if (isCurrent) setJudged(result);
    };
    const timer = setTimeout(judge, judged === undefined ? 0 : pauseFor(text));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, file, name, index]);
  return judged;
}

/** Judges the body of an operation; one without a body has no contract for it. */
async function judgeAs(operationId: string, text: string): Promise<Judged> {
  const { judge } = await loadContract<{ judge?: BodyJudge }>(`generated/rest/${operationId}.js`);
  return judgeBody(text, operationId, judge);
}
