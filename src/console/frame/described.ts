// The descriptions of events and operations, loaded by section.
import type { DescribedEvent, DescribedOperation, Index, SectionData } from "../data.ts";
import { loadJson } from "./load.tsx";
import type { Loading } from "./load-once.ts";
import { readFields } from "./read-fields.ts";

const load = <Content>(path: string): Loading<Content> => loadJson(path, readFields);

/** The section of an event. */
export const sectionOf = ({ events, sections }: Index, name: string) =>
  sections[events.find(([event]) => event === name)?.[2] ?? -1];

/** The events of a section by name. */
export const loadSection = (section: string): Loading<SectionData> =>
  load(`./events/${section}.json`);

/** An event of the catalogue. */
export async function loadEvent(index: Index, name: string): Promise<DescribedEvent | undefined> {
  const section = sectionOf(index, name);
  return section && (await loadSection(section.name))[name];
}

/** All operations by their id. */
export const loadOperations = (): Loading<Readonly<Record<string, DescribedOperation>>> =>
  load("./operations.json");
