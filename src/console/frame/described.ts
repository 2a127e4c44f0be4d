// The descriptions of events and operations, loaded by section.
import type { DescribedOperation, SectionData } from "../data.ts";
import { loadJson } from "./load.tsx";
import { readFields } from "./read-fields.ts";

const load = <Content>(path: string): Promise<Content> => loadJson(path, readFields);

/** The events of a section by name. */
export const loadSection = (section: string): Promise<SectionData> =>
  load(`./events/${section}.json`);

/** All operations by their id. */
export const loadOperations = (): Promise<Readonly<Record<string, DescribedOperation>>> =>
  load("./operations.json");
