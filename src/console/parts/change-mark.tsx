const MARKS = { added: "+", removed: "-", changed: "~" } as const;

/** What kind of change: a glyph and a word. */
export function ChangeMark({ kind }: { readonly kind: keyof typeof MARKS }) {
  return (
    <span class={`change ${kind}`}>
      <span aria-hidden="true">{MARKS[kind]}</span> {kind}
    </span>
  );
}

/** Whom a change breaks. */
export function Breaks({ parties }: { readonly parties: readonly string[] }) {
  if (parties.length === 0) return null;
  return <span class="tag fault">breaks {parties.join(", ")}</span>;
}
