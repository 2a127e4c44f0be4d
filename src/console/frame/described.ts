// The descriptions of events and operations, loaded by section.
import type { DescribedOperation, SectionData, Shared } from "../data.ts";
import { loadJson } from "./load.tsx";
import { loadOnce } from "./load-once.ts";
import { unpack } from "./unpack.ts";

const load = <Content>(path: string): Promise<Content> =>
  loadOnce(`unpacked ${path}`, async () => unpack(await loadJson<Shared<Content>>(path)));

/** The events of a section by name. */
export const loadSection = (section: string): Promise<SectionData> =>
  load(`./events/${section}.json`);

/** All operations by their id. */
export const loadOperations = (): Promise<Readonly<Record<string, DescribedOperation>>> =>
  load("./operations.json");
