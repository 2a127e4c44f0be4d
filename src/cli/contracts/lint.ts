// Finds all mistakes in the user's own contracts, also mistakes that only some commands meet.
import { resolve } from "node:path";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { ExamineOptions } from "../../library/runtime/examine.ts";
import { type Fault, keepFacts } from "../../library/runtime/fault.ts";
import { issueOf } from "../../library/runtime/issue.ts";
import { asSchema, schemaAt } from "../../reading/diff/document-node.ts";
import { viewOf } from "../../reading/diff/view.ts";
import { grouped } from "../../reading/diff/words.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import type { Finding } from "../findings/finding.ts";
import { type Example, type FoundEvent, findEvents, nameOfFile } from "./find-events.ts";
import { type FoundContracts, readSchemas } from "./load-contracts.ts";
import { type Mistake, mistake, mistakesIn, UNUSABLE } from "./mistakes.ts";
import { ADD_EXAMPLE, makeOwnContract, openEngine } from "./own-contract.ts";
import type { OwnContract } from "./own-events.ts";
import {
  attempt,
  type Located,
  type Node,
  type Part,
  type Refusal,
  type SourceDocument,
} from "./read-documents.ts";

export type Linted = Awaited<ReturnType<typeof lintContracts>>;
type PartOf = readonly [Node, Part];
type ContractOf = (schema: JsonSchema) => OwnContract;

export async function lintContracts(contracts: FoundContracts, cwd: string) {
  const { documents } = contracts;
  const refusals = new Map<string, Refusal>();
  const schemas = readSchemas(contracts, (refusal) => refusals.set(refusal.message, refusal));
  const engine = await openEngine();
  const mistakes = await mistakesIn(documents, engine.ajv);
  const unusable = new Set(mistakes.flatMap(({ code, event }) => (code === UNUSABLE ? event : [])));
  const all: EventMistake[] = [...mistakes];
  const parts = [...documents.budget.copied.values()].flatMap((inDialect) => [...inDialect]);
  for (const [node, part] of parts)
    for (const orphan of orphansIn(node)) all.push({ ...part, node, ...orphan });
  const partsOf = grouped(parts, ([, { event }]) => event);
  const events = new Map<string, string>();
  for (const [event, schema] of schemas) {
    events.set(event.name, event.schema.document.file);
    if (unusable.has(event)) continue;
    const contractOf: ContractOf = (schema) =>
      makeOwnContract({ event, schema, engine, names: EVENT_NAMES });
    const inEvent = partsOf.get(event) ?? [];
    for (const one of wrongIn(event, schema, inEvent, contractOf)) all.push({ ...one, event });
  }
  const readUnused = (path: string) => {
    const document = documents.read(path);
    documents.use(path);
    const name = nameOfFile(path);
    for (const lost of lostIn(document, findEvents(document))) {
      if (lost.severity === "error") events.set(name, document.file);
      all.push({ document, node: document.root, ...lost, event: { name } });
    }
  };
  for (const file of documents.unused()) attempt(() => readUnused(resolve(cwd, file)), Boolean);
  return { events, refusals: [...refusals.values()], findings: placed(all) };
}

type LocatedMistake = Mistake & Located;
type EventMistake = LocatedMistake & { readonly event: { readonly name: string } };

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

/** Finds mistakes of an event whose schema ajv takes: in examples, in choices and in its name. */
function* wrongIn(
  event: FoundEvent,
  schema: JsonSchema,
  parts: readonly PartOf[],
  contractOf: ContractOf,
): Iterable<LocatedMistake> {
  const { name, examples } = event;
  const whole: Mistake[] = [];
  const readExamples = () => {
    contractOf(schema).ready();
    return [...refusedOf(statedIn(event, schema, parts), schema, contractOf)];
  };
  const refused = attempt(readExamples, ({ words }) => whole.push(mistake(UNUSABLE, words)));
  yield* refused ?? [];
  if (name.trim() === "") whole.push(mistake("unfindable_name", "the name of an event is empty"));
  if (examples.length === 0 && schema.examples === undefined)
    whole.push(mistake("missing_example", `${name} has no example: ${ADD_EXAMPLE}`, [], "warning"));
  for (const one of whole) yield { ...event.schema, ...one };
  for (const [node, { document, copy }] of parts)
    for (const branch of unreachableIn(copy, schema)) yield { document, node, ...branch };
}

