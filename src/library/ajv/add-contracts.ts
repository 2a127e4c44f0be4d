import { AJV_SCHEMAS } from "../../../generated/ajv-schemas.ts";
import { FORMATS } from "../runtime/formats.ts";

/** The members of an `Ajv2020` that `addContracts` uses. */
export interface Ajv {
  /** The schemas by name. */
  readonly schemas: object;
  /** The schemas by their `$id`. */
  readonly refs: object;
  getKeyword(keyword: string): unknown;
  addFormat(name: string, format: (text: string) => boolean): unknown;
  addSchema(schema: object, name: string): unknown;
}

/**
 * Adds the schema of every event (`account.created-v1`), request body (`stageAccount`) and answer
 * (`stageAccount.400`) to an `Ajv2020`, and returns the ajv. The schemas are those of
 * `energy-contracts/schemas` without titles, descriptions and examples. Their formats have names
 * such as `energy-contracts/date`, so other formats of the ajv stay unchanged.
 */
export function addContracts<Instance extends Ajv>(ajv: Instance): Instance {
  if (!ajv.getKeyword("prefixItems"))
    throw new TypeError('addContracts needs an Ajv2020, which "ajv/dist/2020.js" exports.');
  const taken = Object.keys(AJV_SCHEMAS).find((name) => name in ajv.schemas || name in ajv.refs);
  if (taken !== undefined) throw new Error(`This ajv has a schema called ${taken} already.`);
  for (const [name, test] of Object.entries(FORMATS))
    ajv.addFormat(`energy-contracts/${name}`, test);
  for (const [name, schema] of Object.entries(AJV_SCHEMAS)) ajv.addSchema(schema, name);
  return ajv;
}
