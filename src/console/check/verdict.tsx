import { amount, printable } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { sectionOf } from "../frame/descriptions.ts";
import { Icon } from "../parts/chip.tsx";
import type { Checked } from "./use-check.ts";

type VerdictProps = Readonly<{ checked: Checked; faults: number; waiting: string }>;

/** Says how many faults an input has: `Valid`, `1 fault`; or `waiting`, if that is not known. */
export function Verdict({ checked, faults, waiting }: VerdictProps) {
  const { isDone, isStopped, choice, failure, counts, events, milliseconds } = checked;
  const isCut = isStopped || failure !== undefined;
  const isOpen = choice !== undefined && faults === 0;
  const kind = !isDone && !isCut ? "" : faults > 0 ? "bad" : isCut || isOpen ? "" : "good";
  const words = {
    bad: amount(faults, "fault"),
    good: "Valid",
    "": isOpen ? "Choose an event" : isCut ? "Not read to its end" : waiting,
  };
  const [name = ""] = events;
  const href = sectionOf(name) ? hrefOf("events", name) : hrefOf("rest", name.split(" ")[0]);
  return (
    <>
      <div class={`verdict ${kind}`}>
        {kind !== "" && <Icon of={kind === "good" ? "check" : "cross"} />}
        <strong role="status" aria-label="Verdict">
          {words[kind]}
        </strong>
        {counts.payloads > 0 && !choice && (
          <span class="small quiet">
            {events.length > 1 && `${events.length} events, `}
            {events.length === 1 && (
              <>
                <a href={href}>{name}</a>,{" "}
              </>
            )}
            {amount(counts.payloads, "payload")},{" "}
            {milliseconds < 0.1 ? "under 0.1" : milliseconds.toFixed(1)} ms
          </span>
        )}
      </div>
      {failure !== undefined && <p role="alert">Not judged to its end: {printable(failure)}</p>}
    </>
  );
}
