// An event of one's own as the commands take it: judged by ajv, described as those of the catalogue.
import { ownFixtureData } from "../../library/fixtures/fixture-data.ts";
import { splitName, versionsOf } from "../../library/names/versions.ts";
import { fieldsOf } from "../../reading/model/fields.ts";
import type { JsonSchema, Resolve } from "../../reading/model/schema.ts";
import { resolveInside } from "../../reading/model/self-contained.ts";
import { ownContract as contractFrom } from "../../reading/own/contract.ts";
import { OWN_DOMAIN } from "../show/read-reference.ts";
import type { FoundEvent } from "./find-events.ts";
import { browserCode, type OpenAjv, type OwnGuard } from "./open-ajv.ts";
import type { OwnContract } from "./own-events.ts";
import { refuse } from "./read-documents.ts";
import { sampleOf } from "./sample.ts";

const MOST_SHAPES = 20_000;

export function ownContract(
  { name, description = "", schema: { document }, example: given }: FoundEvent,
  schema: JsonSchema,
  ajv: OpenAjv,
  names: readonly string[],
): OwnContract {
  const { file } = document;
  const { type = name, version = "" } = splitName(name) ?? {};
  const title = typeof schema.title === "string" ? schema.title : name;
  const domain = OWN_DOMAIN.name;
  const row = { name, type, version, domain, title, constant: name, description, schema: file };
  let guard: OwnGuard | undefined;
  /** Also refuses what is not a schema, before it is read as one. */
  const guardOf = () => {
    guard ??= compile(schema, ajv, file, name);
    return guard;
  };
  const contract = contractFrom(name, schema, guardOf);
  const issuesOf = (payload: unknown) => {
    const result = contract.validate(payload);
    return result.ok ? [] : result.issues;
  };
  const readExample = () => {
    guardOf();
    return given ?? sampleOf(schema, limited(schema, file));
  };
  return {
    row,
    contract,
    code: () => browserCode(ajv, guardOf()),
    fixture() {
      const example = readExample();
      const [issue] = issuesOf(example);
      if (issue)
        refuse(file, `needs an example of ${name} that satisfies its schema: ${issue.detail}`);
      return ownFixtureData(example, issuesOf);
    },
    describe() {
      const example = readExample();
      return {
        kind: "event",
        ...row,
        section: OWN_DOMAIN.title,
        import: "",
        source: file,
        versions: version === "" ? [name] : versionsOf(type, names),
        changes: [],
        fields: fieldsOf(schema, limited(schema, file)),
        evidence: [],
        examples: contract.is(example) ? [{ name: "example", value: example }] : [],
        declaration: "",
        emittedBy: [],
        schema,
      };
    },
  };
}

function compile(schema: JsonSchema, ajv: OpenAjv, file: string, name: string): OwnGuard {
  try {
    return ajv.compile(schema);
  } catch (error) {
    return refuse(file, `has a schema that can't be used (${name}): ${(error as Error).message}`);
  }
}

/** Finds shapes, and refuses schemas whose fields have no end. */
function limited(schema: JsonSchema, file: string): Resolve {
  const resolve = resolveInside(schema);
  let shapes = 0;
  return (reference) =>
    ++shapes > MOST_SHAPES ? refuse(file, "has too many fields to be shown") : resolve(reference);
}
