import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Fact {
  /** The `## section` that the line stands in. */
  readonly folder: string;
  readonly name: string;
  /** Everything behind the name, in the notation that the top of the file explains. */
  readonly fields: string;
}

const SHAPES = "_shared";

export const readEventFacts = (): Fact[] => readFacts().filter(({ folder }) => folder !== SHAPES);
export const readShapeFacts = (): Fact[] => readFacts().filter(({ folder }) => folder === SHAPES);

/** The sections in the order of the catalogue, each with its title. */
export const readSectionFacts = (): { name: string; title: string }[] =>
  readLines()
    .filter((line) => line.startsWith("## "))
    .map(readSection)
    .flatMap(([name = "", title]) => (title === undefined ? [] : [{ name, title }]));

/** `## folder: title`; shared shapes have no title. */
const readSection = (line: string): string[] => line.slice(3).split(/: (.*)/, 2);

/**
 * The line `# counts:`, the only place where the sizes of the catalogue are written down: each
 * number by what it counts.
 */
export function readCounts(): Record<string, number> {
  const [, counts] = readLines().flatMap((line) => /^# counts: (.+)$/.exec(line) ?? []);
  if (counts === undefined) throw new Error('catalogue.facts: There is no line "# counts: ...".');
  return Object.fromEntries(counts.split(", ").map(readCount));
}

function readCount(text: string): [string, number] {
  const [, count, counted] = /^(\d+) (\S.*)$/.exec(text) ?? [];
  if (counted === undefined)
    throw new Error(`catalogue.facts: "${text}" is not of the form "number what".`);
  return [counted, Number(count)];
}

function readFacts(): Fact[] {
  const facts: Fact[] = [];
  let folder = "";
  for (const line of readLines()) {
    if (line.startsWith("## ")) [folder = ""] = readSection(line);
    else if (line !== "" && !line.startsWith("#")) facts.push({ folder, ...readFact(line) });
  }
  return facts;
}

const readLines = (): string[] =>
  readFileSync(join(import.meta.dirname, "catalogue.facts"), "utf8").split("\n");

function readFact(line: string): Omit<Fact, "folder"> {
  const [, name, fields] = /^(\S+): (\S.*)$/.exec(line) ?? [];
  if (name === undefined || fields === undefined)
    throw new Error(`catalogue.facts: "${line}" is not of the form "name: fields".`);
  return { name, fields };
}
