// Finds all mistakes in the user's own contracts, also mistakes that only some commands meet.
import { resolve } from "node:path";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { asSchema, schemaAt } from "../../reading/diff/document-node.ts";
import { viewOf } from "../../reading/diff/view.ts";
import { grouped } from "../../reading/diff/words.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import type { Finding } from "../findings/finding.ts";
import { type FoundEvent, findEvents, nameOfFile } from "./find-events.ts";
import { type FoundContracts, readSchemas } from "./load-contracts.ts";
import { type Mistake, mistake, mistakesIn, UNUSABLE } from "./mistakes.ts";
import { makeOwnContract, openEngine } from "./own-contract.ts";
import type { OwnContract } from "./own-events.ts";
import {
  attempt,
  type Located,
  type Node,
  type Part,
  pathsIn,
  type Refusal,
  type SourceDocument,
} from "./read-documents.ts";
import { sourceOf } from "./self-contained-schema.ts";

export async function lintContracts(contracts: FoundContracts, cwd: string) {
  const { documents } = contracts;
  const events = new Map<string, string>();
  const refusals = new Map<string, Refusal>();
  const read = readSchemas(contracts, (refusal) => refusals.set(refusal.message, refusal));
  const engine = await openEngine();
  const mistakes = await mistakesIn(documents, engine.ajv);
  const all: EventMistake[] = [...mistakes];
  const add = (place: Located, event: EventMistake["event"], more: Iterable<Mistake>) => {
    for (const mistake of more) all.push({ ...place, ...mistake, event });
  };
  const parts = [...documents.budget.copied.values()].flatMap((inDialect) => [...inDialect]);
  for (const [node, part] of parts) add({ ...part, node }, part.event, orphansIn(node));
  const partsOf = grouped(parts, ([, { event }]) => event);
  const unusable = new Set(mistakes.flatMap(({ code, event }) => (code === UNUSABLE ? event : [])));
  for (const [event, schema] of read) {
    events.set(event.name, event.schema.document.file);
    if (unusable.has(event)) continue;
    const contractOf = (schema: JsonSchema) =>
      makeOwnContract({ event, schema, engine, names: EVENT_NAMES });
    const contract = contractOf(schema);
    const told = refusedBy(UNUSABLE, contract.ready);
    if (told.length === 0) {
      const stated = statedIn(event, schema, partsOf.get(event) ?? []);
      const judge = () => {
        for (const { place, mistake } of refusedOf(stated, schema, contractOf))
          add(place, event, [mistake]);
      };
      told.push(...refusedBy(UNUSABLE, judge));
    }
    if (event.name.trim() === "")
      told.push(mistake("unfindable_name", "the name of an event is empty"));
    if (event.examples.length === 0 && schema.examples === undefined)
      told.push(mistake("missing_example", `${event.name} has no example`, [], "warning"));
    add(event.schema, event, told);
    for (const [keys, branch] of unreachableIn(schema)) {
      const { path, ...place } = sourceOf([event, schema], keys);
      add(place, event, [{ ...branch, keys: path }]);
    }
  }
  const readUnused = (path: string) => {
    const document = documents.read(path);
    const lost = lostIn(document, findEvents(document));
    const name = nameOfFile(path);
    if (lost.some(({ severity }) => severity === "error")) events.set(name, document.file);
    add({ document, node: document.root }, { name }, lost);
  };
  for (const file of documents.unused()) attempt(() => readUnused(resolve(cwd, file)), Boolean);
  return { events, refusals: [...refusals.values()], findings: placed(all) };
}

type EventMistake = Mistake & Located & { readonly event: { readonly name: string } };

