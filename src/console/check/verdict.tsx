import type { RenderableProps } from "preact";
import { amount } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { sectionOf } from "../frame/descriptions.ts";
import { Icon } from "../parts/chip.tsx";
import type { Fault } from "../parts/fault.ts";
import type { Judged } from "./judge-text.ts";

/** Writes the verdict in words: `Valid`, `1 fault`, `10,000 faults`. */
export const verdictOf = (faults: number): string =>
  faults === 0 ? "Valid" : amount(faults, "fault");

export function Verdict({ text, children }: RenderableProps<{ text: string }>) {
  const kind = text === "Valid" ? "good" : /fault/.test(text) ? "bad" : "";
  return (
    <div class={`verdict ${kind}`}>
      {kind !== "" && <Icon of={kind === "good" ? "check" : "cross"} />}
      <strong role="status" aria-label="Verdict">
        {text}
      </strong>
      <span class="small quiet">{children}</span>
    </div>
  );
}

type VerdictOnTextProps = Readonly<{ judged: Judged | undefined; faults: readonly Fault[] }>;

export function VerdictOnText({ judged, faults }: VerdictOnTextProps) {
  if (!judged || judged.kind === "nothing") return <Verdict text="Nothing to check" />;
  if (judged.kind === "choose" && faults.length === 0) return <Verdict text="Choose an event" />;
  const { events, payloads, milliseconds, omitted } = judged;
  const [name] = events;
  return (
    <Verdict text={verdictOf(faults.length + omitted)}>
      {events.length === 1 && name !== undefined && (
        <>{sectionOf(name) ? <a href={hrefOf("events", name)}>{name}</a> : name}, </>
      )}
      {events.length > 1 && `${events.length} events, `}
      {amount(payloads, "payload")}, {milliseconds < 0.1 ? "under 0.1" : milliseconds.toFixed(1)} ms
    </Verdict>
  );
}
