import type { FixtureData } from "../../library/fixtures/fixture-data.ts";
import type { AnyContract } from "../../reading/judge/check-payload.ts";
import type { CatalogueEvent, DescribedEvent } from "../../reading/model/description.ts";

/** An event of the user's own. Its validator and description are made when they are needed. */
export interface OwnContract {
  readonly row: CatalogueEvent;
  readonly contract: AnyContract;
  /** Compiles the schema, which happens otherwise when the first payload is judged. */
  ready(): void;
  describe(): DescribedEvent;
  /** Returns the functions of ajv as an expression for browsers. */
  code(): Promise<string>;
  fixture(): FixtureData;
}

export type OwnContracts = ReadonlyMap<string, OwnContract>;
