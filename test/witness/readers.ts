// Every reader of documents that other people write. A reader is added here, in a file of its own.
import { diffDocuments } from "./diff-documents.ts";
import { diffOwnContracts } from "./diff-own-contracts.ts";
import { diffSchemas } from "./diff-schemas.ts";
import { openApi, ownContracts } from "./own-contracts.ts";
import type { Reader } from "./reader.ts";

export const READERS: readonly Reader[] = [
  diffSchemas,
  diffOwnContracts,
  diffDocuments,
  ownContracts,
  openApi,
];
