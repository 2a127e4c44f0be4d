// Chooses changes by --events, --operations and --breaks.
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { pairOperations, readOperations } from "../../reading/diff/operations.ts";
import { PARTIES } from "../../reading/diff/parties.ts";
import { type Option, type ParsedArguments, UsageError } from "../command.ts";

const HALVES = [
  { half: "events", noun: "event" },
  { half: "openapi", noun: "operation" },
] as const;

const namesOf = (noun: string): Option => ({
  value: "NAMES",
  multiple: true,
  help: `Only these ${noun}s, with commas between them; * stands for any part of a name.`,
});

export const CHOICE: Readonly<Record<string, Option>> = {
  events: namesOf("event"),
  operations: namesOf("operation"),
  breaks: {
    value: "WHOM",
    multiple: true,
    choices: PARTIES,
    help: "Only what breaks these, with commas between them.",
  },
};

/** Returns the chosen changes. If only events are named, no operation is chosen, and vice versa. */
export function chosen(
  changes: readonly Change[],
  args: ParsedArguments,
  before: ContractDocuments,
  after: ContractDocuments,
): Change[] {
  const [old, now] = [before, after].map(({ openapi }) => (openapi ? readOperations(openapi) : []));
  const pairs = pairOperations(old ?? [], now ?? []);
  /** The new id of each operation, by its old id. */
  const renamed = new Map(pairs.map(([was, is]) => [was.id, is.id]));
  const subjectsByHalf = {
    events: [...(after.schemas?.keys() ?? [])],
    openapi: (now ?? []).map(({ id }) => id),
  };
  const wanted = HALVES.flatMap(({ half, noun }) => {
    const subjects = changes.filter((change) => change.half === half);
    const names = [...subjectsByHalf[half], ...subjects.map(({ subject }) => subject)];
    return args
      .texts(`${noun}s`)
      .flatMap((text) => text.split(","))
      .map((text) => ({ half, pattern: patternOf(text.trim(), names, noun) }));
  });
  const parties = args.texts("breaks");
  return changes.filter(({ half, subject, breaks }) => {
    const names = [subject, renamed.get(subject) ?? subject];
    const patterns = wanted.flatMap((choice) => (choice.half === half ? choice.pattern : []));
    return (
      (wanted.length === 0 || names.some((name) => patterns.some((one) => one.test(name)))) &&
      (parties.length === 0 || breaks.some((party) => parties.includes(party)))
    );
  });
}

function patternOf(text: string, names: readonly string[], noun: string): RegExp {
  const parts = text.split("*").map((part) => part.replaceAll(/[^\w-]/g, "\\$&"));
  const pattern = new RegExp(`^${parts.join(".*")}$`);
  if (names.some((name) => pattern.test(name))) return pattern;
  throw new UsageError(`There is no ${noun} "${text}"${didYouMean(nearest(text, names), ".")}`);
}
