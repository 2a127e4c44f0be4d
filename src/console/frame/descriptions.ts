import { fileNameOf } from "../../library/names/file-name.ts";
import type { DescribedEvent, DescribedOperation, SectionData } from "../data.ts";
import { loadDocument, loadJson } from "./load.tsx";
import { index, type Loading } from "./load-once.ts";
import { readFields } from "./read-fields.ts";

export const sectionOf = (name: string) =>
  index.sections[index.events.find(([event]) => event === name)?.[2] ?? -1];

export const loadSection = (section: string): Loading<SectionData> =>
  loadJson(`./events/${section}.json`, readFields);

export async function loadEvent(name: string): Promise<DescribedEvent | undefined> {
  const section = sectionOf(name);
  return section && (await loadSection(section.name))[name];
}

export const loadSchema = (name: string): Loading<object> =>
  loadDocument(`schemas/${fileNameOf(name)}.json`);

export const loadOperations = (): Loading<Readonly<Record<string, DescribedOperation>>> =>
  loadJson("./operations.json", readFields);
