// Marks rules that are assumed, or that were only seen. The mark opens in place.
import { useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import type { ReferenceEvidence, Terms } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { Icon } from "./chip.tsx";

export const loadTerms = (): Promise<Terms> => loadJson("./terms.json");

export function EvidenceMark({ evidence }: Readonly<{ evidence: readonly ReferenceEvidence[] }>) {
  const [isOpen, setIsOpen] = useState(false);
  const ids = evidence.flatMap((entry) => ("assumption" in entry ? [entry.assumption] : []));
  const seen = evidence.flatMap((entry) => ("seen" in entry ? entry.seen : []));
  if (ids.length + seen.length === 0) return null;
  return (
    <details class="evidence" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Icon of="evidence" />
        {ids.length > 0 ? amount(ids.length, "assumption") : "seen in examples"}
      </summary>
      {isOpen && (
        <ul>
          {seen.length > 0 && <li>Seen: {seen.map(String).join(", ")}</li>}
          <Loaded what="the assumptions" from={loadTerms}>
            {({ assumptions }) =>
              ids.map((id) => (
                <li key={id}>
                  <a href={hrefOf("assumptions", id)}>{assumptions[id] ?? id}</a>
                </li>
              ))
            }
          </Loaded>
        </ul>
      )}
    </details>
  );
}

/** The mark for assumptions with these ids. */
export const Assumed = ({ ids }: Readonly<{ ids: readonly string[] }>) => (
  <EvidenceMark evidence={ids.map((assumption) => ({ assumption }))} />
);
