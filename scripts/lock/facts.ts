// What of a contract others rely on: schemas and operations without what is for people only.
import type { ContractDocuments } from "../../src/reading/diff/change.ts";

type Node = Record<string, unknown>;

/** The content of contract.lock.json. */
export interface Facts {
  readonly $defs: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
  readonly openapi: object;
}

/** What others rely on in a contract. */
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
  "$schema $id $comment title description summary example examples tags externalDocs deprecated links x-evidence x-codes".split(
    " ",
  ),
);

/** Keywords whose value holds names; a name may be spelled like a keyword. */
const NAMED = new Set(
  "properties $defs paths responses headers content parameters requestBodies schemas securitySchemes variables".split(
    " ",
  ),
);

/** Keywords whose value is data. */
const DATA = new Set(["enum", "const", "default"]);

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

const sorted = (value: Node): Node =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
