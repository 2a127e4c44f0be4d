// How much a GraphQL document may ask for. Fragments let a short document stand for a huge one, so
// it is measured as if they were written out.

/** The introspection query of the usual tools has 184 tokens, and 230 fields in 15 levels. */
export const DOCUMENT_LIMITS = {
  characters: 10_000,
  tokens: 500,
  depth: 20,
  fields: 400,
  aliases: 10,
};
/** In characters. A message repeats a whole variable for each fault in it. */
export const VARIABLES_LIMIT = 10_000;

interface DocumentPart {
  readonly kind: string;
  readonly name?: { readonly value: string } | undefined;
  readonly alias?: unknown;
  readonly selectionSet?: { readonly selections: readonly DocumentPart[] } | undefined;
}

interface Size {
  readonly fields: number;
  readonly aliases: number;
  readonly depth: number;
}
const NOTHING: Size = { fields: 0, aliases: 0, depth: 0 };

/** Says which limit a document exceeds; undefined if none. */
export function findExcess(definitions: readonly DocumentPart[]): string | undefined {
  const measure = measurer(definitions.filter(({ kind }) => kind === "FragmentDefinition"));
  const sizes = definitions.filter(({ kind }) => kind === "OperationDefinition").map(measure);
  const most = (what: keyof Size): number => Math.max(0, ...sizes.map((size) => size[what]));
  if (most("depth") > DOCUMENT_LIMITS.depth)
    return `The document nests fields deeper than ${DOCUMENT_LIMITS.depth} levels.`;
  if (most("aliases") > DOCUMENT_LIMITS.aliases)
    return `The document has more than ${DOCUMENT_LIMITS.aliases} aliases.`;
  return most("fields") > DOCUMENT_LIMITS.fields
    ? `The document asks for more than ${DOCUMENT_LIMITS.fields} fields.`
    : undefined;
}

/** Each is measured once. A fragment inside itself counts as nothing: validation refuses it. */
function measurer(fragments: readonly DocumentPart[]): (part: DocumentPart) => Size {
  const sizes = new Map<string, Size>();
  const measureFragment = (name: string): Size => {
    const known = sizes.get(name);
    if (known) return known;
    sizes.set(name, NOTHING);
    const fragment = fragments.find((candidate) => candidate.name?.value === name);
    const size = fragment ? measure(fragment) : NOTHING;
    sizes.set(name, size);
    return size;
  };
  const measure = (part: DocumentPart): Size => {
    if (part.kind === "FragmentSpread") return measureFragment(part.name?.value ?? "");
    const inside = (part.selectionSet?.selections ?? []).map(measure).reduce(both, NOTHING);
    if (part.kind !== "Field") return inside;
    const { fields, aliases, depth } = inside;
    return { fields: fields + 1, aliases: aliases + (part.alias ? 1 : 0), depth: depth + 1 };
  };
  return measure;
}

const both = (a: Size, b: Size): Size => ({
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  depth: Math.max(a.depth, b.depth),
});
