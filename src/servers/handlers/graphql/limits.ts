// The limits of a GraphQL document. Fragments let a short document stand for a huge one, so only
// introspection may use them. The package graphql limits its depth.

/** The introspection query of common tools has 184 tokens and 10 levels. */
export const DOCUMENT_LIMITS = {
  characters: 10_000,
  tokens: 500,
  depth: 20,
  fields: 400,
  aliases: 10,
};
/** The most characters of variables. The message of each fault repeats the whole variable. */
export const VARIABLES_LIMIT = 10_000;

interface DocumentPart {
  readonly kind: string;
  readonly alias?: unknown;
  readonly typeCondition?: { readonly name: { readonly value: string } } | undefined;
  readonly selectionSet?: { readonly selections: readonly DocumentPart[] } | undefined;
}

/** Says which limit a document exceeds; undefined if it exceeds none. */
export function findExcess(definitions: readonly DocumentPart[]): string | undefined {
  const fragment = definitions.find(
    ({ kind, typeCondition }) =>
      kind === "FragmentDefinition" && !typeCondition?.name.value.startsWith("__"),
  );
  if (fragment) return "Fragments are for introspection alone. Write out the fields.";
  const fields = definitions.flatMap((definition) => fieldsIn(definition));
  if (fields.some(({ level }) => level > DOCUMENT_LIMITS.depth))
    return `The document nests fields deeper than ${DOCUMENT_LIMITS.depth} levels.`;
  if (fields.filter(({ hasAlias }) => hasAlias).length > DOCUMENT_LIMITS.aliases)
    return `The document has more than ${DOCUMENT_LIMITS.aliases} aliases.`;
  return fields.length > DOCUMENT_LIMITS.fields
    ? `The document asks for more than ${DOCUMENT_LIMITS.fields} fields.`
    : undefined;
}

type Field = { readonly level: number; readonly hasAlias: boolean };

const fieldsIn = ({ selectionSet }: DocumentPart, level = 1): readonly Field[] =>
  (selectionSet?.selections ?? []).flatMap((part) =>
    part.kind === "Field"
      ? [{ level, hasAlias: part.alias !== undefined }, ...fieldsIn(part, level + 1)]
      : fieldsIn(part, level),
  );
