// Makes an event of the user's own usable for all commands: ajv judges its payloads.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ValidateFunction } from "ajv";
import type { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import { ownFixtureData } from "../../library/fixtures/fixture-data.ts";
import { splitName, versionsOf } from "../../library/names/versions.ts";
import { codeOf } from "../../library/text/system-error.ts";
import { fieldsOf } from "../../reading/model/fields.ts";
import { type Form, readForm } from "../../reading/model/form.ts";
import { type JsonSchema, type Resolve, resolveInside } from "../../reading/model/schema.ts";
import { boundedBy, ownContract as contractFrom } from "../../reading/own/contract.ts";
import { InputError } from "../command.ts";
import { OWN_DOMAIN } from "../show/read-reference.ts";
import type { FoundEvent } from "./find-events.ts";
import type { OwnContract } from "./own-events.ts";
import { refuse } from "./read-documents.ts";
import { sampleOf, samplesOf } from "./sample.ts";

export type { Ajv };

/** The longest text that is compared with a pattern, for each pattern that has a limit. */
type Limits = ReadonlyMap<string, number>;
/** The name, in the code that ajv writes, of the function that makes regular expressions. */
const BOUNDED = "bounded";
const MOST_SHAPES = 20_000;

export async function openAjv(limits: Limits): Promise<Ajv> {
  try {
    const { Ajv2020 } = await import("ajv/dist/2020.js");
    const { default: formats } = await import("ajv-formats");
    const ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      verbose: true,
      // A name that every object inherits, such as `toString`, is no field of a payload.
      ownProperties: true,
      // With `inlineRefs`, ajv would compile a shared schema again for each reference.
      inlineRefs: false,
      logger: false,
      addUsedSchema: false,
      code: { source: true, regExp: Object.assign(boundedBy(limits), { code: BOUNDED }) },
    });
    formats.default(ajv);
    // In the expression for `url`, the part for a password takes quadratic time, so it is removed.
    const { url } = ajv.formats;
    if (url instanceof RegExp)
      ajv.addFormat("url", new RegExp(url.source.replace("(?::\\S*)?", ""), url.flags));
    return ajv;
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
  readonly ajv: Ajv;
  readonly limits: Limits;
  /** The names of all events, including the events of the catalogue. */
  readonly names: readonly string[];
}

export function makeOwnContract({ event, schema, ajv, limits, names }: Origin): OwnContract {
  const { name, description = "" } = event;
  const { file } = event.schema.document;
  const { type = name, version = "" } = splitName(name) ?? {};
  const title = typeof schema.title === "string" ? schema.title : name;
  const about = { name, type, version, domain: OWN_DOMAIN.name, title, constant: name };
  const row = { ...about, description, schema: file };
  let guard: ValidateFunction | undefined;
  /** Compiles the schema with ajv. Refuses a wrong schema before other code reads it. */
  const judge = (): ValidateFunction => {
    try {
      guard ??= ajv.compile(schema);
      return guard;
    } catch (error) {
      return refuse(file, `has a schema that can't be used (${name}): ${(error as Error).message}`);
    }
  };
  const contract = contractFrom(name, schema, judge);
  const issuesOf = (payload: unknown) => {
    const result = contract.validate(payload);
    return result.ok ? [] : result.issues;
  };
  const exampleOf = (): unknown => {
    judge();
    return event.example ?? sampleOf(formOf(schema, file, name)).value;
  };
  return {
    row,
    contract,
    async code() {
      const { default: standalone } = await import("ajv/dist/standalone/index.js");
      const code = standalone.default(ajv, judge());
      const expression = asExpression(code, createRequire(import.meta.url));
      return `((${BOUNDED}) => ${expression})(boundedBy(new Map(${JSON.stringify([...limits])})))`;
    },
    fixture() {
      const example = exampleOf();
      const [issue] = issuesOf(example);
      if (issue)
        refuse(file, `needs an example of ${name} that satisfies its schema: ${issue.detail}`);
      const others = () =>
        samplesOf(() => formOf(schema, file, name)).flatMap((sample) =>
          contract.is(sample) ? ownFixtureData(sample, issuesOf) : [],
        );
      return { ...ownFixtureData(example, issuesOf), others };
    },
    describe() {
      const example = exampleOf();
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
        examples: contract.is(example) ? [{ name: "example", value: example }] : [],
        declaration: "",
        emittedBy: [],
        schema,
      };
    },
  };
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
