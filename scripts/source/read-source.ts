import { join } from "node:path";
import { collectEvidence, type PlacedEvidence } from "./evidence.ts";
import { type EventsSource, readEvents } from "./read-events.ts";
import {
  bundleOpenApi,
  isDocument,
  type OpenApiDocument,
  readOpenApiFiles,
} from "./read-openapi.ts";

/** Everything hand-written that the contract is made of. */
export interface Source {
  readonly events: EventsSource;
  /** All OpenAPI documents as one. */
  readonly openapi: OpenApiDocument;
  /** The names of the OpenAPI documents. */
  readonly documents: readonly string[];
  readonly evidence: readonly PlacedEvidence[];
}

export async function readSource(root: string): Promise<Source> {
  const events = readEvents(join(root, "events"));
  const files = readOpenApiFiles(join(root, "openapi"));
  return {
    events,
    openapi: await bundleOpenApi(join(root, "openapi")),
    documents: files.filter(isDocument).map((file) => file.path),
    evidence: [
      ...events.evidence.map((evidence) => ({
        file: "events/evidence.json",
        pointer: "",
        evidence,
      })),
      ...files.flatMap(({ path, content }) => collectEvidence(`openapi/${path}`, content)),
    ],
  };
}
