import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { parse, YAMLParseError } from "yaml";
import { escapeKey } from "../../src/library/json/pointer.ts";
import { listFiles } from "./list-files.ts";
import {
  type Components,
  isReference,
  type OpenApiDocument,
  operationsOf,
  type PathItem,
} from "./openapi.ts";
import { SourceError } from "./source-error.ts";

export interface OpenApiFile {
  readonly path: string;
  readonly content: Partial<OpenApiDocument>;
}

/** Reads the documents of the folder. Files in its subfolders have only shared `components`. */
export function readOpenApiFiles(root: string): OpenApiFile[] {
  return listFiles(root)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => ({ path: file, content: parseFile(root, file) }));
}

export function parseFile<Content>(root: string, file: string): Content {
  try {
    return parse(readFileSync(join(root, file), "utf8")) as Content;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    throw new SourceError(
      `${basename(root)}/${file}:${line}:${col}: it is not valid YAML. ${error.message}`,
      { cause: error },
    );
  }
}

export const isDocument = (file: OpenApiFile): boolean => !file.path.includes("/");

/**
 * Merges all documents into one. It has the paths of every document, and registers every component
 * by its name in the root. Prism and openapi-typescript find a schema only by its registered name,
 * so they would lose a component that only a path into an operation reaches.
 */
export async function bundleOpenApi(root: string, files: readonly OpenApiFile[]) {
  const documents = files
    .filter(isDocument)
    .map((file) => ({ path: file.path, content: file.content as OpenApiDocument }));
  const first = documents[0]?.content;
  if (!first) throw new Error(`${root} has no OpenAPI document.`);
  const merged: OpenApiDocument = {
    openapi: first.openapi,
    ...(first.jsonSchemaDialect && { jsonSchemaDialect: first.jsonSchemaDialect }),
    info: {
      title: "Energy contracts",
      version: "1.0",
      summary: "Bring accounts and products onto an energy platform, and read its products.",
      description: documents
        .map(({ content }) => `# ${content.info.title}\n\n${content.info.description ?? ""}`)
        .join("\n\n"),
      ...(first.info.contact ? { contact: first.info.contact } : {}),
      ...(first.info.license ? { license: first.info.license } : {}),
      "x-evidence": documents.flatMap(({ content }) => content.info["x-evidence"] ?? []),
    } as OpenApiDocument["info"],
    ...(first.servers ? { servers: first.servers } : {}),
    tags: documents.flatMap(({ content }) => content.tags ?? []),
    paths: {},
    components: registerComponents(files),
  };
  for (const { path, content } of documents) {
    for (const address of Object.keys(content.paths)) {
      if (merged.paths[address])
        throw new SourceError(`openapi/${path}: the path ${address} is in another document too.`);
      merged.paths[address] = { $ref: `${path}#/paths/${pointerToken(address)}` } as PathItem;
    }
  }
  const bundled = (await SwaggerParser.bundle(join(root, "bundle.yaml"), merged as never, {}).catch(
    (error: unknown) => {
      if (!(error instanceof Error && "source" in error && typeof error.source === "string"))
        throw error;
      throw new SourceError(`openapi/${relative(root, error.source)}: ${error.message}`, {
        cause: error,
      });
    },
  )) as unknown as OpenApiDocument;
  inheritSecurity(bundled, documents);
  return bundled;
}

const pointerToken = (key: string): string => encodeURIComponent(escapeKey(key));

function registerComponents(files: readonly OpenApiFile[]): Components {
  const components: Components = {};
  const owner = new Map<string, string>();
  for (const { path, content } of files) {
    for (const [kind, entries] of Object.entries(content.components ?? {})) {
      for (const [name, entry] of Object.entries(entries)) {
        // The file that contains a component registers it, not a file that refers to it.
        if (isReference(entry as object)) continue;
        const earlier = owner.get(`${kind}/${name}`);
        if (earlier !== undefined)
          throw new SourceError(
            `openapi/${path}: components/${kind}/${name} is also in ${earlier}. Give one of them another name.`,
          );
        owner.set(`${kind}/${name}`, path);
        components[kind] ??= {};
        components[kind][name] = { $ref: `${path}#/components/${kind}/${pointerToken(name)}` };
      }
    }
  }
  const kinds = Object.entries(components).map(
    ([kind, entries]) => [kind, sorted(entries)] as const,
  );
  return sorted(Object.fromEntries(kinds));
}

export const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Copies a document's `security` into its operations: the merged document has no such default. */
function inheritSecurity(
  bundled: OpenApiDocument,
  documents: readonly { content: OpenApiDocument }[],
): void {
  for (const { content } of documents)
    for (const { path, method } of operationsOf(content)) {
      const operation = bundled.paths[path]?.[method];
      if (operation && !operation.security) operation.security = content.security ?? [];
    }
}
