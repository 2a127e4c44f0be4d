import { nearestName, plain, typeOfName, versionsOf } from "../../library/names/versions.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { printable } from "../../library/text/printable.ts";
import type { CatalogueEvent, OperationRow } from "../../reading/model/description.ts";
import { InputError, type Io, UsageError } from "../command.ts";

const MOST_SUGGESTIONS = 10;
const ALL_NAMES =
  'Run "energy-contracts list" for all events, with --operations for all operations.';

/** Finds an event by any of its names, or an operation. Throws an error with the nearest names. */
export function find(
  name: string,
  events: readonly CatalogueEvent[],
  operations: readonly OperationRow[],
  { err }: Pick<Io, "err">,
): CatalogueEvent | OperationRow {
  const found =
    events.find((event) => event.name === name) ??
    events.find(({ title, constant }) => [title, constant].includes(name)) ??
    operations.find(({ operationId }) => operationId === name);
  if (found) return found;
  const versions = eventsOfType(name, events);
  const newest = versions.at(-1);
  if (newest) {
    const rest = versions.length > 1 ? ", the newest" : "";
    err(`${name} has ${versionList(versions)}. This is ${newest.version}${rest}.\n`);
    return newest;
  }
  if (name === "events" || name === "operations")
    throw new UsageError(
      `show takes one name. energy-contracts list${name === "events" ? "" : " --operations"} has all of them.`,
    );
  const ids = operations.map(({ operationId }) => operationId);
  throw new InputError(unknownName(name, events, ids), 3);
}

/** Lists the events of a type, the oldest version first. */
function eventsOfType(type: string, events: readonly CatalogueEvent[]): CatalogueEvent[] {
  const names = events.map(({ name }) => name);
  return versionsOf(type, names).flatMap((name) => events.filter((event) => event.name === name));
}

const versionList = (versions: readonly CatalogueEvent[]): string =>
  `${versions.length > 1 ? "the versions" : "one version,"} ${versions.map(({ version }) => version).join(", ")}`;

function unknownName(name: string, events: readonly CatalogueEvent[], ids: readonly string[]) {
  const nothing = `There is no event or operation "${printable(name)}"`;
  const versions = eventsOfType(typeOfName(name), events);
  if (versions[0]) return `${nothing}. ${versions[0].type} has ${versionList(versions)}.`;
  const names = [...ids, ...events.map((event) => event.name)];
  const near = namesLike(name, names).map(printable);
  if (near.length === 0) return `${nothing}. ${ALL_NAMES}`;
  if (near.length === 1) return nothing + didYouMean(near[0]);
  const shown = near.slice(0, MOST_SUGGESTIONS).map((candidate) => `  ${candidate}`);
  const more = near.length > shown.length ? [`  and ${near.length - shown.length} more`] : [];
  return [`${nothing}. Did you mean one of these?`, ...shown, ...more, ALL_NAMES].join("\n");
}

/** Returns the names that contain the word in any spelling; if none does, those it may mean. */
function namesLike(name: string, names: readonly string[]): string[] {
  const word = plain(name);
  const holding = names.filter((other) => word !== "" && plain(other).includes(word));
  const near = nearestName(name, names);
  if (holding.length > 0) return holding;
  if (near !== undefined) return [near];
  const part = nearest(word, names.join(".").split(/[^a-z]+/));
  return part ? names.filter((other) => other.includes(part)) : [];
}
