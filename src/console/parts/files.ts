/** The longest text that the editor opens. Longer texts are judged without an editor. */
export const MOST_EDITED = 1_000_000;

/** The longest text of an answer or of staged data that is shown. */
export const MOST_SHOWN = 50_000;

/** Writes a size: `48.7 MB`, `312 KB`. */
export const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 100) / 10} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

export function saveFile(name: string, pieces: readonly string[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([...pieces]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