/** An example or a default, and the schema that it has to satisfy. */
interface Stated extends Example {
  readonly schema: JsonSchema;
}

/** Lists the examples of an event, and the examples and defaults in the parts of its schema. */
function statedIn(
  event: FoundEvent,
  { $schema: _, $defs: __, ...schema }: JsonSchema,
  parts: readonly PartOf[],
): Stated[] {
  const ofParts = parts.flatMap(([node, { document, dialect, copy }]) => {
    const { default: usual, example, examples = [] } = node;
    const isOpenApi = [document, event.schema.document].some(({ root }) => "openapi" in root);
    const isExample = dialect === "OpenAPI 3.0" || isOpenApi;
    const all: (readonly [keys: readonly string[], value: unknown])[] = [
      [["default"], usual],
      [["example"], isExample ? example : undefined],
      ...[examples].flat().map((value, index) => [["examples", `${index}`], value] as const),
    ];
    const there = all.filter(([, value]) => value !== undefined);
    return there.map(([keys, value]) => ({ document, node, keys, value, schema: copy }));
  });
  return [...event.examples.map((example) => ({ ...example, schema })), ...ofParts];
}

/** Finds the values that their schemas refuse, by one schema that has a list of values for each. */
function* refusedOf(
  stated: readonly Stated[],
  { $defs = {} }: JsonSchema,
  contractOf: ContractOf,
): Iterable<LocatedMistake> {
  if (stated.length === 0) return;
  const bySchema = [...grouped(stated, ({ schema }) => schema)];
  const lists = { $defs, prefixItems: bySchema.map(([items]) => ({ items })) };
  const { contract } = contractOf(lists as JsonSchema);
  const values = bySchema.map(([, inIt]) => inIt.map(({ value }) => value));
  const options: ExamineOptions = { make: keepFacts };
  const result = contract.validate(values, options);
  const told = new Set<Stated>();
  const faults: readonly Fault[] = result.ok ? [] : result.issues;
  for (const fault of faults) {
    const [list, item, ...inside] = fault.keys ?? [];
    const one = bySchema[Number(list)]?.[1][Number(item)] ?? stated[0];
    if (!one || told.has(one)) continue;
    told.add(one);
    const detail = detailAt([...one.keys, ...inside], fault);
    yield { ...one, ...mistake("invalid_example", detail, one.keys) };
  }
}

/** Says a fault of another place. */
function detailAt(keys: readonly string[], { facts, detail }: Fault): string {
  if (!facts) return detail;
  const [, ...rest] = facts;
  return issueOf({}, keys.join("."), ...rest).detail;
}

/** Finds branches of `anyOf` and `oneOf` that no value satisfies, or that repeat another branch. */
function* unreachableIn(part: Node, root: JsonSchema): Iterable<Mistake> {
  const { anyOf: _, oneOf: __, ...rest } = part;
  const around = asSchema({ root, keys: [], value: rest });
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = Array.isArray(part[keyword]) ? part[keyword] : [];
    const texts = branches.map((branch) => JSON.stringify(branch));
    for (const [index, text] of texts.entries()) {
      const path = [keyword, String(index)];
      const twin = texts.indexOf(text);
      const { types, values } = viewOf([around, schemaAt({ ...around, value: part }, ...path)]);
      const isNever = types.size === 0 || values?.size === 0;
      const why = isNever ? "is satisfied by no value" : `is the same as ${keyword}.${twin}`;
      if (isNever || twin < index)
        yield mistake("unreachable_branch", `${path.join(".")} ${why}`, path);
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
