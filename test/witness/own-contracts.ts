// The witness for contracts of one's own and for `--openapi`. Parts of a schema are made in the
// dialects that they are written in, and lie in one file or in several. Their payloads have the
// verdicts of ajv on the whole schema in 2020-12. What has two readings has to be refused.
import { Ajv2020 } from "ajv/dist/2020.js";
import { stringify } from "yaml";
import { findOperation, schemaOf } from "../../src/cli/contracts/find-operations.ts";
import { readSchemas } from "../../src/cli/contracts/load-contracts.ts";
import { makeOwnContract, openEngine } from "../../src/cli/contracts/own-contract.ts";
import type { OwnContract } from "../../src/cli/contracts/own-events.ts";
import { type Files, openDocuments, Refusal } from "../../src/cli/contracts/read-documents.ts";
import { selfContainedSchema } from "../../src/cli/contracts/self-contained-schema.ts";
import { unlessThrown } from "../../src/library/text/unless-thrown.ts";
import type { Dialect } from "../../src/reading/documents/keywords.ts";
import { NOT_CHECKED } from "../../src/reading/judge/not-checked.ts";
import type { Random } from "../seeded.ts";
import { anyValue, payloadOf } from "./random-payload.ts";
import { ALL, chance, type Features, maker, pick, type Schema } from "./random-schema.ts";
import type { Finding, Reader } from "./reader.ts";
import { TRAPS } from "./traps.ts";
import { BY_DIALECT, inDialect } from "./write-dialect.ts";

const EVENT = "order.placed-v1";
/** One engine makes all contracts, as in a command. */
const opened = openEngine();
const PAYLOADS = 20;

/** A document and the files that it refers to. */
export interface Bundle {
  /** The event's schema. */
  readonly root: Schema;
  /** Makes the files with a schema of the event. The first one is the document. */
  readonly filesOf: (root: Schema) => ReadonlyMap<string, Schema>;
}

type Make = (schema: Schema, shapes: Schema, random: Random) => readonly [string, Schema];
interface Host {
  readonly dialect: Dialect;
  /** What references to shapes in the document begin with. */
  readonly base: string;
  /** Makes the document, with its name. */
  readonly make: Make;
}

const COMPONENTS = "#/components/schemas/";
const shapesOf = (dialect: Dialect): string => (dialect === "draft-07" ? "definitions" : "$defs");

const schemaFile = (dialect: Dialect): Host => ({
  dialect,
  base: `#/${shapesOf(dialect)}/`,
  make: (schema, shapes) => [
    `${EVENT}.json`,
    { ...named(dialect), ...schema, [shapesOf(dialect)]: shapes },
  ],
});

/** A bus whose message has the schema. In AsyncAPI 3, the format stands beside the schema. */
const bus = (file: string, asyncapi: string, dialect: Dialect, schemaFormat?: string): Host => ({
  dialect,
  base: COMPONENTS,
  make(payload, schemas, random) {
    const isNew = asyncapi.startsWith("3");
    const form = isNew && schemaFormat ? { schemaFormat, schema: payload } : payload;
    const format = isNew || !schemaFormat ? {} : { schemaFormat };
    const name = chance(random, 50) ? { name: EVENT } : { traits: [{ name: EVENT }] };
    const message = { $ref: "#/components/messages/M" };
    const channel = isNew ? { messages: { m: message } } : { publish: { message } };
    const components = { messages: { M: { ...name, payload: form, ...format } }, schemas };
    return [
      file,
      { asyncapi, ...(chance(random, 50) && { channels: { c: channel } }), components },
    ];
  },
});

const api = (file: string, openapi: string, dialect: Dialect): Host => ({
  dialect,
  base: COMPONENTS,
  make(schema, schemas) {
    const post = { requestBody: { content: { "application/json": { schema } } } };
    return [file, { openapi, paths: { [`/${EVENT}`]: { post } }, components: { schemas } }];
  },
});

const APIS: readonly Host[] = [
  api("api.json", "3.0.3", "OpenAPI 3.0"),
  api("api.yaml", "3.0.1", "OpenAPI 3.0"),
  api("api.json", "3.1.0", "2020-12"),
  api("api.yaml", "3.2.0", "2020-12"),
];

const HOSTS: readonly Host[] = [
  schemaFile("draft-07"),
  schemaFile("2019-09"),
  schemaFile("2020-12"),
  bus("bus.yaml", "2.6.0", "draft-07"),
  bus("bus.json", "2.6.0", "2020-12", "application/schema+json;version=2020-12"),
  bus("bus.json", "3.0.0", "2019-09", "application/schema+yaml;version=2019-09"),
  bus("bus.yaml", "3.0.0", "OpenAPI 3.0", "application/vnd.oai.openapi;version=3.0.0"),
  ...APIS,
];

