// An event of one's own as the commands take it: judged by ajv, described as those of the catalogue.
import { ownFixtureData } from "../../library/fixtures/fixture-data.ts";
import { splitName, versionsOf } from "../../library/names/versions.ts";
import { contract as contractFrom } from "../../library/runtime/contract.ts";
import { validateWith } from "../../library/runtime/examine.ts";
import { type Explain, type Findings, visitUnknown } from "../../library/runtime/issue.ts";
import type { AnyContract } from "../../reading/judge/judge.ts";
import { fieldsOf } from "../../reading/model/fields.ts";
import type { JsonSchema, Resolve } from "../../reading/model/schema.ts";
import { resolveInside } from "../../reading/model/self-contained.ts";
import { wholeSchema } from "../../reading/model/whole-schema.ts";
import { OWN_DOMAIN } from "../show/read-reference.ts";
import type { FoundEvent } from "./find-events.ts";
import type { OpenAjv, OwnGuard } from "./open-ajv.ts";
import type { OwnContract } from "./own-events.ts";
import { explainErrors } from "./own-issues.ts";
import { refuse } from "./read-documents.ts";
import { sampleOf } from "./sample.ts";
import type { OwnSchema } from "./self-contained-schema.ts";

const MOST_SHAPES = 20_000;

/** An event's example, or one that is made from its schema. */
function exampleOf({ example, schema: { document } }: FoundEvent, schema: JsonSchema): unknown {
  return example ?? sampleOf(withoutOneOf(schema), limited(schema, document.file));
}

export function ownContract(
  found: FoundEvent,
  own: OwnSchema,
  ajv: OpenAjv,
  names: readonly string[],
): OwnContract {
  const {
    name,
    description = "",
    schema: { document },
  } = found;
  const { schema } = own;
  const { type = name, version = "" } = splitName(name) ?? {};
  const title = typeof schema.title === "string" ? schema.title : name;
  const row = {
    name,
    type,
    version,
    domain: OWN_DOMAIN.name,
    title,
    constant: name,
    description,
    schema: document.file,
  };
  let contract: AnyContract | undefined;
  return {
    row,
    get contract() {
      contract ??= contractOf(name, schema, () => compile(own, ajv, document.file, name));
      return contract;
    },
    fixture() {
      const issuesOf = (payload: unknown) => {
        const result = this.contract.validate(payload);
        return result.ok ? [] : result.issues;
      };
      this.contract.is(undefined);
      const example = exampleOf(found, schema);
      const [issue] = issuesOf(example);
      if (issue)
        refuse(
          document.file,
          `needs an example of ${name} that satisfies its schema: ${issue.detail}`,
        );
      return ownFixtureData(example, issuesOf);
    },
    describe() {
      // What is no schema is refused before it is read as one.
      this.contract.is(undefined);
      const example = exampleOf(found, schema);
      return {
        kind: "event",
        ...row,
        section: OWN_DOMAIN.title,
        import: "",
        source: document.file,
        versions: version === "" ? [name] : versionsOf(type, names),
        changes: [],
        fields: fieldsOf(withoutOneOf(schema), limited(schema, document.file)),
        evidence: [],
        examples: this.contract.is(example) ? [{ name: "example", value: example }] : [],
        declaration: "",
        emittedBy: [],
        schema,
      };
    },
  };
}

function compile(own: OwnSchema, ajv: OpenAjv, file: string, name: string): OwnGuard {
  try {
    return ajv.compile(own);
  } catch (error) {
    return refuse(file, `has a schema that can't be used (${name}): ${(error as Error).message}`);
  }
}

function contractOf(name: string, schema: JsonSchema, make: () => OwnGuard): AnyContract {
  const { type = name, version = "" } = splitName(name) ?? {};
  let made: OwnGuard | undefined;
  const guard = (input: unknown): boolean => {
    made ??= make();
    return made(input) === true;
  };
  const explain: Explain = (value, at, found) => {
    if (!guard(value)) explainErrors(made?.errors ?? [], schema, at, found);
    if (found.visit) visit(value, withoutOneOf(schema), resolveInside(schema), at, found);
  };
  return contractFrom(name, type, version, guard, validateWith(guard, explain));
}

/** Reports the fields of objects that a schema leaves open without saying so. */
function visit(
  value: unknown,
  schema: JsonSchema,
  resolve: Resolve,
  at: string,
  found: Findings,
): void {
  if (typeof value !== "object" || value === null) return;
  const { properties, items } = wholeSchema(schema, resolve);
  if (Array.isArray(value)) {
    if (items)
      for (const [index, item] of value.entries())
        visit(item, items, resolve, `${at}${index}.`, found);
    return;
  }
  const names = Object.keys(properties);
  const target = schema.$ref === undefined ? schema : resolve(schema.$ref);
  if (names.length > 0 && !("additionalProperties" in target || "patternProperties" in target))
    visitUnknown(found, value, at, names.join());
  for (const [key, inner] of Object.entries(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property) visit(inner, property, resolve, `${at}${key}.`, found);
  }
}

/** A schema in which every choice is one that descriptions know. */
const withoutOneOf = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), function (this: object, key, value) {
    if (key !== "oneOf" || !Array.isArray(value)) return value;
    Object.assign(this, { anyOf: value });
    return undefined;
  });

/** Finds shapes, and refuses schemas whose fields have no end. */
function limited(schema: JsonSchema, file: string): Resolve {
  const resolve = resolveInside(withoutOneOf(schema));
  let shapes = 0;
  return (reference) =>
    ++shapes > MOST_SHAPES ? refuse(file, "has too many fields to be shown") : resolve(reference);
}
