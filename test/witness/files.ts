import type { Files } from "../../src/cli/contracts/read-documents.ts";

/** Files that are in no folder, by their names. */
export const inMemory = (files: Readonly<Record<string, unknown>>): Files => ({
  read(path) {
    const content = files[path.slice(1)];
    if (content === undefined) throw new Error(`There is no file ${path}.`);
    return Buffer.from(JSON.stringify(content));
  },
  list: (path) => [path],
});
