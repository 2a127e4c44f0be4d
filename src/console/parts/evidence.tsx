// Marks a section whose rules are assumed. The mark opens in place.
import { useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import type { NamedField, ReferenceEvidence, Terms } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { Icon } from "./chip.tsx";

export const loadTerms = (): Promise<Terms> => loadJson("./terms.json");

type EvidenceMarkProps = Readonly<{
  evidence: readonly ReferenceEvidence[];
  /** The fields of the section. An assumption is listed with the fields that rest on it. */
  fields?: readonly NamedField[];
}>;

const idsOf = (evidence: readonly ReferenceEvidence[]): readonly string[] =>
  evidence.flatMap((entry) => ("assumption" in entry ? [entry.assumption] : []));

export function EvidenceMark({ evidence, fields = [] }: EvidenceMarkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ids = new Set(idsOf([...evidence, ...fields.flatMap((field) => field.evidence)]));
  const namesOf = (id: string) =>
    fields.filter((field) => idsOf(field.evidence).includes(id)).map(({ name }) => name);
  if (ids.size === 0) return null;
  return (
    <details class="evidence" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Icon of="evidence" /> {amount(ids.size, "assumption")}
      </summary>
      {isOpen && (
        <ul>
          <Loaded what="the assumptions" from={loadTerms}>
            {({ assumptions }) =>
              [...ids].map((id) => (
                <li key={id}>
                  <a href={hrefOf("assumptions", id)}>{assumptions[id] ?? id}</a>{" "}
                  <code class="quiet">{[...new Set(namesOf(id))].join(", ")}</code>
                </li>
              ))
            }
          </Loaded>
        </ul>
      )}
    </details>
  );
}

export const Assumed = ({ ids }: Readonly<{ ids: readonly string[] }>) => (
  <EvidenceMark evidence={ids.map((assumption) => ({ assumption }))} />
);
