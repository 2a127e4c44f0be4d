// Makes an event of the user's own usable for all commands: ajv judges its payloads.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ValidateFunction } from "ajv";
import type { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import { ownFixtureData } from "../../library/fixtures/fixture-data.ts";
import { splitName, versionsOf } from "../../library/names/versions.ts";
import { codeOf } from "../../library/text/system-error.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { fieldsOf } from "../../reading/model/fields.ts";
import { type Form, readForm } from "../../reading/model/form.ts";
import { type JsonSchema, type Resolve, resolveInside } from "../../reading/model/schema.ts";
import {
  type AjvGuards,
  type Bounded,
  ownContract as contractFrom,
} from "../../reading/own/contract.ts";
import { InputError } from "../command.ts";
import { OWN_DOMAIN } from "../show/read-reference.ts";
import type { FoundEvent } from "./find-events.ts";
import { forFirstFault, withMarkedBranches } from "./for-ajv.ts";
import { openBounds } from "./guard.ts";
import type { OwnContract } from "./own-events.ts";
import { refuse } from "./read-documents.ts";

export type { Ajv };

export const ADD_EXAMPLE =
  'fixtures and emit need one, in "examples" of its schema, or in its message or media type';

const MOST_SHAPES = 20_000;
/** Finds a choice in a schema. Without a choice, to end at the first fault saves nothing. */
const CHOICE = /"(?:any|one)Of":\[/;

/** What judges all contracts of a run. `quick` is an ajv that ends at the first fault. */
export interface Engine {
  readonly ajv: Ajv;
  readonly quick: Ajv;
  readonly boundsOf: (name: string) => Bounded;
}

export async function openEngine(): Promise<Engine> {
  try {
    const { Ajv2020 } = await import("ajv/dist/2020.js");
    const { default: formats } = await import("ajv-formats");
    const open = (allErrors: boolean) => {
      const ajv = new Ajv2020({
        strict: false,
        allErrors,
        verbose: allErrors,
        // A name that every object inherits, such as `toString`, is no field of a payload.
        ownProperties: true,
        // With `inlineRefs`, ajv would compile a shared schema again for each reference.
        inlineRefs: false,
        logger: false,
        addUsedSchema: false,
        code: { source: true },
      });
      formats.default(ajv);
      // In the expression for `url`, the part for a password takes quadratic time, so it is removed.
      const { url } = ajv.formats;
      if (url instanceof RegExp)
        ajv.addFormat("url", new RegExp(url.source.replace("(?::\\S*)?", ""), url.flags));
      return ajv;
    };
    return { ajv: open(true), quick: open(false), boundsOf: openBounds() };
  } catch (error) {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new InputError(
      "Contracts of your own are judged by ajv. Run: npm install --save-dev ajv ajv-formats",
    );
  }
}

interface Origin {
  readonly event: FoundEvent;
  readonly schema: JsonSchema;
  readonly engine: Engine;
  /** The names of all events, including the events of the catalogue. */
  readonly names: readonly string[];
}

export function makeOwnContract({ event, schema, engine, names }: Origin): OwnContract {
  const { name, description = "" } = event;
  const { file } = event.schema.document;
  const { type = name, version = "" } = splitName(name) ?? {};
  const title = typeof schema.title === "string" ? schema.title : name;
  const about = { name, type, version, domain: OWN_DOMAIN.name, title, constant: name };
  const row = { ...about, description, schema: file };
  let guards: (AjvGuards & Record<"quick" | "full", ValidateFunction>) | undefined;
  /** Compiles the schema with ajv. Refuses a wrong schema before other code reads it. */
  const ready = () => {
    if (guards) return guards;
    try {
      const full = compiledBy(engine.ajv, withMarkedBranches(schema));
      const quick = CHOICE.test(JSON.stringify(schema)) ? quickOf(schema, engine) : undefined;
      guards = { full, quick: quick ?? full };
      return guards;
    } catch (error) {
      const isDeep = error instanceof RangeError;
      const why = isDeep ? "it lies too deep, or has too many forms" : (error as Error).message;
      return refuse(file, `has a schema that can't be used (${name}): ${why}`);
    }
  };
  const contract = contractFrom(name, schema, ready, engine.boundsOf(name));
  const issuesOf = (payload: unknown) => {
    const result = contract.validate(payload);
    return result.ok ? [] : result.issues;
  };
  const examples = [...event.examples.map(({ value }) => value), ...(schema.examples ?? [])];
  return {
    row,
    contract,
    ready,
    async code() {
      const { default: standalone } = await import("ajv/dist/standalone/index.js");
      const { full, quick } = ready();
      const written = (ajv: Ajv, guard: ValidateFunction) =>
        asExpression(standalone.default(ajv, guard), createRequire(import.meta.url));
      const first = quick === full ? "full" : written(engine.quick, quick);
      return `((full) => ({ full, quick: ${first} }))(${written(engine.ajv, full)})`;
    },
    fixture() {
      const [example, ...others] = examples;
      if (examples.length === 0) refuse(file, `has no example of ${name}: ${ADD_EXAMPLE}`);
      const [issue] = issuesOf(example);
      if (issue)
        refuse(file, `needs an example of ${name} that satisfies its schema: ${issue.detail}`);
      const dataOf = (payload: unknown) => ownFixtureData(payload, issuesOf);
      return { ...dataOf(example), others: () => others.filter(contract.is).map(dataOf) };
    },
    describe() {
      ready();
      return {
        kind: "event",
        ...row,
        section: OWN_DOMAIN.title,
        import: "",
        source: file,
        versions: version === "" ? [name] : versionsOf(type, names),
        changes: [],
        fields: fieldsOf(formOf(schema, file, name)),
        evidence: [],
        examples: examples.filter(contract.is).map((value, index) => {
          return { name: index === 0 ? "example" : `example ${index + 1}`, value };
        }),
        declaration: "",
        emittedBy: [],
        schema,
      };
    },
  };
}

/** Compiles a schema to end at the first fault; undefined if ajv's code would lie too deep for V8. */
const quickOf = (schema: JsonSchema, { quick }: Engine): ValidateFunction | undefined =>
  unlessThrown(RangeError, () => compiledBy(quick, forFirstFault(schema)));

function compiledBy(ajv: Ajv, schema: JsonSchema): ValidateFunction {
  const guard = ajv.compile(schema);
  guard(undefined); // V8 compiles a function at its first call, and may find that it lies too deep
  return guard;
}

/** Reads a schema. Refuses a schema with too many or endlessly nested fields. */
function formOf(schema: JsonSchema, file: string, name: string): Form {
  const resolve = resolveInside(schema);
  let shapes = 0;
  const limited: Resolve = (reference) =>
    ++shapes > MOST_SHAPES ? refuse(file, "has too many fields to be shown") : resolve(reference);
  return readForm(schema, limited, name);
}

function asExpression(code: string, require: NodeJS.Require): string {
  // A `require(...)` inside quotes is only a name in ajv's code, so it is not replaced.
  const whole = code.replaceAll(/(?<!')\brequire\("([^"]+)"\)/g, (_, name: string) => {
    const path = require.resolve(name);
    const module = readFileSync(path, "utf8").replace(/\/\/# sourceMappingURL=.*/, "");
    return asExpression(module, createRequire(path));
  });
  return `(() => { const module = { exports: {} }; const { exports } = module;\n${whole}\nreturn module.exports; })()`;
}
