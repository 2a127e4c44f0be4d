// Compares a bundle that somebody opened with the contract of the page.
import type { Change } from "../../reading/diff/change.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { contractInJson } from "../../reading/diff/contract-in.ts";
import { toldOnce } from "../../reading/diff/told-once.ts";
import { loadDocument } from "../frame/load.tsx";

/** What a bundle came to; a text says why it can't be compared. */
export type ComparedBundle =
  | { readonly what: string; readonly changes: readonly Change[] }
  | string;

export async function compareBundle(file: File, names: readonly string[]): Promise<ComparedBundle> {
  const before = contractInJson(await file.text());
  if (typeof before === "string") return `${file.name} ${before}.`;
  const { schemas, openapi } = before;
  const after = {
    schemas: schemas && (await loadSchemas(names)),
    openapi: openapi && withoutServers(await loadDocument<object>("openapi.json")),
  };
  const old = { ...before, openapi: openapi && withoutServers(openapi) };
  const halves = [schemas && "the events", openapi && "the operations"];
  return {
    what: halves.filter(Boolean).join(" and "),
    changes: toldOnce(compareContracts(old, after)),
  };
}

/** The document of a server names itself, which is no change of the contract. */
const withoutServers = (document: object): object => ({ ...document, servers: [] });

/** The schemas of the contract, which are small. No page but this one needs all of them. */
const loadSchemas = async (names: readonly string[]): Promise<ReadonlyMap<string, object>> =>
  new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await loadDocument<object>(`schemas/${name}.json`)] as const,
      ),
    ),
  );
