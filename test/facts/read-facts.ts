import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Fact {
  /** The `## section` that the line stands in. */
  readonly folder: string;
  readonly name: string;
  /** Everything behind the name, in the notation that the top of the file explains. */
  readonly fields: string;
}

/** The lines of catalogue.facts, those of shared shapes under the folder `_shared`. */
export function readFacts(): Fact[] {
  const facts: Fact[] = [];
  let folder = "";
  for (const line of readFileSync(join(import.meta.dirname, "catalogue.facts"), "utf8").split("\n")) {
    if (line.startsWith("## ")) folder = line.slice(3);
    else if (line !== "" && !line.startsWith("#")) facts.push({ folder, ...readLine(line) });
  }
  return facts;
}

function readLine(line: string): Omit<Fact, "folder"> {
  const [, name, fields] = /^(\S+): (\S.*)$/.exec(line) ?? [];
  if (name === undefined || fields === undefined) throw new Error(`catalogue.facts: "${line}" is not of the form "name: fields".`);
  return { name, fields };
}
