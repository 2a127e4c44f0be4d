import type { FixtureData } from "../../library/fixtures/fixture-data.ts";
import type { AnyContract } from "../../reading/judge/judge.ts";
import type { CatalogueEvent, DescribedEvent } from "../../reading/model/description.ts";

/** An event of the user's own. What it takes to judge and to describe it is made when it is needed. */
export interface OwnContract {
  readonly row: CatalogueEvent;
  readonly contract: AnyContract;
  describe(): DescribedEvent;
  /** An expression for the function of ajv that judges it, which runs in a browser beside `boundedBy`. */
  code(): Promise<string>;
  fixture(): FixtureData;
}

export type OwnContracts = ReadonlyMap<string, OwnContract>;