function named(dialect: Dialect): Schema {
  if (dialect === "OpenAPI 3.0") return { openapi: "3.0.3" };
  if (dialect === "draft-07") return { $schema: "http://json-schema.org/draft-07/schema#" };
  return { $schema: `https://json-schema.org/draft/${dialect}/schema` };
}

const SHAPES = ["X", "Y", "Z"];

/** Makes a schema in 2020-12, and writes its parts in the dialects of the files they lie in. */
function randomBundle(random: Random, { dialect, base, make: makeHost }: Host) {
  const inHost = SHAPES.filter(() => chance(random, 50));
  const dialectOf = new Map<string, Dialect>(
    SHAPES.map((name) => [name, inHost.includes(name) ? dialect : pick(random, BY_DIALECT)[0]]),
  );
  const parts = new Map<string, Schema>();
  const makerOf = (dialect: Dialect) => {
    const features = (new Map(BY_DIALECT).get(dialect) ?? ALL) as Features;
    return maker({ random, features });
  };
  for (const [index, name] of SHAPES.entries()) {
    const make = makerOf(dialectOf.get(name) ?? dialect);
    const schema = make.schema(1, SHAPES.slice(index + 1));
    parts.set(name, typeof schema === "boolean" ? {} : schema);
  }
  const whole = { ...makerOf(dialect).object(2, SHAPES), $defs: Object.fromEntries(parts) };
  const { $defs: _, ...root } = whole;

  /** Writes a part for the file that it lies in, with references to where the others lie. */
  const written = (schema: Schema, dialect: Dialect, home: string): Schema =>
    inDialect(schema, dialect, random, (name) =>
      inHost.includes(name)
        ? `${home === "" ? "" : `../${document}`}${base}${name}`
        : home === name
          ? `#${inside(dialectOf.get(name) ?? dialect, name)}`
          : `${home === "" ? "shapes/" : chance(random, 50) ? "./" : ""}${name}.json#${inside(dialectOf.get(name) ?? dialect, name)}`,
    );
  const [document] = makeHost({}, {}, random);
  const shapes = Object.fromEntries(
    inHost.map((name) => [name, written(parts.get(name), dialect, "")]),
  );
  const files = new Map<string, Schema>();
  for (const name of SHAPES.filter((name) => !inHost.includes(name))) {
    const its = dialectOf.get(name) ?? dialect;
    const part = written(parts.get(name), its, name);
    const keys = inside(its, name).split("/").slice(1);
    const file = keys.reduceRight<Schema>((inner, key) => ({ [key]: inner }), part);
    files.set(`shapes/${name}.json`, { ...named(its), ...file });
  }
  const filesOf = (root: Schema) => new Map([makeHost(root, shapes, random), ...files]);
  const schema = written(root, dialect, "");
  if (!document.startsWith("api.") || chance(random, 50))
    return { whole, bundle: { root: schema, filesOf } as Bundle };
  const choice = randomChoice(random);
  for (const [name, file] of choice.files) files.set(name, file);
  const withChoice = (object: Schema, choice: Schema): Schema => ({
    ...object,
    properties: { ...object.properties, choice },
  });
  const bundle: Bundle = { root: withChoice(schema, choice.written), filesOf };
  return { whole: withChoice(whole, choice.whole), bundle };
}

/** Makes a choice by a discriminator, whose forms have one name and lie in files of their own. */
function randomChoice(random: Random) {
  const files = new Map<string, Schema>();
  const mapping: Record<string, string> = {};
  const forms = [0, 1, 2].map((index) => {
    const field = pick(random, ["a", "b"]);
    const { leaf } = maker({ random, features: new Set() });
    const form = {
      type: "object",
      properties: { kind: { type: "string" }, [field]: leaf() },
      required: ["kind", ...(chance(random, 50) ? [field] : [])],
    };
    const part = inDialect(form, "OpenAPI 3.0", random, String);
    files.set(`forms/${index}.json`, { openapi: "3.0.1", components: { schemas: { Form: part } } });
    const keys = ["x", "y", "z", "xy"].filter((_, key) => key % 3 === index);
    for (const key of keys)
      mapping[key] = `${pick(random, ["", "./", "shapes/../"])}forms/${index}.json${PLACE}`;
    const kind = { enum: keys };
    return { allOf: [form], properties: { kind } };
  });
  const oneOf = forms.map((_, index) => ({ $ref: `forms/${index}.json${PLACE}` }));
  const written = { oneOf, discriminator: { propertyName: "kind", mapping } };
  return { whole: { anyOf: forms }, written, files };
}
const PLACE = "#/components/schemas/Form";

