// Compares a bundle that somebody opened with the contract of the page.
import { schemasOfAsyncApi } from "../../reading/diff/asyncapi.ts";
import type { Change } from "../../reading/diff/change.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { loadDocument } from "../frame/load.tsx";

/** What a bundle came to; a text says why it can't be compared. */
export type ComparedBundle =
  | { readonly what: string; readonly changes: readonly Change[] }
  | string;

/** Compares an OpenAPI or AsyncAPI document with the one of this contract. */
export async function compareBundle(file: File, names: readonly string[]): Promise<ComparedBundle> {
  const content = parse(await file.text());
  if (content === undefined) return `${file.name} is not JSON.`;
  if ("$defs" in content && "events" in content)
    return `${file.name} is a lock file, not a bundle. Open the openapi.json or asyncapi.json beside it, or run: npx energy-contracts diff --against FOLDER`;
  if ("openapi" in content && typeof content.openapi === "string")
    return {
      what: "the operations",
      changes: compareContracts(
        { openapi: withoutServers(content) },
        { openapi: withoutServers(await loadDocument<object>("openapi.json")) },
      ),
    };
  if ("asyncapi" in content)
    return {
      what: "the events",
      changes: compareContracts(
        { schemas: schemasOfAsyncApi(content) },
        { schemas: await loadSchemas(names) },
      ),
    };
  return `${file.name} is neither an OpenAPI nor an AsyncAPI document.`;
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

function parse(text: string): object | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === "object" && content !== null ? content : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
