// Marks a section whose rules are assumed. The mark opens in place.
import { amount } from "../../library/text/printable.ts";
import type { ReferenceEvidence, Terms } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadJson } from "../frame/load.tsx";
import { Icon } from "./chip.tsx";
import { titleOfId } from "./words.ts";

export const loadTerms = (): Promise<Terms> => loadJson("./terms.json");

/** Returns the assumptions on which parts of the contract rest. */
export const assumedIn = (
  ...parts: readonly { readonly evidence: readonly ReferenceEvidence[] }[]
): readonly string[] =>
  parts
    .flatMap(({ evidence }) => evidence)
    .flatMap((entry) => ("assumption" in entry ? [entry.assumption] : []));

export function Assumed({ ids }: Readonly<{ ids: readonly string[] }>) {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return null;
  return (
    <details class="evidence">
      <summary>
        <Icon of="evidence" /> {amount(unique.length, "assumption")}
      </summary>
      <ul>
        {unique.map((id) => (
          <li key={id}>
            <a href={hrefOf("assumptions", id)}>{titleOfId(id)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