/** Where a shape lies in its own file. */
const inside = (dialect: Dialect, name: string): string =>
  dialect === "OpenAPI 3.0" ? `/components/schemas/${name}` : `/${shapesOf(dialect)}/${name}`;

/** Writes files as YAML or JSON, as they are called. */
export const textsOf = (files: ReadonlyMap<string, Schema>): Map<string, string> =>
  new Map(
    [...files].map(([file, content]) => [
      file,
      file.endsWith(".yaml")
        ? stringify(content, { aliasDuplicateObjects: false })
        : JSON.stringify(content),
    ]),
  );

/** Reads the document of a bundle as the command line does, and makes its contract. */
async function contractOf(texts: ReadonlyMap<string, string>, isOperation: boolean) {
  const [document = ""] = texts.keys();
  const files: Files = {
    read: (path) => {
      const text = texts.get(path.slice(1));
      if (text === undefined) throw new Refusal(path, "is not there");
      return Buffer.from(text);
    },
    list: (path) => [path],
  };
  const documents = openDocuments("/", files);
  const engine = await opened;
  if (isOperation) {
    const event = schemaOf(findOperation(documents.read(`/${document}`), `POST /${EVENT}`));
    const schema = selfContainedSchema(event, documents.budget);
    return makeOwnContract({ event, schema, engine, names: [] }).contract;
  }
  const places = [{ name: document, path: `/${document}` }];
  const [found] = readSchemas({ places, documents, replace: false });
  if (!found) throw new Error("There is no event.");
  const [event, schema] = found;
  return makeOwnContract({ event, schema, engine, names: [] }).contract;
}

/** Tries to read a bundle, and returns the words of its refusal in place of a contract. */
async function readOrRefused(texts: ReadonlyMap<string, string>, isOperation: boolean) {
  try {
    const contract = await contractOf(texts, isOperation);
    contract.is({});
    return contract;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/**
 * An ajv that looks for all faults. One that ends at the first passes over `contains` in lists that
 * are shorter than `prefixItems`. Each of them throws for some payloads.
 */
function oracleOf(schema: Schema): (payload: unknown) => boolean {
  // The schema is checked where the contract is made. To check it here would double the time.
  const options = { strict: false, validateSchema: false, allErrors: true, ownProperties: true };
  const judge = new Ajv2020(options).compile(schema);
  return (payload) => judge(payload) === true;
}

/** Judges a payload by both functions of a contract. What they throw is their verdict. */
function verdictsOf({ is, validate }: OwnContract["contract"], payload: unknown) {
  try {
    const result = validate(payload);
    // ajv itself fails for some payloads, which are then neither valid nor invalid.
    if (!result.ok && result.issues[0]?.code === NOT_CHECKED) return undefined;
    return { is: is(payload), ok: result.ok };
  } catch (error) {
    return { is: String(error), ok: undefined };
  }
}

const readerOf = (name: string, hosts: readonly Host[], isOperation: boolean): Reader => ({
  name,
  async look(random: Random): Promise<Finding | undefined> {
    const { whole, bundle } = randomBundle(random, pick(random, hosts));
    const texts = textsOf(bundle.filesOf(bundle.root));
    const told = (map: ReadonlyMap<string, string>) =>
      [...map].map(([file, text]) => `${file}: ${text}`).join("\n");
    const contract = await readOrRefused(texts, isOperation);
    if (typeof contract === "string")
      return { kind: "wrong", text: `refused: ${contract}\n${told(texts)}` };
    const judge = oracleOf(whole);
    for (let index = 0; index < PAYLOADS; index++) {
      const payload = index % 4 === 3 ? anyValue(random, 2) : payloadOf(whole, random);
      const expected = unlessThrown(TypeError, () => judge(payload));
      if (expected === undefined) continue;
      const { is, ok } = verdictsOf(contract, payload) ?? { is: expected, ok: expected };
      if (is === expected && ok === expected) continue;
      const verdicts = `ajv: ${expected}, is: ${is}, validate: ${ok}`;
      const text = [verdicts, JSON.stringify(payload), JSON.stringify(whole), told(texts)];
      const isSilent = !expected && (is === true || ok === true);
      return { kind: isSilent ? "silent" : "wrong", text: text.join("\n") };
    }
    const [trap, set] = pick(random, TRAPS);
    const trapped = set(bundle, random);
    if (!trapped) return undefined;
    const outcome = await readOrRefused(trapped, isOperation);
    if (typeof outcome === "string") return undefined;
    return { kind: "silent", text: `not refused: ${trap}\n${told(trapped)}` };
  },
});

export const ownContracts = readerOf("contracts of one's own", HOSTS, false);
export const openApi = readerOf("--openapi", APIS, true);
