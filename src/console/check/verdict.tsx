import type { RenderableProps } from "preact";
import { amount, printable } from "../../library/text/printable.ts";
import { Icon } from "../parts/chip.tsx";
import type { Checked } from "./use-check.ts";

type VerdictProps = RenderableProps<{ checked: Checked; faults: number; waiting: string }>;

/** Says how many faults an input has: `Valid`, `1 fault`; or `waiting`, if that is not known. */
export function Verdict({ checked, faults, waiting, children }: VerdictProps) {
  const { isDone, isStopped, choice, failure } = checked;
  const isCut = isStopped || failure !== undefined;
  const isOpen = choice !== undefined && faults === 0;
  const kind = !isDone && !isCut ? "" : faults > 0 ? "bad" : isCut || isOpen ? "" : "good";
  const words = {
    bad: amount(faults, "fault"),
    good: "Valid",
    "": isOpen ? "Choose an event" : isCut ? "Not read to its end" : waiting,
  };
  return (
    <>
      <div class={`verdict ${kind}`}>
        {kind !== "" && <Icon of={kind === "good" ? "check" : "cross"} />}
        <strong role="status" aria-label="Verdict">
          {words[kind]}
        </strong>
        <span class="small quiet">{children}</span>
      </div>
      {failure !== undefined && <p role="alert">Not judged to its end: {printable(failure)}</p>}
    </>
  );
}
