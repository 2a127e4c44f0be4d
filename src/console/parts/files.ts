import { useState } from "preact/hooks";
import { useListener } from "../frame/hooks.ts";

/** The longest text that the editor opens. Longer texts are checked without an editor. */
export const MOST_EDITED = 100_000;

/** The endings of files of messages. */
export const OF_MESSAGES = ".json,.ndjson,.jsonl,.gz,.zst";

/** The longest text of an answer or of staged data that is shown. */
export const MOST_SHOWN = 50_000;

export const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 100) / 10} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

export function saveFile(name: string, pieces: readonly string[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([...pieces]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Takes files that are dropped anywhere on the page. Returns true while a file is over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useListener("dragover", (event) => {
    event.preventDefault();
    setOver(event.dataTransfer?.types.includes("Files") ?? false);
  });
  useListener("dragleave", ({ relatedTarget }) => setOver(relatedTarget !== null));
  useListener("drop", (event) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onFile(file);
  });
  return isOver;
}
