import type { FixtureData } from "../../library/fixtures/fixture-data.ts";
import type { AnyContract } from "../../reading/judge/judge.ts";
import type { CatalogueEvent, DescribedEvent } from "../../reading/model/description.ts";

/** An event of the user's own. Its validator and description are made when they are needed. */
export interface OwnContract {
  readonly row: CatalogueEvent;
  readonly contract: AnyContract;
  describe(): DescribedEvent;
  /** Returns ajv's function as an expression for browsers. The expression calls `boundedBy`. */
  code(): Promise<string>;
  fixture(): FixtureData;
}

export type OwnContracts = ReadonlyMap<string, OwnContract>;