function placed(mistakes: readonly EventMistake[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const [{ file, places }, inFile] of grouped(mistakes, ({ document }) => document)) {
    const positions = places(inFile.map(({ node, keys }) => [node, keys]));
    for (const [index, { severity, code, detail, event }] of inFile.entries()) {
      const { line = 1, column = 1, attr = "" } = positions[index] ?? {};
      const finding = { file, line, column, severity, code, attr, detail, event: event.name };
      const key = [file, attr, detail].join("\n");
      if (!findings.has(key)) findings.set(key, finding);
    }
  }
  return [...findings.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Finds each `then` or `else` that has no `if` beside it. */
function* orphansIn(node: Node): Iterable<Mistake> {
  for (const key of ["then", "else"])
    if (key in node && !("if" in node))
      yield mistake("unreachable_branch", `${key} is never reached: there is no if`, [key]);
}

/** Returns the refusal of a call as a mistake, which a command would meet that uses a contract. */
function refusedBy(code: string, call: () => unknown): Mistake[] {
  const told: Mistake[] = [];
  attempt(call, (refusal) => told.push(mistake(code, refusal.words)));
  return told;
}

/** An example or a default: where it stands, and the schema that it has to satisfy. */
interface Stated {
  readonly place: Located;
  readonly keys: readonly string[];
  readonly value: unknown;
  readonly schema: JsonSchema;
}

/** Lists the examples of an event, and the examples and defaults in the parts of its schema. */
function statedIn(
  event: FoundEvent,
  { $schema: _, $defs: __, ...schema }: JsonSchema,
  parts: readonly (readonly [Node, Part])[],
): Stated[] {
  const ofEvent = event.examples.map(({ keys, value, ...place }) => ({
    place,
    keys,
    value,
    schema,
  }));
  const ofParts = parts.flatMap(([node, { document, dialect, copy: schema }]) => {
    const { default: usual, example, examples = [] } = node;
    const isOpenApi = [document, event.schema.document].some(({ root }) => "openapi" in root);
    const isExample = dialect === "OpenAPI 3.0" || isOpenApi;
    const all: (readonly [keys: readonly string[], value: unknown])[] = [
      [["default"], usual],
      [["example"], isExample ? example : undefined],
      ...[examples].flat().map((value, index) => [["examples", `${index}`], value] as const),
    ];
    const there = all.filter(([, value]) => value !== undefined);
    return there.map(([keys, value]) => ({ place: { document, node }, keys, value, schema }));
  });
  return [...ofEvent, ...ofParts];
}

/** Finds the values that their schemas refuse, by one schema that has a list of values for each. */
function* refusedOf(
  stated: readonly Stated[],
  { $defs = {} }: JsonSchema,
  contractOf: (schema: JsonSchema) => OwnContract,
) {
  const bySchema = [...grouped(stated, ({ schema }) => schema)];
  const lists = bySchema.map(([items], index) => [`<${index}>`, { type: "array", items }] as const);
  const values = bySchema.map(([, inIt], index) => [`<${index}>`, inIt.map(({ value }) => value)]);
  const { contract } = contractOf({ $defs, properties: Object.fromEntries(lists) });
  const result = contract.validate(Object.fromEntries(values));
  const told = new Set<Stated>();
  for (const { attr, detail } of result.ok ? [] : result.issues) {
    const [, list, item] = /^<(\d+)>\.(\d+)/.exec(attr) ?? [];
    const one = bySchema[Number(list)]?.[1][Number(item)] ?? stated[0];
    if (!one || told.has(one)) continue;
    told.add(one);
    const words = detail.replaceAll(/<\d+>\.\d+/g, one.keys.join("."));
    yield { place: one.place, mistake: mistake("invalid_example", words, one.keys) };
  }
}

/** Finds branches of `anyOf` and `oneOf` that no value satisfies, or that repeat another branch. */
function* unreachableIn(root: object): Iterable<readonly [keys: readonly string[], Mistake]> {
  for (const [value, keys] of pathsIn(root))
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = Array.isArray(value[keyword]) ? value[keyword] : [];
      const { anyOf: _, oneOf: __, ...rest } = value;
      const around = asSchema({ root, keys, value: rest });
      const texts = branches.map((branch) => JSON.stringify(branch));
      for (const index of branches.keys()) {
        const path = [keyword, String(index)];
        const twin = texts.indexOf(texts[index] ?? "");
        const { types, values } = viewOf([around, schemaAt({ ...around, value }, ...path)]);
        const isNever = types.size === 0 || values?.size === 0;
        const why = isNever ? "is satisfied by no value" : `is the same as ${keyword}.${twin}`;
        if (isNever || twin < index)
          yield [[...keys, ...path], mistake("unreachable_branch", `${path.join(".")} ${why}`)];
      }
    }
}

/** Reports a document whose events no command finds: its file is not named after an event. */
function lostIn({ file, root }: SourceDocument, events: FoundEvent[] | string): Mistake[] {
  if (typeof events === "string") return [];
  const isSchema = events.some(({ schema }) => schema.node === root);
  const why = isSchema
    ? "if this is an event, no command finds it: its file has no version in its name, as order.placed-v1 has, and no reference leads here"
    : "no command finds these events: of a folder, only files called after an event are read; name this document by itself";
  // Without a dot in its name, this is probably a shared schema, which needs no version.
  const isShape = isSchema && !nameOfFile(file).includes(".");
  return [mistake("unfindable_name", why, [], isShape ? "warning" : "error")];
}
