// Extracts what others rely on: schemas and operations without texts for people.
import type { ContractDocuments } from "../../src/reading/diff/change.ts";
import { sorted } from "../source/read-openapi.ts";

type Node = Record<string, unknown>;

export interface Facts {
  readonly $defs: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
  readonly openapi: object;
}

export function factsOf({ schemas = new Map(), openapi = {} }: ContractDocuments): Facts {
  const shapes: Node = {};
  const events: Node = {};
  for (const [name, schema] of schemas) {
    const { title, $defs = {}, ...rest } = schema as Node;
    events[name] = { title, ...(factsIn(rest) as object) };
    Object.assign(shapes, namesIn($defs));
  }
  const { paths, components, servers, security } = factsIn(openapi) as Node;
  const { examples: _, ...parts } = (components ?? {}) as Node;
  const document = { servers, security, paths, components: parts };
  return { $defs: sorted(shapes), events: sorted(events), openapi: document } as Facts;
}

const TEXTS = new Set(
  "$schema $id $comment title description summary example examples tags externalDocs deprecated links x-evidence x-codes x-usually-not-before".split(
    " ",
  ),
);

/** Keywords whose value has names as keys. Names stay, even if one is spelled as in `TEXTS`. */
const NAMED = new Set(
  "properties patternProperties $defs paths responses headers content parameters requestBodies schemas securitySchemes variables".split(
    " ",
  ),
);

/** Keywords whose value is copied as it is: data, and rules that are compared as a whole. */
const DATA = new Set(["enum", "const", "default", "if", "then", "else", "not"]);

function factsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(factsIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !TEXTS.has(key))
      .map(([key, inner]) => {
        if (DATA.has(key)) return [key, inner];
        if (key === "required" && Array.isArray(inner)) return [key, [...inner].sort()];
        return [key, NAMED.has(key) && !Array.isArray(inner) ? namesIn(inner) : factsIn(inner)];
      }),
  );
}

const namesIn = (value: unknown): Node =>
  sorted(
    Object.fromEntries(
      Object.entries(value as object).map(([name, inner]) => [name, factsIn(inner)]),
    ),
  );

/** Writes JSON with a line for each keyword, so that a change of the contract changes few lines. */
export const writeFacts = (facts: Facts & { readonly version: string }): string =>
  `${JSON.stringify(facts, null, 1)}\n`;
