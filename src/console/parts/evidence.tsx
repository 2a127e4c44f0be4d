// Marks a section whose rules are assumed. The mark opens in place.
import { amount } from "../../library/text/printable.ts";
import type { NamedField, ReferenceEvidence, Terms } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadJson } from "../frame/load.tsx";
import { Icon } from "./chip.tsx";
import { Facts } from "./facts.tsx";
import { titleOfId } from "./words.ts";

export const loadTerms = (): Promise<Terms> => loadJson("./terms.json");

type EvidenceMarkProps = Readonly<{
  evidence: readonly ReferenceEvidence[];
  /** The fields of the section. An assumption is listed with the fields that rest on it. */
  fields?: readonly NamedField[];
}>;

const idsOf = (evidence: readonly ReferenceEvidence[]): readonly string[] =>
  evidence.flatMap((entry) => ("assumption" in entry ? [entry.assumption] : []));

/** The number of fields that a group of assumptions names. */
const MOST_NAMED = 3;

export function EvidenceMark({ evidence, fields = [] }: EvidenceMarkProps) {
  const ids = new Set(idsOf([...evidence, ...fields.flatMap((field) => field.evidence)]));
  const namesOf = (id: string) => {
    const resting = fields.filter((field) => idsOf(field.evidence).includes(id));
    const names = [...new Set(resting.map(({ name }) => name))];
    const more = names.length > MOST_NAMED ? [`${names.length - MOST_NAMED} more`] : [];
    return [...names.slice(0, MOST_NAMED), ...more].join(", ");
  };
  if (ids.size === 0) return null;
  return (
    <details class="evidence">
      <summary>
        <Icon of="evidence" /> {amount(ids.size, "assumption")}
      </summary>
      <Facts
        of={[...Map.groupBy(ids, namesOf)].map(([names, group]) => [
          names || "the whole",
          group.map((id) => (
            <a key={id} href={hrefOf("assumptions", id)}>
              {titleOfId(id)}
            </a>
          )),
        ])}
      />
    </details>
  );
}

export const Assumed = ({ ids }: Readonly<{ ids: readonly string[] }>) => (
  <EvidenceMark evidence={ids.map((assumption) => ({ assumption }))} />
);
