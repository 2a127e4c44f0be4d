// What --reads names: who reads which fields. Only what breaks them is told then.
import { resolve } from "node:path";
import { amount } from "../../library/text/printable.ts";
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { breaksReader, readersIn, unknownIn } from "../../reading/diff/readers.ts";
import { toldOnce } from "../../reading/diff/shared-changes.ts";
import type { Io } from "../command.ts";
import { openDocuments, refuse } from "../contracts/read-documents.ts";

/** Keeps the changes that break a reader, with the readers, and says how many others there are. */
export function onlyReads(
  files: readonly string[],
  changes: readonly Change[],
  sides: readonly ContractDocuments[],
  io: Io,
): readonly Change[] {
  const documents = openDocuments(io.cwd);
  const readers = files.flatMap((name) => {
    const { file, root } = documents.read(resolve(io.cwd, name));
    const found = readersIn(root, file);
    if (typeof found === "string") return refuse(file, found);
    const fault = unknownIn(found, sides);
    return fault === undefined ? found : refuse(file, fault);
  });
  const brokenBy = breaksReader(readers, ...sides);
  const read = changes.map(brokenBy);
  const others = toldOnce(changes.filter((_, index) => !read[index]));
  if (others.length > 0) {
    const verb = others.length === 1 ? "breaks" : "break";
    io.err(`${amount(others.length, "change")} ${verb} nobody who reads.\n`);
  }
  return read.filter((change) => change !== undefined);
}
