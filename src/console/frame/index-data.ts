import type { Index } from "../data.ts";
import { loadJson } from "./load.tsx";

/** What the list and the search need, loaded once. */
export const loadIndex = (): Promise<Index> => loadJson("./index.json");
