import type { ComponentChildren } from "preact";
import { amount } from "../parts/plain.ts";

/** `Valid`, `1 fault`, `10,000 faults`. */
export const verdictOf = (faults: number): string =>
  faults === 0 ? "Valid" : amount(faults, "fault");

/** The verdict, and beside it what it is about. */
export function Verdict({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}) {
  const kind = text === "Valid" ? "good" : /fault/.test(text) ? "bad" : "";
  return (
    <div class={`verdict ${kind}`}>
      {kind !== "" && <span aria-hidden="true">{kind === "good" ? "✓" : "✕"}</span>}
      <strong role="status" aria-label="Verdict">
        {text}
      </strong>
      <span class="small quiet">{children}</span>
    </div>
  );
}
