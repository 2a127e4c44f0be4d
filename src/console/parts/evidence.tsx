import type { ReferenceEvidence } from "../data.ts";
import { hrefOf } from "../frame/address.ts";

/** What was seen, and what is assumed, with the ids that lead to the reasons. */
export function EvidenceMarks({ evidence }: { readonly evidence: readonly ReferenceEvidence[] }) {
  const ids = evidence.flatMap((entry) => ("assumption" in entry ? [entry.assumption] : []));
  const seen = evidence.flatMap((entry) => ("seen" in entry ? entry.seen : []));
  return (
    <>
      {seen.length > 0 && (
        <p class="small">
          <span class="tag seen">seen</span> {seen.map(String).join(", ")}
        </p>
      )}
      {ids.length > 0 && (
        <p class="small">
          <Assumed ids={ids} />
        </p>
      )}
    </>
  );
}

/** The mark *assumed* with the ids of the assumptions. */
export function Assumed({ ids }: { readonly ids: readonly string[] }) {
  return (
    <>
      <span class="tag assumed">assumed</span>{" "}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <a href={hrefOf("assumptions", id)}>{id}</a>
        </span>
      ))}
    </>
  );
}
